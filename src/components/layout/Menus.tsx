import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentType, ReactNode } from 'react';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import { visibleTo } from '../../profiles/profileVisibility';
import { LocalizedLink } from '../../routes/LocalizedLink';
import type { MenuLink, NavigationContext } from './layoutContext';

const List = chakra('ul', { base: { display: 'grid', gap: '0.5' } });

const MenuAnchor = chakra(LocalizedLink, {
  base: {
    display: 'block',
    paddingBlock: '2',
    color: 'inherit',
    textStyle: 'small',
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.25em',
    _hover: { textDecorationColor: 'currentcolor' },
    '&[aria-current=page]': { textDecorationColor: 'currentcolor' },
  },
});

/** Links of a menu, marked for the profiles that may see them. */
function MenuLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <List>
      {links.map(({ title, path, visibleTo: profiles }) => (
        <li key={path} {...(profiles && visibleTo(profiles))}>
          <MenuAnchor to={path} dir="auto">
            {title}
          </MenuAnchor>
        </li>
      ))}
    </List>
  );
}

/** `name` is that of the store's slice `navigation`. */
export type MenuProps = { name: string; label: string; children: ReactNode };

/** Funds of a kind, for the profiles that may see one of them. */
export type GroupProps = {
  name: string;
  title: string;
  profiles: readonly InvestorProfileCode[];
  children: ReactNode;
};

type MenusProps = {
  navigation: NavigationContext;
  Menu: ComponentType<MenuProps>;
  Group: ComponentType<GroupProps>;
};

/** The bar's menus (behaviour.md §2.4): equity funds come before bond funds. */
export function Menus({
  navigation: { texts, about, fundRange, compare, fundGroups, news },
  Menu,
  Group,
}: MenusProps) {
  return (
    <>
      <Menu name="about" label={texts.about}>
        <MenuLinks links={about} />
      </Menu>
      <Menu name="funds" label={texts.funds}>
        <MenuLinks links={compare ? [fundRange, compare] : [fundRange]} />
        {fundGroups.map(({ group, title, links, visibleTo: profiles }) => (
          <Group key={group} name={group} title={title} profiles={profiles}>
            <MenuLinks links={links} />
          </Group>
        ))}
      </Menu>
      <Menu name="news" label={texts.news}>
        <MenuLinks links={news} />
      </Menu>
    </>
  );
}
