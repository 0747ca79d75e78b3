import { Section } from '../../components/ui/Section';
import { TeamLives } from './biographies/Biographies';
import type { Portraits } from './portraitsOf';
import type { TeamMemberView } from './teamViews';

type TeamSectionProps = {
  block: { code: string; title: string | null; body: string | null; members: readonly TeamMemberView[] };
  portraits: Portraits;
};

/** The team where it is the page's subject, with everyone's life. */
export function TeamSection({ block: { code, title, body, members }, portraits }: TeamSectionProps) {
  return (
    <Section id={code} title={title} intro={body} arrangement="stacked">
      <TeamLives members={members} portraits={portraits} />
    </Section>
  );
}
