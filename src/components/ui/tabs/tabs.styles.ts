import { chakra } from '@chakra-ui/react/styled-system';
import { tabsInReach, turningCaret } from '../../../theme/recipes';

/**
 * Until the start script runs, CSS alone shows one panel: the `:target` or the first. Print, and browsers without scripts
 * (`withoutScriptsStyle.ts`), show all panels.
 */

const target = '> section:target, > section :target';

export const Root = chakra('div', {
  base: {
    '@media screen': {
      [`&:not([data-followed]):has(${target}) > section:not(:target, :has(:target))`]: { display: 'none' },
      [`&:not([data-followed]):not(:has(${target})) > section ~ section`]: { display: 'none' },
      // CSS cannot tell which tab it is.
      [`&:not([data-followed]):has(${target}) > details > summary > span`]: { visibility: 'hidden' },
      [`&:not([data-followed]):has(${target}) > :is(nav, details) a`]: {
        color: 'fg.muted',
        borderColor: 'transparent',
      },
    },
  },
});

export const Links = chakra('nav', {
  base: { display: { base: 'none', md: 'block' }, _print: { display: 'none' } },
});

export const Menu = chakra('details', {
  base: {
    display: { base: 'block', md: 'none' },
    position: 'relative',
    _print: { display: 'none' },
    [tabsInReach]: {
      position: 'sticky',
      top: 'var(--m-sizes-bar)',
      zIndex: '1',
      bg: 'bg',
      // Both stay in place, so that the end of the list would stay under the bar of chosen shares.
      'html[data-compares] &': {
        '& ul': { maxHeight: 'calc(100dvh - var(--m-sizes-bar) - 11.5rem)' },
      },
    },
    // Above the content.
    '& ul': {
      position: 'absolute',
      top: '100%',
      zIndex: '1',
      marginTop: '1',
      paddingBlock: '2',
      bg: 'bg',
      borderWidth: '1px',
      borderColor: 'border',
      maxHeight: 'calc(100dvh - var(--m-sizes-bar) - 3.5rem)',
      // A finger on the list also scrolls the page: opened low in the window, the list ends below its edge.
      overflowY: 'auto',
    },
  },
});

export const Trigger = chakra('summary', {
  base: {
    display: 'flex',
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
    color: 'fg.title',
    ...turningCaret,
    '& svg': { ...turningCaret['& svg'], flexShrink: '0' },
  },
});

export const List = chakra('ul', {
  base: {
    display: { md: 'flex' },
    flexWrap: 'wrap',
    columnGap: { md: '6', xl: '8' },
    borderBottomWidth: { md: '1px' },
    borderColor: 'border',
  },
});

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
    // Inside the dropdown.
    outlineOffset: { base: '-2px', md: '3px' },
    // Forced colours would draw transparent borders.
    _highContrast: { borderColor: 'Canvas' },
    _hover: { color: 'link' },
    '&[aria-current]': {
      color: 'fg.title',
      borderColor: 'accent',
      _highContrast: { borderColor: 'Highlight' },
    },
  },
});

export const Panel = chakra('section', {
  base: {
    paddingBlock: { base: '10', lg: '14' },
    // Links to a panel then also show the tabs above it, which may take two lines.
    scrollMarginTop: { base: '14', md: '24', xl: '14' },
    [tabsInReach]: { scrollMarginTop: '0' },
    // An outline around the whole panel would look like an error: the title shows the focus instead.
    _focusVisible: {
      outline: 'none',
      'html[data-keyboard] &': {
        '& > h2': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '3px' },
      },
    },
    // A title stays with what follows it: Firefox does not keep it there by itself. The first part may be longer than the rest of its sheet.
    _print: { paddingBlock: '2', '& ~ &': { breakInside: 'avoid' } },
  },
});
