import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Three states: `links` in the server's HTML, where CSS alone shows one panel, the `:target` or the first; `tabs`
 * on wide screens; `menu` on narrow ones. Print, and browsers without scripts (`withoutScriptsStyle.ts`), show all
 * panels.
 */

const target = '> section:target, > section :target';

export const Root = chakra('div', {
  base: {
    '@media screen': {
      [`&[data-tabs=links]:has(${target}) > section:not(:target, :has(:target))`]: { display: 'none' },
      [`&[data-tabs=links]:not(:has(${target})) > section ~ section`]: { display: 'none' },
      // CSS cannot tell which tab it is.
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
    '& svg': { flexShrink: '0', transition: 'rotate var(--m-durations-quick)' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  },
});

export const List = chakra('ul', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexWrap: 'wrap',
    columnGap: { md: '6', xl: '8' },
    // Above the content on narrow screens, a row on wide ones.
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
    // Forced colours would draw transparent borders.
    _highContrast: { borderColor: 'Canvas' },
    _hover: { color: 'link' },
    '&:is([aria-selected=true], [aria-current])': chosen,
    // Before hydration the first tab is current, unless the hash names one.
    '@media (scripting: enabled)': {
      [`[data-tabs=links]:not(:has(${target})) li:first-child > &`]: chosen,
    },
  },
});

export const Panel = chakra('section', {
  base: {
    paddingBlock: { base: '10', lg: '14' },
    // So that links to a panel also show the tabs above it, which may take two lines.
    scrollMarginTop: { base: '14', md: '24', xl: '14' },
    // An outline around the whole panel would look like an error: the title shows the focus instead.
    _focusVisible: {
      outline: 'none',
      '& > h2': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '3px' },
    },
    _print: { paddingBlock: '6' },
  },
});
