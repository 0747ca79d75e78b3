import type { TeamMemberView } from '../../src/features/team/teamViews';
import type { SiteQuery } from '../contentApi/operations.generated';
import type { Sanitise } from '../sanitise/sanitiseHtml';

export function teamMembers(rows: SiteQuery['teamMembers'], sanitise: Sanitise): TeamMemberView[] {
  return rows.map(({ code, name, role, department, biography, portrait }) => ({
    code,
    name,
    role,
    department,
    biography: biography ? sanitise.page(biography) : null,
    hasPortrait: portrait != null,
  }));
}
