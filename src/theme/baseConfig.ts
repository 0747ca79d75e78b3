import { defineConditions, defineConfig } from '@chakra-ui/react/styled-system';
import { tokenValues } from './tokens';

/** CSS properties that accept names of our tokens, by category. All others take plain CSS values. */
const tokenProperties = {
  colors:
    'accentColor background borderColor borderTopColor color fill outlineColor stroke textDecorationColor',
  fonts: 'fontFamily',
  radii: 'borderBottomRightRadius borderRadius borderTopRightRadius',
  sizes: 'boxSize flexBasis height maxHeight maxWidth minHeight minWidth width',
  spacing:
    'bottom columnGap gap inset insetBlock insetInline insetInlineEnd insetInlineStart left margin marginBlock marginBottom marginInline marginInlineEnd marginInlineStart marginTop padding paddingBlock paddingBottom paddingInline paddingInlineEnd paddingInlineStart paddingTop right rowGap scrollMarginBottom scrollMarginTop scrollPaddingBlock scrollPaddingTop top',
  zIndex: 'zIndex',
};

const categories = Object.keys(tokenProperties) as (keyof typeof tokenProperties)[];

const tokenUtilities = Object.fromEntries(
  categories.flatMap((category) => {
    const utility = { values: tokenValues(category) };
    return tokenProperties[category].split(' ').map((property) => [property, utility]);
  }),
);

/**
 * The part of Chakra's `defaultBaseConfig` that our styles use: all of it, with every property, shorthand and
 * pseudo-class, is 8 KB gzip on every page. Its conditions are for attributes of components that we have not, too. A style that needs more fails baseConfig.test.ts: add it here.
 */
export const baseConfig = defineConfig({
  conditions: defineConditions({
    hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
    focusVisible: '&:focus-visible',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    checked: '&:checked',
    before: '&::before',
    after: '&::after',
    last: '&:last-of-type',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    motionSafe: '@media (prefers-reduced-motion: no-preference)',
    print: '@media print',
    osDark: '@media (prefers-color-scheme: dark)',
    highContrast: '@media (forced-colors: active)',
  }),
  utilities: {
    ...tokenUtilities,
    background: { ...tokenUtilities.background, shorthand: ['bg'] },
    boxSize: {
      ...tokenUtilities.boxSize,
      transform: (size: string) => ({ width: size, height: size }),
    },
  },
});
