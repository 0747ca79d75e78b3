import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';
import { tokens } from '../../../src/theme/tokens';

const { navy, navyDeep, blueStrong, bluePale, clay, crimson, ink, slate, lilac, sand, mist, hairline } =
  tokens.colors;

/** The public site's colours and faces on Chakra's components, set smaller: this is a tool, not a page to read. */
const deskConfig = defineConfig({
  cssVarsPrefix: 'desk',
  globalCss: {
    // A focused field stays above the bar that saves.
    html: { colorPalette: 'brand', colorScheme: 'light', scrollPaddingBottom: '{spacing.24}' },
    body: { bg: 'bg', color: 'fg', lineHeight: '1.5' },
    // Paths, file names and revisions have no spaces to break at.
    '*': { overflowWrap: 'anywhere' },
    'h1, h2, h3': { textWrap: 'balance' },
    // Focused by the script when the screen changes.
    'h1:focus': { outline: 'none' },
    '::selection': { bg: 'brand.pale', color: 'brand.deep' },
    '*, ::before, ::after': {
      _motionReduce: { transition: 'none !important', animation: 'none !important' },
    },
  },
  theme: {
    tokens: {
      colors: {
        brand: {
          navy,
          deep: navyDeep,
          strong: blueStrong,
          pale: bluePale,
          crimson,
          ink,
          slate,
          lilac,
          sand,
          mist,
          hairline,
          clay,
          /** 3.6:1 on white: the edge of what can be typed in. */
          edge: { value: '#8184a2' },
          forest: { value: '#1d6b3a' },
          clayDeep: { value: '#8a4322' },
        },
      },
      fonts: {
        heading: { value: `'Newsreader Variable', Georgia, serif` },
        body: { value: `'Source Sans 3 Variable', Arial, sans-serif` },
      },
      sizes: {
        page: { value: '72rem' },
        measure: { value: '42rem' },
        form: { value: '24rem' },
        column: { value: '18rem' },
        log: { value: '20rem' },
        moment: { value: '9.5rem' },
      },
    },
    semanticTokens: {
      colors: {
        brand: {
          contrast: { value: '{colors.white}' },
          fg: { value: '{colors.brand.navy}' },
          subtle: { value: '{colors.brand.mist}' },
          muted: { value: '{colors.brand.hairline}' },
          emphasized: { value: '{colors.brand.lilac}' },
          solid: { value: '{colors.brand.navy}' },
          focusRing: { value: '{colors.brand.strong}' },
          border: { value: '{colors.brand.lilac}' },
        },
        // Calmer than Chakra's own: a result is read, not shouted.
        green: {
          fg: { value: '{colors.brand.forest}' },
          solid: { value: '{colors.brand.forest}' },
          subtle: { value: '#e9f2ec' },
          muted: { value: '#c5dccb' },
        },
        red: {
          fg: { value: '{colors.brand.crimson}' },
          solid: { value: '{colors.brand.crimson}' },
          subtle: { value: '#faeeec' },
          muted: { value: '#e8c9c5' },
        },
        orange: {
          fg: { value: '{colors.brand.clayDeep}' },
          solid: { value: '{colors.brand.clay}' },
          subtle: { value: '#f8f0e8' },
          muted: { value: '#e8d3c2' },
        },
        blue: {
          fg: { value: '{colors.brand.strong}' },
          solid: { value: '{colors.brand.strong}' },
          subtle: { value: '{colors.brand.mist}' },
          muted: { value: '{colors.brand.hairline}' },
        },
        fg: {
          DEFAULT: { value: '{colors.brand.ink}' },
          muted: { value: '{colors.brand.slate}' },
          error: { value: '{colors.brand.crimson}' },
        },
        bg: { subtle: { value: '{colors.brand.mist}' }, warm: { value: '{colors.brand.sand}' } },
        border: { DEFAULT: { value: '{colors.brand.hairline}' } },
        link: { value: '{colors.brand.strong}' },
      },
      radii: {
        l1: { value: '{radii.2xs}' },
        l2: { value: '{radii.xs}' },
        l3: { value: '{radii.xs}' },
      },
    },
    recipes: {
      input: { variants: { variant: { outline: { borderColor: 'brand.edge' } } } },
      textarea: { variants: { variant: { outline: { borderColor: 'brand.edge' } } } },
    },
    slotRecipes: {
      nativeSelect: {
        slots: ['root', 'field', 'indicator'],
        variants: { variant: { outline: { field: { borderColor: 'brand.edge' } } } },
      },
    },
    textStyles: {
      brand: {
        value: { fontFamily: 'heading', fontSize: '1.625rem', lineHeight: '1', letterSpacing: '-0.01em' },
      },
      title: {
        value: {
          fontFamily: 'heading',
          fontWeight: '400',
          fontSize: 'clamp(1.875rem, 1.6rem + 1.2vw, 2.5rem)',
          lineHeight: '1.15',
          letterSpacing: '-0.015em',
        },
      },
      section: {
        value: { fontFamily: 'heading', fontWeight: '500', fontSize: '1.375rem', lineHeight: '1.3' },
      },
      group: { value: { fontFamily: 'body', fontWeight: '600', fontSize: '1rem', lineHeight: '1.4' } },
      small: { value: { fontSize: '0.9375rem', lineHeight: '1.5' } },
      code: { value: { fontFamily: 'mono', fontSize: '0.8125rem', lineHeight: '1.6' } },
      figure: {
        value: {
          fontFamily: 'heading',
          fontSize: '2rem',
          lineHeight: '1.1',
          fontVariantNumeric: 'lining-nums tabular-nums',
        },
      },
    },
  },
});

export const system = createSystem(defaultConfig, deskConfig);
