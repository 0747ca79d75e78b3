import { chakra } from '@chakra-ui/react/styled-system';
import { onPhones, table } from '../../../../theme/recipes';

/**
 * The shares' names stay under the bar. On a phone each criterion is a line above the figures, which keep their columns, and texts
 * are one below the other, each after its share's number. Elements that are not laid out as a table stay one for assistive
 * technology by their roles, which is why every part has one. `--shares` is their number.
 */
export const Table = chakra(
  'table',
  {
    base: {
      ...table,
      tableLayout: 'fixed',
      // No wider than it reads.
      maxWidth: 'calc((var(--shares) + 1) * 18rem)',
      // Collapsed borders would scroll away from sticky cells.
      borderCollapse: 'separate',
      borderSpacing: '0',
      _print: { fontSize: '0.8em' },
      '& caption': { textAlign: 'start', textStyle: 'subheading', color: 'fg.title' },
      '& th, & td': {
        paddingBlock: { base: '2.5', _print: '1' },
        paddingInlineEnd: '4',
        borderTopWidth: '1px',
        borderColor: 'border',
        verticalAlign: 'top',
      },
      '& thead th': {
        position: { base: 'sticky', _print: 'static' },
        top: 'var(--m-sizes-bar)',
        zIndex: '1',
        bg: 'bg',
        borderTopWidth: '0',
        borderBottomWidth: '1px',
        borderColor: 'navy',
        textStyle: 'small',
        '& svg': { display: 'block' },
      },
      '& th[scope=row]': { textStyle: 'small', color: 'fg.muted' },
      '& th[scope=rowgroup]': {
        textStyle: 'subheading',
        color: 'fg.title',
        paddingTop: '8',
        borderTopWidth: '0',
      },
      '& tbody > tr:nth-of-type(2) > *': { borderColor: 'navy' },
      [onPhones]: {
        maxWidth: 'full',
        '&, & :is(caption, thead, tbody, th, td)': { display: 'block' },
        '& th, & td': { borderTopWidth: '0', padding: '0' },
        '& td, & thead th': { fontSize: 'clamp(0.75rem, 3.4vw, 0.9375rem)' },
        '& tr': {
          display: 'grid',
          gridTemplateColumns: 'repeat(var(--shares), minmax(0, 1fr))',
          gap: '1 2',
          paddingBlock: '2',
          borderTopWidth: '1px',
          borderColor: 'border',
          counterReset: 'share',
        },
        '& thead': { position: 'sticky', top: 'var(--m-sizes-bar)', zIndex: '1', bg: 'bg' },
        '& thead tr': { borderTopWidth: '0', borderBottomWidth: '1px', borderColor: 'navy' },
        '& thead th': { position: 'static', borderWidth: '0', lineHeight: '1.3', hyphens: 'auto' },
        '& thead th:first-of-type': { position: 'absolute', clipPath: 'inset(50%)' },
        '& th[scope=row], & th[scope=rowgroup]': { gridColumn: '1 / -1' },
        '& th[scope=row]': { textStyle: 'label', color: 'fg.title' },
        '& tbody > tr:first-of-type': { borderTopWidth: '0' },
        '& tbody > tr:nth-of-type(2)': { borderColor: 'navy' },
        '& tr[data-texts] > td': {
          gridColumn: '1 / -1',
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: '2',
          counterIncrement: 'share',
          _before: { content: 'counter(share) "."', color: 'fg.muted' },
        },
      },
    },
  },
  { defaultProps: { role: 'table' } },
);

/** The name of a share in a column of a phone, or in a wider one. */
export const ShortName = chakra('span', { base: { display: 'none', [onPhones]: { display: 'inline' } } });
export const WholeName = chakra('span', { base: { [onPhones]: { display: 'none' } } });

export const Second = chakra('span', {
  base: { display: 'block', textStyle: 'small', fontSize: 'inherit', color: 'fg.muted' },
});
