import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

/** A step is a quarter of the root font size, as in Chakra's own scale. */
const lengths = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

const spacing = lengths([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24]);

/** Brand colours of behaviour.md §9 (primary navy, secondary blue), their steps, and one warm accent. */
export const tokens = defineTokens({
  colors: {
    navy: { value: '#2b2d69' },
    navyDeep: { value: '#1c1e4a' },
    blue: { value: '#4589bb' },
    /** The secondary is 3.8:1 on white; this step is 6.2:1, for text and controls. */
    blueStrong: { value: '#2a6592' },
    bluePale: { value: '#a9c9e2' },
    clay: { value: '#a5522b' },
    clayLight: { value: '#e3a374' },
    /** 6.5:1 on white, 5.9:1 on sand. */
    crimson: { value: '#b3261e' },
    ink: { value: '#23254d' },
    slate: { value: '#5b5e78' },
    lilac: { value: '#c9cbe3' },
    sand: { value: '#f7f4ef' },
    mist: { value: '#f3f5f9' },
    hairline: { value: '#dcdde8' },
    white: { value: '#ffffff' },
  },
  fonts: {
    display: { value: `'Newsreader Variable', 'Newsreader fallback', Georgia, serif` },
    body: { value: `'Source Sans 3 Variable', 'Source Sans fallback', Arial, sans-serif` },
  },
  spacing: {
    ...spacing,
    gutter: { value: 'clamp(1.25rem, 0.5rem + 3vw, 4rem)' },
    section: { value: 'clamp(3.5rem, 2.25rem + 4vw, 6rem)' },
  },
  sizes: {
    ...spacing,
    ...lengths([32, 40, 64]),
    /** Layout limits of behaviour.md §9. */
    container: { value: '1440px' },
    measure: { value: '40rem' },
    /** A table of figures: wider, the eye loses the row. */
    table: { value: '48rem' },
    bar: { value: '5rem' },
    navLogo: { value: '122px' },
    navLogoWide: { value: '220px' },
    footerLogo: { value: '150px' },
    modal: { value: '842px' },
    cardHeader: { value: '334px' },
    popover: { value: '20rem' },
    tabItem: { value: '290px' },
    full: { value: '100%' },
  },
  radii: { sm: { value: '2px' }, full: { value: '9999px' } },
  durations: { quick: { value: '160ms' }, calm: { value: '280ms' } },
  zIndex: { bar: { value: 20 }, overlay: { value: 30 }, skipLink: { value: 40 } },
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: '{colors.white}' },
      subtle: { value: '{colors.sand}' },
      cool: { value: '{colors.mist}' },
    },
    fg: {
      DEFAULT: { value: '{colors.ink}' },
      muted: { value: '{colors.slate}' },
      title: { value: '{colors.navy}' },
    },
    border: { DEFAULT: { value: '{colors.hairline}' } },
    link: { value: '{colors.blueStrong}' },
    accent: { value: '{colors.clay}' },
    danger: { value: '{colors.crimson}' },
    focus: { value: '{colors.blueStrong}' },
  },
});

function pick(all: Record<string, Token>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

/** Tokens that pages have as CSS variables, because styles change them, or name them inside a longer value. */
export const variables = defineTokens({
  colors: tokens.colors,
  fonts: tokens.fonts,
  spacing: pick(tokens.spacing, ['4', '8', '16', '20', 'gutter', 'section']),
  sizes: pick(tokens.sizes, ['1', '6', '8', '10', '16', '24', '40', 'bar', 'measure']),
  durations: tokens.durations,
  zIndex: pick(tokens.zIndex, ['bar']),
});

type Token = { value: string | number };
type TokenTree = { [name: string]: Token | TokenTree };

const isToken = (branch: Token | TokenTree): branch is Token =>
  typeof branch.value !== 'object' && 'value' in branch;

/** Some part of a page changes these, and so it may change each semantic colour. */
const changeable = new Set(['sizes.measure', 'spacing.section']);

/**
 * The CSS of each token in a category. Those that some part of a page changes are variables, as Chakra names them: `fg.muted` of the
 * colours is `var(--m-colors-fg-muted)`. Families of fonts are, as their names are long. Spacing has its negatives too.
 */
export function tokenValues(category: keyof typeof tokens): Record<string, string> {
  const values: Record<string, string> = {};
  const add = (tree: TokenTree, isVariable: boolean, parents: string[]) => {
    for (const [key, token] of Object.entries(tree)) {
      const path = key === 'DEFAULT' ? parents : [...parents, key];
      if (!isToken(token)) {
        add(token, isVariable, path);
        continue;
      }
      const name = path.join('.');
      const kebabCase = [category, ...path]
        .join('-')
        .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      values[name] =
        isVariable || changeable.has(`${category}.${name}`) ? `var(--m-${kebabCase})` : `${token.value}`;
      if (category === 'spacing') values[`-${name}`] = `calc(${values[name]} * -1)`;
    }
  };
  add(tokens[category], category === 'fonts', []);
  if (category === 'colors') add(semanticTokens.colors, true, []);
  return values;
}
