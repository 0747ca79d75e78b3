import { chakra } from '@chakra-ui/react/styled-system';

/**
 * On the window's edge, from 640 px (behaviour.md §9). No wider than the page's margin there, so that it covers no
 * content.
 */
const Tab = chakra(
  'button',
  {
    base: {
      display: { base: 'none', sm: 'block' },
      position: 'fixed',
      left: '0',
      bottom: '24',
      // Under the bar, its menus and every dialog.
      zIndex: 'calc(var(--m-z-index-bar) - 1)',
      width: '6',
      paddingTop: '3',
      paddingBottom: '3',
      // WebKit ignores it on the button itself.
      '& span': { writingMode: 'vertical-rl' },
      lineHeight: 'var(--m-sizes-6)',
      fontSize: '0.8125rem',
      fontWeight: '600',
      cursor: 'pointer',
      bg: 'navy',
      color: 'white',
      borderTopRightRadius: 'sm',
      borderBottomRightRadius: 'sm',
      boxShadow: '0 0 0 1px var(--m-colors-lilac)',
      _hover: { bg: 'blueStrong' },
      _print: { display: 'none' },
      // The consent banner covers it and offers the same.
      '[data-consent-asked] &': { display: 'none' },
      '&:focus-visible': {
        outlineColor: 'focus',
        outlineOffset: '2px',
        boxShadow: '0 0 0 2px var(--m-colors-white)',
      },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** Opens the choice by service from anywhere on the page. */
export function CookieTab({ label, text }: { label: string; text: string }) {
  return (
    <Tab data-needs-scripts data-consent-act="open" aria-label={label}>
      <span>{text}</span>
    </Tab>
  );
}
