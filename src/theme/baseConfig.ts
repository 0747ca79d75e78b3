import { defineConditions, defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system';

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

type TokenCategory = keyof typeof tokenProperties;

/** @param valuesOf the tokens of a category: its name in the system's tokens, or the CSS that each token stands for */
export function createTokenUtilities(
  valuesOf: (category: TokenCategory) => TokenCategory | Record<string, string>,
): SystemConfig {
  const categories = Object.keys(tokenProperties) as TokenCategory[];
  return {
    utilities: Object.fromEntries(
      categories.flatMap((category) => {
        const utility = { values: valuesOf(category) };
        return tokenProperties[category].split(' ').map((property) => [property, utility]);
      }),
    ),
  };
}

/**
 * The part of Chakra's `defaultBaseConfig` that our styles use: all of it, with every property, shorthand and
 * pseudo-class, is 8 KB gzip on every page. A style that needs more fails baseConfig.test.ts: add it here.
 */
export const baseConfig = defineConfig({
  conditions: defineConditions({
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
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
    background: { shorthand: ['bg'] },
    boxSize: { transform: (size: string) => ({ width: size, height: size }) },
  },
});
