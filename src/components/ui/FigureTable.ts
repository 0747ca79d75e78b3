import { chakra } from '@chakra-ui/react/styled-system';
import { table, tableCell } from '../../theme/recipes';

/** A table no wider than its figures read: the name of a row at its start, figures at the end of their column. */
export const FigureTable = chakra('table', {
  base: {
    ...table,
    maxWidth: { base: 'table', _print: 'none' },
    '& caption': {
      textAlign: 'start',
      textStyle: 'label',
      color: 'fg.title',
      paddingBottom: { base: '3', _print: '1' },
    },
    '& th, & td': {
      ...tableCell,
      paddingBlock: { base: '2.5', _print: '0.5' },
      paddingInlineEnd: { base: '2', sm: '4' },
      verticalAlign: 'top',
    },
    '& thead th': { textStyle: 'small', color: 'fg.muted', borderColor: 'navy', verticalAlign: 'bottom' },
    '& [scope=rowgroup]': { textStyle: 'label', color: 'fg.title', paddingTop: { base: '5', _print: '2' } },
    '& thead th:not(:first-of-type), & td': { textAlign: 'end' },
    '& td': { whiteSpace: 'nowrap' },
    '& :is(th, td):last-child': { paddingInlineEnd: '0' },
  },
});
