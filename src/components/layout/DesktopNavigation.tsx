import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { visibleTo } from '../../profiles/profileVisibility';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { Dropdown } from './Dropdown';
import type { NavigationContext } from './layoutContext';
import { MenuLinks } from './MenuLinks';

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

/** Menus of wide screens (behaviour.md §2.4): equity funds come before bond funds. */
export function DesktopNavigation({ navigation }: { navigation: NavigationContext }) {
  const { texts, about, fundRange, fundGroups, news, contact } = navigation;
  return (
    <Navigation aria-label={texts.mainNavigation}>
      <Dropdown label={texts.about}>
        <MenuLinks links={about} />
      </Dropdown>
      <Dropdown label={texts.funds}>
        <MenuLinks links={[fundRange]} />
        {fundGroups.map(({ group, title, links, visibleTo: profiles }) => (
          <Box
            key={group}
            {...visibleTo(profiles)}
            marginTop="4"
            borderTopWidth="1px"
            borderColor="border"
            paddingTop="3"
          >
            <Box as="p" textStyle="small" color="accent">
              {title}
            </Box>
            <MenuLinks links={links} />
          </Box>
        ))}
      </Dropdown>
      <Dropdown label={texts.news}>
        <MenuLinks links={news} />
      </Dropdown>
      <PlainLink to={contact.path}>{contact.title}</PlainLink>
    </Navigation>
  );
}
