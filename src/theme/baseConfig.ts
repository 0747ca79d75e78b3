import { defineConditions, defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system';

/** CSS properties that accept names of our tokens, by category. All others take plain CSS values. */
const tokenProperties = {
  colors: 'accentColor borderColor borderTopColor color fill outlineColor stroke textDecorationColor',
  fonts: 'fontFamily',
  radii: 'borderBottomRightRadius borderRadius borderTopRightRadius',
  sizes: 'flexBasis height maxHeight maxWidth minHeight minWidth width',
  spacing:
    'bottom columnGap gap inset insetBlock insetInline insetInlineEnd insetInlineStart left margin marginBlock marginBottom marginInline marginInlineEnd marginInlineStart marginTop padding paddingBlock paddingBottom paddingInline paddingInlineEnd paddingInlineStart paddingLeft paddingTop right rowGap scrollMarginBottom scrollMarginTop scrollPaddingBlock scrollPaddingTop top',
  zIndex: 'zIndex',
};

const tokenUtilities = Object.fromEntries(
  Object.entries(tokenProperties).flatMap(([values, names]) =>
    names.split(' ').map((name) => [name, { values }] as const),
  ),
) as SystemConfig['utilities'];

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
    ...tokenUtilities,
    background: { values: 'colors', shorthand: ['bg'] },
    boxSize: { values: 'sizes', transform: (size: string) => ({ width: size, height: size }) },
    lineClamp: {
      transform: (lines: number) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: lines,
        // oxlint-disable-next-line typescript/no-deprecated -- browsers do not clamp without it
        WebkitBoxOrient: 'vertical',
        textWrap: 'wrap',
      }),
    },
  },
});
