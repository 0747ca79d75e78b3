import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PortfolioView, WeightView } from './fundViews';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '12',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& caption': { textAlign: 'start', textStyle: 'subheading', color: 'fg.title', paddingBottom: '3' },
    '& th': { textAlign: 'start', fontWeight: '400', paddingBlock: '2' },
    '& td': { textAlign: 'end', width: '20', paddingBlock: '2', verticalAlign: 'top' },
  },
});

/** As wide as the weight, relative to the largest. */
const Bar = chakra('div', { base: { height: '0.5', bg: 'blue', marginTop: '1.5' } });

function Weights({ title, weights }: { title: string; weights: readonly WeightView[] }) {
  const largest = Math.max(...weights.map(({ percent }) => percent), 1);
  return (
    <Table>
      <caption>{title}</caption>
      <tbody>
        {weights.map(({ title: name, display, percent }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <Bar style={{ width: `${(Math.max(percent, 0) / largest) * 100}%` }} />
            </th>
            <td>{display}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Breakdowns of the portfolio and its ten largest lines, in percent of net assets. */
export function PortfolioBreakdown({ portfolio }: { portfolio: PortfolioView }) {
  const { t } = useTranslation();
  return (
    <>
      <Box as="p" color="fg.muted" marginBottom="8">
        {t('funds:portfolioDate', { date: portfolio.date })}
      </Box>
      <Grid>
        <Weights title={t('funds:geographic')} weights={portfolio.geographic} />
        <Weights title={t('funds:sector')} weights={portfolio.sector} />
        <Weights title={t('funds:capitalisation')} weights={portfolio.capitalisation} />
        <Weights title={t('funds:topLines')} weights={portfolio.topLines} />
      </Grid>
    </>
  );
}
