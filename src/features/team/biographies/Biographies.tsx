import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icons/Icon';
import { RichText } from '../../../components/ui/RichText';
import { Note } from '../../../components/ui/layout';
import { TextAnchor } from '../../../components/ui/TextLink';
import { MemberCard } from '../members/MemberCard';
import { acrossCard } from '../members/team.styles';
import type { TeamMemberView } from '../teamViews';
import { Biography, MemberList, OpeningHint } from './biography.styles';

/** Id of a member's biography; the id of the member is the code. */
function biographyId(code: string): string {
  return `${code}-biography`;
}

function MemberWithBiography({ member }: { member: TeamMemberView }) {
  const { t } = useTranslation();
  const { code, name, role, biography } = member;

  if (!biography) return <MemberCard member={member} name={name} />;
  return (
    <>
      <MemberCard
        member={member}
        name={
          <TextAnchor
            href={`#${code}`}
            variant="title"
            css={acrossCard}
            data-opens={code}
            aria-controls={biographyId(code)}
          >
            {name}
          </TextAnchor>
        }
      >
        <OpeningHint aria-hidden>
          {t('common:biography')}
          <Icon name="caret-down" />
        </OpeningHint>
      </MemberCard>
      <Biography
        id={biographyId(code)}
        role="group"
        aria-label={`${t('common:biography')} – ${name}`}
        tabIndex={-1}
        data-panel={code}
      >
        <div>
          <Box as="p" textStyle="heading" color="fg.title" width="fit-content">
            {name}
          </Box>
          <Note marginTop="1">{role}</Note>
        </div>
        <RichText html={biography} />
      </Biography>
    </>
  );
}

/**
 * Members of the team, each with a short biography that the name opens (`src/start/panels.ts`). The hash names the one that is
 * open.
 */
export function Biographies({ members }: { members: readonly TeamMemberView[] }) {
  return (
    <MemberList data-panels="biographies">
      {members.map((member) => (
        <li key={member.code}>
          <MemberWithBiography member={member} />
        </li>
      ))}
    </MemberList>
  );
}
