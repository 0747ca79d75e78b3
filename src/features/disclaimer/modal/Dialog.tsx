import { chakra } from '@chakra-ui/react';

/**
 * The theme's meanings of colours in a dark popup: everything inside takes them over. The least contrasts are 5.8:1 for
 * text and 3.3:1 for outlines.
 */
const darkColors = {
  '--m-colors-bg': '{colors.navyDeep}',
  '--m-colors-bg-cool': '{colors.navy}',
  '--m-colors-fg': '{colors.lilac}',
  '--m-colors-fg-muted': '{colors.lilac}',
  '--m-colors-fg-title': '{colors.white}',
  '--m-colors-border': 'color-mix(in srgb, {colors.lilac} 30%, transparent)',
  '--m-colors-link': '{colors.bluePale}',
  '--m-colors-accent': '{colors.clayLight}',
  '--m-colors-focus': '{colors.bluePale}',
};

/** Stays at the top while steps appear, so that nothing moves under the pointer. Sizes of behaviour.md §9. */
export const Dialog = chakra('dialog', {
  base: {
    width: 'calc(100vw - {spacing.16})',
    maxWidth: { base: 'none', lg: 'modal' },
    maxHeight: { base: 'calc(100dvh - {spacing.8})', lg: 'calc(100dvh - {spacing.16})' },
    marginInline: 'auto',
    marginTop: { base: '4', lg: '8' },
    paddingInline: { base: '5', sm: '8', lg: '12' },
    paddingBlock: { base: '6', sm: '8', lg: '10' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '8',
    bg: 'bg',
    color: 'fg',
    borderTopWidth: '3px',
    borderColor: 'accent',
    hyphens: 'auto',
    // Long words in narrow columns, with text twice as large.
    overflowWrap: 'anywhere',
    _motionSafe: { scrollBehavior: 'smooth' },
    // Older browsers know no variables in a backdrop.
    '&::backdrop': { bg: 'color-mix(in srgb, var(--m-colors-navy, navy) 72%, transparent)' },
    _osDark: { ...darkColors, colorScheme: 'dark' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
});
