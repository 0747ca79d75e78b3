import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { FigureTable } from '../../../components/ui/FigureTable';
import { Note } from '../../../components/ui/layout';
import { absent } from '../../../i18n/absent';
import type { ComparedFigure } from '../shareViews';
import type { FigureSource as FigureSourceView } from './figureSources';
import { FigureSource, firstColumn } from './FigureSource';

const Table = chakra(FigureTable, {
  base: {
    // Aligns the columns of consecutive tables.
    tableLayout: 'fixed',
    textStyle: { base: 'small', md: 'body' },
    // Two dates, one a line; no date is broken.
    '& th': { textWrap: 'balance', overflowWrap: 'normal' },
    '& thead th:first-of-type': { width: firstColumn },
    '& td:last-of-type': { color: 'fg.muted' },
  },
});

type ComparisonTableProps = {
  caption: string;
  rowHeading: string;
  shareName: string;
  rows: ({ code: string; label: string } & ComparedFigure)[];
  /** Keyed by the code of a row. */
  sources?: Record<string, FigureSourceView>;
  currency: string;
  /** Explains the figures. */
  note: string;
};

/** A share against its benchmark; a dash for a missing figure. Figures with a source open to it. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, rowHeading, shareName, rows, sources = {}, currency, note } = props;
  const { t } = useTranslation();
  const figureOf = (code: string, figure: string | null) => {
    const source = sources[code];
    return figure !== null && source ? (
      <FigureSource {...{ figure, currency, source }} />
    ) : (
      (figure ?? absent)
    );
  };
  return (
    <Box maxWidth={{ base: 'table', _print: 'none' }} _print={{ breakInside: 'avoid' }}>
      {/* Sources opened in a cell take their width from here. */}
      <Box containerType="inline-size">
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
                <td>{figureOf(code, share)}</td>
                <td>{benchmark ?? absent}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      <Note marginTop="2">{note}</Note>
    </Box>
  );
}
