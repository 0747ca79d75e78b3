import { chakra } from '@chakra-ui/react/styled-system';

/** From `md` on it scrolls sideways, and the first column is sticky. */
export const Scroll = chakra('div', {
  base: { overflowX: 'auto', position: 'relative', borderBottomWidth: '1px', borderColor: 'border' },
});

const tableStyles = {
  base: {
    minWidth: 'full',
    // Collapsed borders would scroll away from sticky cells.
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& caption': { textAlign: 'start', textStyle: 'small', color: 'fg.muted', paddingBottom: '3' },
    '& th, & td': {
      paddingBlock: '2.5',
      paddingInlineEnd: { md: '4' },
      borderTopWidth: '1px',
      borderColor: 'border',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: '400',
      overflowWrap: 'anywhere',
    },
    '& thead :is(th, td)': { borderTopWidth: '0' },
    '& thead th': { paddingBottom: { md: '0' } },
    '& thead td': { paddingTop: { md: '0' } },
    '& th[scope=rowgroup]': {
      textStyle: 'subheading',
      color: 'fg.title',
      paddingTop: '8',
      borderTopWidth: '0',
      '& > span': { position: 'sticky', insetInlineStart: '0' },
    },
    '& tbody > tr:nth-of-type(2) > *': { borderColor: 'navy' },
    md: {
      '& :is(th[scope=row], thead tr > :first-of-type)': {
        position: 'sticky',
        insetInlineStart: '0',
        zIndex: '1',
        bg: 'bg',
        width: { base: '40', lg: 'popover' },
        minWidth: '32',
        textStyle: 'small',
        color: 'fg.muted',
      },
      '& thead th:not(:first-of-type)': { minWidth: '40' },
    },
    mdDown: {
      '&, & :is(caption, tbody, tr, th, td)': { display: 'block' },
      // Each share's name, and beside it what removes it, although they are in two rows.
      '& thead': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridAutoFlow: 'dense',
        alignItems: 'baseline',
        columnGap: '4',
      },
      '& thead tr': { display: 'contents' },
      '& thead th': { gridColumn: '1' },
      '& thead td': { gridColumn: '2' },
      '& thead tr > :first-of-type': { position: 'absolute', clipPath: 'inset(50%)' },
      '& th[scope=row]': { textStyle: 'label', color: 'fg.title', paddingBottom: '1' },
      '& tbody td': { borderTopWidth: '0', paddingTop: '0' },
      '& tbody td:not([rowspan])': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'baseline',
        columnGap: '4',
      },
    },
  },
} as const;

/**
 * Below `md` a list: each criterion is followed by all shares, with their names. Elements that are not laid out as a
 * table stay one for assistive technology by their roles, which is why every part has one.
 */
export const Table = chakra('table', tableStyles, { defaultProps: { role: 'table' } });
export const TableHead = chakra('thead', {}, { defaultProps: { role: 'rowgroup' } });
export const TableBody = chakra('tbody', {}, { defaultProps: { role: 'rowgroup' } });
export const TableRow = chakra('tr', {}, { defaultProps: { role: 'row' } });
export const ColumnHeader = chakra('th', {}, { defaultProps: { role: 'columnheader', scope: 'col' } });
export const RowHeader = chakra('th', {}, { defaultProps: { role: 'rowheader', scope: 'row' } });
export const Cell = chakra('td', {}, { defaultProps: { role: 'cell' } });

/** Below `md` the columns' names are not above their figures. */
export const ShareOfCell = chakra('span', {
  base: { display: { md: 'none' }, textStyle: 'small', color: 'fg.muted' },
});

/** Hidden from `md` on, where a cell above reaches into this row. */
export const NarrowCell = chakra(
  'td',
  { base: { md: { display: 'none' } } },
  { defaultProps: { role: 'cell' } },
);

export const Second = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted' },
});
