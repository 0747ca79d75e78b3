import { chakra } from '@chakra-ui/react/styled-system';
import { readCookie } from '../../cookies/browserCookies';
import { isInvestorProfile } from '../../profiles/investorProfiles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { investorProfileChosen } from '../../store/preferences/preferencesSlice';
import { Icon } from '../icons/Icon';
import { navigateWithoutCookies } from './navigateWithoutCookies';
import type { NavigationContext } from './layoutContext';

const List = chakra('ul', { base: { display: 'grid', gap: '3' } });

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
 * The investor profiles. Stores the choice in the profile's cookie and loads the locale's home page (behaviour.md
 * §4.3).
 */
export function ProfileLinks({ profiles, homePath }: Pick<NavigationContext, 'profiles' | 'homePath'>) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(({ preferences }) => preferences.investorProfile);
  return (
    <List>
      {profiles.map(({ code, title, description }) => (
        <li key={code}>
          <ProfileAnchor
            href={homePath}
            aria-current={code === chosen ? 'true' : undefined}
            onClick={(event) => {
              dispatch(investorProfileChosen(code));
              // Any valid profile shows that cookies work: another tab may have chosen a different one just now.
              navigateWithoutCookies(event, isInvestorProfile(readCookie('investorProfile')), homePath);
            }}
          >
            <strong>{title}</strong>
            <Icon name="check" />
            {description && <span>{description}</span>}
          </ProfileAnchor>
        </li>
      ))}
    </List>
  );
}
