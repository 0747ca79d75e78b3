import { chakra } from '@chakra-ui/react/styled-system';

/*
 * The tabs in their three states: `links` in the server's HTML, where one panel is shown by the style sheet alone, the first or
 * the one that the address names; `tabs` on wide screens; `menu` on narrow ones. Print and browsers without scripts
 * (`withoutScriptsStyle.ts`) have all panels.
 */

const target = '> section:target, > section :target';

export const Root = chakra('div', {
  base: {
    '@media screen': {
      [`&[data-tabs=links]:has(${target}) > section:not(:target, :has(:target))`]: { display: 'none' },
      [`&[data-tabs=links]:not(:has(${target})) > section ~ section`]: { display: 'none' },
      // Which tab it is, the style sheet cannot write.
      [`&[data-tabs=links]:has(${target}) > nav > button > span`]: { visibility: 'hidden' },
    },
  },
});

export const Navigation = chakra('nav', { base: { position: 'relative', _print: { display: 'none' } } });

export const Trigger = chakra('button', {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: 'full',
    minHeight: '12',
    paddingInline: '4',
    paddingBlock: '2',
    borderWidth: '1px',
    borderColor: 'navy',
    borderRadius: 'sm',
    textStyle: 'label',
    textAlign: 'start',
    color: 'fg.title',
    cursor: 'pointer',
    // The caret is turned by 180 degrees between open and closed (behaviour.md §4.7).
    '& svg': { flexShrink: '0', transition: 'rotate {durations.quick}' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  },
});

export const List = chakra('ul', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexWrap: 'wrap',
    columnGap: { md: '6', xl: '8' },
    // Over the panel on narrow screens, a row above it on wide ones.
    position: { base: 'absolute', md: 'static' },
    top: '100%',
    zIndex: '1',
    marginTop: { base: '1', md: '0' },
    paddingBlock: { base: '2', md: '0' },
    bg: { base: 'bg', md: 'transparent' },
    borderWidth: { base: '1px', md: '0' },
    borderBottomWidth: { base: '1px', md: '1px' },
    borderColor: 'border',
    '[data-tabs=menu] &': { display: 'block' },
  },
});

const chosen = { color: 'fg.title', borderColor: 'accent', _highContrast: { borderColor: 'Highlight' } };

export const TabLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minWidth: { base: 'tabItem', md: '0' },
    minHeight: '12',
    paddingInline: { base: '4', md: '0' },
    textStyle: 'label',
    color: 'fg.muted',
    textDecoration: 'none',
    borderStyle: 'solid',
    borderWidth: '0',
    borderInlineStartWidth: { base: '3px', md: '0' },
    borderBottomWidth: { base: '0', md: '3px' },
    borderColor: 'transparent',
    // Forced colours would draw what is transparent.
    _highContrast: { borderColor: 'Canvas' },
    _hover: { color: 'link' },
    '&:is([aria-selected=true], [aria-current])': chosen,
    // Before the page is hydrated the first tab is the chosen one, if the address names none.
    '@media (scripting: enabled)': {
      [`[data-tabs=links]:not(:has(${target})) li:first-child > &`]: chosen,
    },
  },
});

export const Panel = chakra('section', {
  base: {
    paddingBlock: { base: '10', lg: '14' },
    // Who comes to a panel from elsewhere sees the tabs above it too, which may take two lines.
    scrollMarginTop: { base: '14', md: '24', xl: '14' },
    // A frame around all of it would look like an error: its title shows where the focus is.
    _focusVisible: {
      outline: 'none',
      '& > h2': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '3px' },
    },
  },
});
