import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  mobileMenuClosed,
  mobileMenuToggled,
  type MobileSubMenu,
  subMenuToggled,
} from '../../store/navigation/navigationSlice';
import { visibleTo } from '../../profiles/profileVisibility';
import { Icon } from '../icons/Icon';
import type { NavigationContext } from './layoutContext';
import { MenuLinks } from './MenuLinks';
import { ProfileLinks } from './ProfileLinks';

const Root = chakra('div', { base: { display: { base: 'block', lg: 'none' }, marginInlineStart: '-3' } });

const Burger = chakra('button', {
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

const SubMenuTrigger = chakra('button', {
  base: {
    ...rowStyle,
    cursor: 'pointer',
    '& svg': { transition: 'rotate var(--m-durations-quick)' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  },
  variants: { nested: { true: { textStyle: 'label', minHeight: '12' } } },
});

const RowLink = chakra(LocalizedLink, { base: rowStyle });

type SubMenuProps = { name: MobileSubMenu; title: string; nested?: boolean; children: ReactNode };

function SubMenu({ name, title, nested = false, children }: SubMenuProps) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(({ navigation }) => navigation.openSubMenus.includes(name));
  const id = useId();
  return (
    <Box borderTopWidth={nested ? '0' : '1px'} borderColor="border" marginTop={nested ? '0' : '-1px'}>
      <SubMenuTrigger
        type="button"
        nested={nested}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => dispatch(subMenuToggled(name))}
      >
        {title}
        <Icon name="caret-down" />
      </SubMenuTrigger>
      <Box id={id} hidden={!open} paddingInlineStart="4" paddingBottom="4">
        {children}
      </Box>
    </Box>
  );
}

/** Burger menu of narrow screens, with collapsible sub-menus (behaviour.md §2.5). */
export function MobileNavigation({ navigation }: { navigation: NavigationContext }) {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.navigation.mobileMenuOpen);
  const burger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { texts, about, fundRange, fundGroups, news, contact, profiles, homePath } = navigation;

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    dispatch(mobileMenuClosed());
    burger.current?.focus();
  }

  return (
    <Root onKeyDown={closeOnEscape}>
      <Burger
        ref={burger}
        data-needs-scripts
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? texts.closeMenu : texts.openMenu}
        onClick={() => dispatch(mobileMenuToggled())}
      >
        <Icon name={open ? 'close' : 'burger'} />
      </Burger>
      <Panel id={panelId} aria-label={texts.mainNavigation} hidden={!open}>
        <SubMenu name="about" title={texts.about}>
          <MenuLinks links={about} />
        </SubMenu>
        <SubMenu name="funds" title={texts.funds}>
          <MenuLinks links={[fundRange]} />
          {fundGroups.map(({ group, title, links, visibleTo: profiles }) => (
            <div key={group} {...visibleTo(profiles)}>
              <SubMenu name={group} title={title} nested>
                <MenuLinks links={links} />
              </SubMenu>
            </div>
          ))}
        </SubMenu>
        <SubMenu name="news" title={texts.news}>
          <MenuLinks links={news} />
        </SubMenu>
        <Box borderBlockWidth="1px" borderColor="border">
          <RowLink to={contact.path}>{contact.title}</RowLink>
        </Box>
        <Box as="p" textStyle="label" color="accent" marginTop="6" marginBottom="3">
          {texts.profile}
        </Box>
        <ProfileLinks profiles={profiles} homePath={homePath} />
      </Panel>
    </Root>
  );
}
