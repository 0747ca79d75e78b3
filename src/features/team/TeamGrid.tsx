import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { TextLink } from '../../components/ui/TextLink';
import { parseLocale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import { MemberCard } from './members/MemberCard';
import { acrossCard, Hint, List } from './members/team.styles';
import type { Portraits } from './portraitsOf';
import type { TeamMemberView } from './teamViews';

type TeamGridProps = {
  members: readonly TeamMemberView[];
  portraits: Portraits;
  biographyLabel: string;
};

/** Members of the team, each with a link to the biography on the team's page. */
export function TeamGrid({ members, biographyLabel, ...rest }: TeamGridProps) {
  const teamPath = pagePath('teams', parseLocale(useTranslation().i18n.language));
  return (
    <List
      columnGap="6"
      gridTemplateColumns={{ lg: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(6, minmax(0, 1fr))' }}
    >
      {members.map((member) => (
        <li key={member.code}>
          <MemberCard
            member={member}
            name={
              <TextLink to={`${teamPath}#${member.code}`} variant="title" css={acrossCard}>
                {member.name}
              </TextLink>
            }
            {...rest}
          >
            <Hint aria-hidden>
              {biographyLabel}
              <Icon name="arrow-right" />
            </Hint>
          </MemberCard>
        </li>
      ))}
    </List>
  );
}
