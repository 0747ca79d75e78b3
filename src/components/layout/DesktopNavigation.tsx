import { chakra } from '@chakra-ui/react/styled-system';
import { visibleTo } from '../../profiles/profileVisibility';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { Note, Ruled } from '../ui/layout';
import { Dropdown } from './Dropdown';
import type { NavigationContext } from './layoutContext';
import { Menus, type GroupProps } from './Menus';

const Navigation = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'flex' },
    alignItems: 'center',
    gap: { lg: '5', xl: '7' },
    marginInlineStart: 'auto',
  },
});

const PlainLink = chakra(LocalizedLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '12',
    paddingInline: '1',
    color: 'inherit',
    textStyle: 'label',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.35em' },
    '[data-theme=dark] &': { outlineColor: 'white' },
  },
});

function FundsGroup({ title, profiles, children }: GroupProps) {
  return (
    <Ruled {...visibleTo(profiles)} marginTop="4" paddingTop="3">
      <Note color="accent">{title}</Note>
      {children}
    </Ruled>
  );
}

/** Menus of wide screens. */
export function DesktopNavigation({ navigation }: { navigation: NavigationContext }) {
  const { texts, contact } = navigation;
  return (
    <Navigation aria-label={texts.mainNavigation}>
      <Menus navigation={navigation} Menu={Dropdown} Group={FundsGroup} />
      <PlainLink to={contact.path}>{contact.title}</PlainLink>
    </Navigation>
  );
}
