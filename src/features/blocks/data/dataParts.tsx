import { chakra } from '@chakra-ui/react/styled-system';
import { table, tableCell, wholeHeads } from '../../../theme/recipes';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';

/** Text breaks anywhere, so that the table is never wider than the page. */
export const Table = chakra('table', {
  base: {
    ...table,
    textStyle: 'small',
    fontVariantNumeric: 'normal',
    '& th, & td': {
      ...tableCell,
      paddingBlock: '2.5',
      paddingInlineEnd: { base: '1.5', sm: '4' },
      verticalAlign: 'top',
    },
    '& thead th': {
      fontWeight: '600',
      color: 'fg.title',
      verticalAlign: 'bottom',
      borderBottomWidth: '2px',
      borderColor: 'navy',
    },
    '& th, & [data-text], & [data-text] p': { overflowWrap: 'anywhere', hyphens: 'auto' },
    ...wholeHeads,
    '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& :is(th, td):last-child': { paddingInlineEnd: '0' },
  },
});

export type Column = {
  name: string;
  kind?: 'text' | 'figure';
};

/** The caption, for screen readers only (the title is visible above), and the column headings. */
export function TableHead({ title, columns }: { title: string | null; columns: readonly Column[] }) {
  return (
    <>
      {title && (
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
      )}
      <thead>
        <tr>
          {columns.map(({ name, kind }) => (
            <th key={name} scope="col" {...(kind && { [`data-${kind}`]: true })}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/**
 * Its length is the value. A reference is hatched, to be told apart without colour, on paper and in forced
 * colours.
 */
export const Bar = chakra('div', {
  base: { height: '3', bg: 'navy', forcedColorAdjust: 'none', printColorAdjust: 'exact' },
  variants: {
    pattern: {
      solid: { _highContrast: { bg: 'CanvasText' } },
      hatched: {
        color: 'blueStrong',
        bg: 'repeating-linear-gradient(135deg, currentcolor 0 1px, transparent 1px 5px)',
        borderWidth: '1px',
        borderColor: 'currentcolor',
        _highContrast: { color: 'CanvasText' },
      },
    },
  },
  defaultVariants: { pattern: 'solid' },
});
