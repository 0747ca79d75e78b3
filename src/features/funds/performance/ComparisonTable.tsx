import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { absent } from '../absent';
import type { ComparedFigure } from '../fundViews';

const Scroll = chakra('div', { base: { overflowX: 'auto' } });

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    // Aligns the columns of consecutive tables.
    tableLayout: { md: 'fixed' },
    '& thead th:not(:first-of-type)': { width: { md: '1/4' } },
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& caption': { textAlign: 'start', textStyle: 'label', color: 'fg.title', paddingBottom: '3' },
    '& th, & td': {
      paddingBlock: '2.5',
      paddingInlineEnd: { base: '2', sm: '4' },
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& thead th': {
      textStyle: 'small',
      color: 'fg.muted',
      fontWeight: '400',
      borderColor: 'navy',
      verticalAlign: 'bottom',
    },
    '& th': { textAlign: 'start', fontWeight: '400' },
    '& thead th:not(:first-of-type), & td': { textAlign: 'end' },
    '& td': { whiteSpace: 'nowrap' },
    '& td:last-of-type': { color: 'fg.muted' },
    '& :is(th, td):last-child': { paddingInlineEnd: '0' },
  },
});

type ComparisonTableProps = {
  caption: string;
  rowHeading: string;
  shareName: string;
  rows: ({ code: string; label: string } & ComparedFigure)[];
  /** How to read the figures. */
  note: string;
};

/** A share against its benchmark; a dash for a missing figure. */
export function ComparisonTable({ caption, rowHeading, shareName, rows, note }: ComparisonTableProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Scroll>
        <Table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{rowHeading}</th>
              <th scope="col">{t('funds:share', { share: shareName })}</th>
              <th scope="col">{t('funds:benchmarkShort')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, label, share, benchmark }) => (
              <tr key={code}>
                <th scope="row">{label}</th>
                <td>{share ?? absent}</td>
                <td>{benchmark ?? absent}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Box as="p" textStyle="small" color="fg.muted" marginTop="2">
        {note}
      </Box>
    </div>
  );
}
