import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { visibleTo } from '../../profiles/profileVisibility';
import { turningCaret } from '../../theme/recipes';
import { Icon } from '../icons/Icon';
import { Ruled } from '../ui/layout';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { NavigationContext } from './layoutContext';
import { Menus, type GroupProps, type MenuProps } from './Menus';
import { ProfileLinks } from './ProfileLinks';

const Root = chakra('details', {
  base: {
    display: { base: 'block', lg: 'none' },
    marginInlineStart: '-3',
    '&:not([open]) > summary > [data-when=open], &[open] > summary > [data-when=closed]': { display: 'none' },
  },
});

const Burger = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '12',
    height: '12',
    textStyle: 'subheading',
    cursor: 'pointer',
    '[data-theme=dark] &': { outlineColor: 'white' },
  },
});

const Panel = chakra('nav', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInline: '0',
    maxHeight: 'calc(100dvh - var(--m-sizes-bar))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg',
    color: 'fg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    paddingInline: 'gutter',
    paddingBottom: '8',
  },
});

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: 'full',
  minHeight: '14',
  textStyle: 'subheading',
  textAlign: 'start',
  color: 'fg.title',
  textDecoration: 'none',
} as const;

const SubMenuTrigger = chakra('summary', {
  base: {
    ...rowStyle,
    ...turningCaret,
  },
});

const RowLink = chakra(LocalizedLink, { base: rowStyle });

const MenuContent = chakra('div', { base: { paddingInlineStart: '4', paddingBottom: '4' } });

function SubMenu({ name, label, children }: MenuProps) {
  return (
    <Ruled as="details" marginTop="-1px" data-menu={`mobile/${name}`}>
      <SubMenuTrigger>
        {label}
        <Icon name="caret-down" />
      </SubMenuTrigger>
      <MenuContent>{children}</MenuContent>
    </Ruled>
  );
}

function FundsGroup({ name, title, profiles, children }: GroupProps) {
  return (
    <details data-menu={`mobile/funds/${name}`} {...visibleTo(profiles)}>
      <SubMenuTrigger textStyle="label" minHeight="12">
        {title}
        <Icon name="caret-down" />
      </SubMenuTrigger>
      <MenuContent>{children}</MenuContent>
    </details>
  );
}

/** Burger menu of narrow screens, with collapsible sub-menus (behaviour.md §2.5). The store knows what is open (`src/start/menus.ts`). */
export function MobileNavigation({ navigation }: { navigation: NavigationContext }) {
  const { texts, contact, profiles, homePath } = navigation;
  return (
    <Root data-menu="mobile">
      <Burger>
        <span data-when="closed">
          <Icon name="burger" />
          <VisuallyHidden>{texts.openMenu}</VisuallyHidden>
        </span>
        <span data-when="open">
          <Icon name="close" />
          <VisuallyHidden>{texts.closeMenu}</VisuallyHidden>
        </span>
      </Burger>
      <Panel aria-label={texts.mainNavigation}>
        <Menus navigation={navigation} Menu={SubMenu} Group={FundsGroup} />
        <Box borderBlockWidth="1px" borderColor="border">
          <RowLink to={contact.path}>{contact.title}</RowLink>
        </Box>
        <Box data-needs-scripts>
          <Box as="p" textStyle="label" color="accent" marginTop="6" marginBottom="3">
            {texts.profile}
          </Box>
          <ProfileLinks profiles={profiles} homePath={homePath} />
        </Box>
      </Panel>
    </Root>
  );
}
