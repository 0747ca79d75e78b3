import { Section } from '../../components/ui/Section';
import { Biographies } from './biographies/Biographies';
import type { Portraits } from './portraitsOf';
import type { TeamMemberView } from './teamViews';

type TeamSectionProps = {
  block: { code: string; title: string | null; body: string | null; members: readonly TeamMemberView[] };
  portraits: Portraits;
};

/** The team on its own page, with biographies. */
export function TeamSection({ block: { code, title, body, members }, portraits }: TeamSectionProps) {
  return (
    <Section id={code} title={title} intro={body} arrangement="stacked">
      <Biographies members={members} portraits={portraits} />
    </Section>
  );
}
