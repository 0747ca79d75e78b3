import { chakra } from '@chakra-ui/react/styled-system';
import { visibleTo } from '../../profiles/profileVisibility';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Dropdown } from './Dropdown';
import type { NavigationContext } from './layoutContext';
import { ProfileLinks } from './ProfileLinks';

const Root = chakra('div', { base: { display: { base: 'none', lg: 'block' } } });

/** The visitor's profile in the bar, with a menu to change it. */
export function ProfileMenu({ navigation }: { navigation: NavigationContext }) {
  const { profiles, homePath, texts } = navigation;
  return (
    <Root data-needs-scripts>
      <Dropdown
        name="profile"
        align="end"
        label={
          <>
            <VisuallyHidden>{texts.profile}</VisuallyHidden>
            {profiles.map(({ code, title }) => (
              <span key={code} {...visibleTo([code])}>
                {title}
              </span>
            ))}
          </>
        }
      >
        <ProfileLinks profiles={profiles} homePath={homePath} />
      </Dropdown>
    </Root>
  );
}
