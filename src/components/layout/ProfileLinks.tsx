import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { defaultInvestorProfile } from '../../profiles/investorProfiles';
import { Icon } from '../icons/Icon';
import type { NavigationContext } from './layoutContext';

const ProfileAnchor = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '3',
    color: 'inherit',
    textDecoration: 'none',
    '& strong': { textStyle: 'label', color: 'fg.title' },
    '& span': { textStyle: 'small', color: 'fg.muted', gridColumn: '1 / -1' },
    '& svg': { color: 'accent', visibility: 'hidden' },
    '&[aria-current] svg': { visibility: 'visible' },
    _hover: { '& strong': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  },
});

/**
 * The investor profiles, as links to the locale's home page. The start script marks the visitor's and keeps the choice in the
 * profile's cookie (behaviour.md §4.3).
 */
export function ProfileLinks({ profiles, homePath }: Pick<NavigationContext, 'profiles' | 'homePath'>) {
  return (
    <Box as="ul" display="grid" gap="3">
      {profiles.map(({ code, title, description }) => (
        <li key={code}>
          <ProfileAnchor
            href={homePath}
            data-choose-profile={code}
            aria-current={code === defaultInvestorProfile ? 'true' : undefined}
          >
            <strong>{title}</strong>
            <Icon name="check" />
            {description && <span>{description}</span>}
          </ProfileAnchor>
        </li>
      ))}
    </Box>
  );
}
