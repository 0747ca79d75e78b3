import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../components/ui/RichText';
import { blockOnPaper, Stack } from '../../../components/ui/Stack';
import type { AssetClass, PortfolioView, WeightView } from '../fundViews';
import type { TabProps } from '../tabs/tabProps';
import { PortfolioMap } from './PortfolioMap';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '12',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    _print: blockOnPaper,
  },
  variants: {
    columns: {
      mapAndTable: { gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' } },
      tables: {
        gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
        _print: { '& > table': { breakInside: 'avoid' } },
      },
    },
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
    '& th': { textAlign: 'start', fontWeight: '400', paddingBlock: '2', overflowWrap: 'anywhere' },
    '& td': { textAlign: 'end', width: '20', paddingBlock: '2', verticalAlign: 'top' },
  },
});

/** Its width is the weight, relative to the largest. A border, which paper and forced colours keep. */
const Bar = chakra('div', {
  base: { borderTopWidth: '0.25rem', borderColor: 'blue', marginTop: '1.5' },
});

function Weights({ title, weights }: { title: string; weights: readonly WeightView[] }) {
  if (weights.length === 0) return null;
  const largest = Math.max(...weights.map(({ percent }) => percent), 1);
  return (
    <Table>
      <caption>{title}</caption>
      <tbody>
        {weights.map(({ title: name, display, percent }, index) => (
          <tr key={`${index} ${name}`}>
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

type PortfolioBreakdownProps = { portfolio: PortfolioView; assetClass?: AssetClass };

/** Breakdowns and largest holdings, in percent of net assets. Bonds are broken down by rating. */
export function PortfolioBreakdown({ portfolio, assetClass = 'equity' }: PortfolioBreakdownProps) {
  const { t } = useTranslation();
  const { geographic, sector, capitalisation, topLines } = portfolio;
  return (
    <Stack gap="12">
      <Box as="p" color="fg.muted">
        {t('portfolio:date', { date: portfolio.date })}
      </Box>
      <Grid columns="mapAndTable">
        <PortfolioMap weights={geographic} />
        <Weights title={t('portfolio:geographic')} weights={geographic} />
      </Grid>
      <Grid columns="tables">
        <Weights title={t('portfolio:topLines')} weights={topLines} />
        <Weights title={t('portfolio:sector')} weights={sector} />
        <Weights
          title={assetClass === 'bonds' ? t('portfolio:rating') : t('portfolio:capitalisation')}
          weights={capitalisation}
        />
      </Grid>
    </Stack>
  );
}

/** The portfolio, or the notice that it is still being invested (behaviour.md §8). */
export function PortfolioTab({ fund: { portfolio, assetClass }, notices }: TabProps) {
  const isEmpty =
    !portfolio ||
    [portfolio.geographic, portfolio.sector, portfolio.capitalisation, portfolio.topLines].every(
      (weights) => weights.length === 0,
    );
  if (isEmpty) return <RichText html={notices.emptyPortfolio} />;
  return <PortfolioBreakdown portfolio={portfolio} assetClass={assetClass} />;
}
