import type { ContentLocale, TeamMember as Member } from '../parsing/content';
import type { TeamMember } from './resolverTypes.generated';
import { portraitPath } from './sitePaths';

export function teamMember(member: Member, locale: ContentLocale): TeamMember {
  const { code, name, department, role, biography, portrait } = member;
  return {
    code,
    name,
    role: role[locale],
    department,
    biography: biography?.[locale] ?? null,
    portrait: portrait && {
      url: portraitPath(portrait.fileName),
      width: portrait.width,
      height: portrait.height,
    },
  };
}
