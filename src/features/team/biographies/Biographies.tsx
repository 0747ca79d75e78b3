import { Box } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icons/Icon';
import { RichText } from '../../../components/ui/RichText';
import { useMediaQuery } from '../../../components/ui/tabs/useMediaQuery';
import { TextAnchor } from '../../../components/ui/TextLink';
import { Life, ListOfLives, OpeningHint } from './biography.styles';
import { MemberCard, type Portraits } from '../members/MemberCard';
import { acrossCard } from '../members/team.styles';
import type { TeamMemberView } from '../teamViews';
import { lifeId, toggleLife, useOpenedMember } from './useOpenedMember';

type MemberProps = {
  member: TeamMemberView;
  portraits: Portraits;
  /** `null` before the page is hydrated. */
  isOpen: boolean | null;
};

function MemberWithLife({ member, isOpen, ...rest }: MemberProps) {
  const { t } = useTranslation();
  const isPrinted = useMediaQuery('print');
  const { code, name, role, biography } = member;

  function toggle(event: MouseEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    toggleLife(code, isOpen === true);
  }

  if (!biography) return <MemberCard member={member} name={name} {...rest} />;
  return (
    <>
      <MemberCard
        member={member}
        name={
          <TextAnchor
            href={`#${code}`}
            variant="title"
            css={acrossCard}
            aria-expanded={isOpen ?? undefined}
            aria-controls={lifeId(code)}
            onClick={toggle}
          >
            {name}
          </TextAnchor>
        }
        {...rest}
      >
        <OpeningHint aria-hidden data-open={isOpen || undefined}>
          {t('common:life')}
          <Icon name="caret-down" />
        </OpeningHint>
      </MemberCard>
      <Life
        id={lifeId(code)}
        role="group"
        aria-label={`${t('common:life')} – ${name}`}
        tabIndex={-1}
        hidden={isOpen === false && !isPrinted}
        onKeyDown={({ key }) => {
          if (key === 'Escape') toggleLife(code, true);
        }}
      >
        <div>
          <Box as="p" textStyle="heading" color="fg.title" width="fit-content">
            {name}
          </Box>
          <Box as="p" textStyle="small" color="fg.muted" marginTop="1">
            {role}
          </Box>
        </div>
        <RichText html={biography} />
      </Life>
    </>
  );
}

type TeamLivesProps = Omit<MemberProps, 'member' | 'isOpen'> & { members: readonly TeamMemberView[] };

/** Members of the team, each with a short life that the name opens. It is the page's address while it is open. */
export function TeamLives({ members, ...rest }: TeamLivesProps) {
  const opened = useOpenedMember(members);
  return (
    <ListOfLives data-lives={opened === null ? 'links' : undefined}>
      {members.map((member) => (
        <li key={member.code}>
          <MemberWithLife
            member={member}
            isOpen={opened === null ? null : opened === member.code}
            {...rest}
          />
        </li>
      ))}
    </ListOfLives>
  );
}
