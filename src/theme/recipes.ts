import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '12',
    paddingInline: '6',
    paddingBlock: '2',
    textStyle: 'label',
    borderRadius: 'sm',
    borderWidth: '1px',
    cursor: 'pointer',
    textDecoration: 'none',
    transition:
      'background-color var(--m-durations-quick), color var(--m-durations-quick), border-color var(--m-durations-quick)',
    _disabled: { opacity: 0.45, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'navy',
        borderColor: 'navy',
        color: 'white',
        _hover: { bg: 'blueStrong', borderColor: 'blueStrong' },
        _print: { bg: 'transparent', color: 'navy' },
      },
      outline: {
        bg: 'transparent',
        borderColor: 'currentcolor',
        color: 'inherit',
        _hover: { bg: 'navy', borderColor: 'navy', color: 'white' },
      },
      inverse: {
        bg: 'white',
        borderColor: 'white',
        color: 'navy',
        _hover: { bg: 'clayLight', borderColor: 'clayLight', color: 'navyDeep' },
      },
    },
  },
  defaultVariants: { variant: 'solid' },
});

export const linkRecipe = defineRecipe({
  base: {
    color: 'link',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    transition: 'color var(--m-durations-quick)',
    _hover: { color: 'accent' },
  },
  variants: {
    variant: {
      text: {},
      /** A title that is a link: underlined on hover only. */
      title: {
        color: 'inherit',
        textDecorationColor: 'transparent',
        _hover: { textDecorationColor: 'currentcolor' },
      },
      /** On a coloured background. */
      inherit: { color: 'inherit', _hover: { color: 'inherit', textDecorationThickness: '2px' } },
    },
  },
  defaultVariants: { variant: 'text' },
});

/** For a `summary` with a caret, which turns by 180 degrees (behaviour.md §4.7). */
export const turningCaret = {
  cursor: 'pointer',
  '& svg': { transition: 'rotate var(--m-durations-quick)' },
  '[open] > &': { '& svg': { rotate: '180deg' } },
} as const;

/** For a `summary` without the browser's marker. */
export const plainSummary = {
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
} as const;

/** A panel that opens over the page, under the header. */
export const panel = {
  bg: 'bg',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  borderTopColor: 'accent',
} as const;

/** Figures in columns. Tables differ in their cells' padding and their headings. */
export const table = {
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th': { textAlign: 'start', fontWeight: '400' },
} as const;

export const tableCell = { borderBottomWidth: '1px', borderColor: 'border' } as const;

/** Phones; paper has a table in every width. */
export const onPhones = '@media screen and (width < 768px)';

/** For tables whose cells break anywhere: heads keep their words whole, unless there are many. */
export const wholeHeads = {
  '@media print, (width >= 768px)': { '& tr:not(:has(> :nth-child(7))) > th': { minWidth: '6.5em' } },
} as const;

/** Where the list of tabs stays under the bar while one reads: on phones, unless the window is too low. */
export const tabsInReach = `${onPhones} and (height >= 32rem)`;

/**
 * The cells of a row in as many lines as they need on phones, where side by side they would break their words. Every part of such a
 * table has a role: WebKit takes one that is not laid out as a table for plain text.
 */
export const wrappedOnPhones = {
  [onPhones]: {
    '&:is(table), & :is(table, thead, tbody)': { display: 'block' },
    '& tr': { display: 'flex', flexWrap: 'wrap', paddingBlock: '2', ...tableCell },
    '& :is(th, td)': { paddingBlock: '0', borderWidth: '0' },
  },
} as const;

/** A part that a hairline sets apart from the one above it. */
export const ruledRecipe = defineRecipe({
  base: { borderTopWidth: '1px', borderColor: 'border' },
});

/** A step of an `ol` with `counterReset: 'step'`, which has its number in front. */
export const numberedStep = {
  ...ruledRecipe.base,
  display: 'grid',
  counterIncrement: 'step',
  _before: { content: 'counter(step)', textStyle: 'heading', color: 'accent' },
} as const;

/** HTML of the content system. */
export const richTextRecipe = defineRecipe({
  base: {
    maxWidth: 'measure',
    '& > * + *': { marginTop: '1em' },
    '& h3': { textStyle: 'subheading', marginTop: '2em' },
    '& h3 + *': { marginTop: '0.4em' },
    '& ul, & ol': { paddingInlineStart: '1.25em', listStylePosition: 'outside' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li + li': { marginTop: '0.4em' },
    '& li::marker': { color: 'accent' },
    '& strong, & b': { fontWeight: '600' },
    '& i, & em': { fontStyle: 'italic' },
    '& a': {
      color: 'link',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.22em',
      _hover: { color: 'accent' },
    },
    '& table': { width: 'full', textStyle: 'small', borderCollapse: 'collapse' },
    '& th': {
      textAlign: 'start',
      fontWeight: '600',
      color: 'fg.title',
      borderBottomWidth: '2px',
      borderColor: 'navy',
    },
    '& td': { borderBottomWidth: '1px', borderColor: 'border', verticalAlign: 'top' },
    // Cells break anywhere before a table is wider than the page.
    '& th, & td': { paddingBlock: '2', paddingInlineEnd: '4', overflowWrap: 'anywhere', hyphens: 'auto' },
    ...wholeHeads,
    [onPhones]: { ...wrappedOnPhones[onPhones], '& td:first-of-type': { width: 'full', fontWeight: '600' } },
  },
});
