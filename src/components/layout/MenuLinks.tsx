import { chakra } from '@chakra-ui/react/styled-system';
import { visibleTo } from '../../profiles/profileVisibility';
import { LocalizedLink } from '../../routes/LocalizedLink';
import type { MenuLink } from './layoutContext';

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
export function MenuLinks({ links }: { links: readonly MenuLink[] }) {
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
