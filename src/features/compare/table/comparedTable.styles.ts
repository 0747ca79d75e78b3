import { chakra } from '@chakra-ui/react/styled-system';
import { linkRecipe } from '../../../theme/recipes';

/** Scrolls sideways; the first column is sticky. */
export const Scroll = chakra('div', {
  base: { overflowX: 'auto', position: 'relative', borderBottomWidth: '1px', borderColor: 'border' },
});

export const Table = chakra('table', {
  base: {
    minWidth: 'full',
    // Collapsed borders would scroll away from sticky cells.
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& caption': { textAlign: 'start', textStyle: 'small', color: 'fg.muted', paddingBottom: '3' },
    '& th, & td': {
      paddingBlock: '2.5',
      paddingInlineEnd: '4',
      borderTopWidth: '1px',
      borderColor: 'border',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: '400',
    },
    '& thead :is(th, td)': { borderTopWidth: '0' },
    '& thead th': { paddingBottom: '0' },
    '& thead td': { paddingTop: '0' },
    '& :is(th[scope=row], thead tr > :first-of-type)': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      bg: 'bg',
      width: { base: '32', md: '40', lg: 'popover' },
      minWidth: '32',
      textStyle: 'small',
      color: 'fg.muted',
    },
    '& thead th:not(:first-of-type)': { minWidth: '40' },
    '& th[scope=rowgroup]': {
      textStyle: 'subheading',
      color: 'fg.title',
      paddingTop: '8',
      borderTopWidth: '0',
      '& > span': { position: 'sticky', insetInlineStart: '0' },
    },
    '& tbody > tr:nth-of-type(2) > *': { borderColor: 'navy' },
  },
});

/** A button that looks like a link. */
export const QuietButton = chakra(
  'button',
  {
    ...linkRecipe,
    base: { ...linkRecipe.base, minHeight: '8', textStyle: 'small', cursor: 'pointer' },
  },
  { defaultProps: { type: 'button' } },
);

export const Second = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted' },
});
