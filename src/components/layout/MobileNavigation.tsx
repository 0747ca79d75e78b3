import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { visibleTo } from '../../profiles/profileVisibility';
import { Icon } from '../icons/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { NavigationContext } from './layoutContext';
import { MenuLinks } from './MenuLinks';
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
    cursor: 'pointer',
    '& svg': { transition: 'rotate var(--m-durations-quick)' },
    '[open] > &': { '& svg': { rotate: '180deg' } },
  },
  variants: { nested: { true: { textStyle: 'label', minHeight: '12' } } },
});

const RowLink = chakra(LocalizedLink, { base: rowStyle });

type SubMenuProps = { title: string; nested?: boolean; children: ReactNode };

function SubMenu({ title, nested = false, children }: SubMenuProps) {
  return (
    <Box
      as="details"
      borderTopWidth={nested ? '0' : '1px'}
      borderColor="border"
      marginTop={nested ? '0' : '-1px'}
    >
      <SubMenuTrigger nested={nested}>
        {title}
        <Icon name="caret-down" />
      </SubMenuTrigger>
      <Box paddingInlineStart="4" paddingBottom="4">
        {children}
      </Box>
    </Box>
  );
}

/** Burger menu of narrow screens, with collapsible sub-menus (behaviour.md §2.5). `src/start/menus.ts` closes it. */
export function MobileNavigation({ navigation }: { navigation: NavigationContext }) {
  const { texts, about, fundRange, fundGroups, news, contact, profiles, homePath } = navigation;
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
        <SubMenu title={texts.about}>
          <MenuLinks links={about} />
        </SubMenu>
        <SubMenu title={texts.funds}>
          <MenuLinks links={[fundRange]} />
          {fundGroups.map(({ group, title, links, visibleTo: profiles }) => (
            <div key={group} {...visibleTo(profiles)}>
              <SubMenu title={title} nested>
                <MenuLinks links={links} />
              </SubMenu>
            </div>
          ))}
        </SubMenu>
        <SubMenu title={texts.news}>
          <MenuLinks links={news} />
        </SubMenu>
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
