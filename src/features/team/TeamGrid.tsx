import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { columns } from '../../components/ui/layout';
import { TextLink } from '../../components/ui/TextLink';
import { parseLocale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import { MemberCard } from './members/MemberCard';
import { acrossCard, Hint, List } from './members/team.styles';
import type { TeamMemberView } from './teamViews';

/** On phones a line each, so that the whole team does not fill three screens. */
const Grid = chakra(List, {
  base: {
    columnGap: '6',
    rowGap: { base: '3', sm: '12' },
    gridTemplateColumns: columns({ base: 1, sm: 3, xl: 6 }),
    '& > li > div': {
      display: { base: 'grid', sm: 'block' },
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      columnGap: '4',
      alignContent: 'start',
    },
    '& > li > div > :first-child': { gridRow: 'span 3' },
    // Initials.
    '& > li > div > div:first-child': { textStyle: { base: 'label', sm: 'title' } },
    '& :is(h3, h4)': { marginTop: { base: '0', sm: '4' } },
  },
});

/** Members of the team; who has a biography leads to it on the team's page. */
export function TeamGrid({ members }: { members: readonly TeamMemberView[] }) {
  const { t, i18n } = useTranslation();
  const teamPath = pagePath('teams', parseLocale(i18n.language));
  return (
    <Grid>
      {members.map((member) => (
        <li key={member.code}>
          <MemberCard
            member={member}
            name={
              member.hasBiography ? (
                <TextLink to={`${teamPath}#${member.code}`} variant="title" css={acrossCard}>
                  {member.name}
                </TextLink>
              ) : (
                member.name
              )
            }
          >
            {member.hasBiography && (
              <Hint aria-hidden display={{ base: 'none', sm: 'block' }}>
                {t('common:biography')}
                <Icon name="arrow-right" />
              </Hint>
            )}
          </MemberCard>
        </li>
      ))}
    </Grid>
  );
}
