import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../components/ui/RichText';
import { columns, columnsOnPaper, Stack } from '../../../components/ui/layout';
import { table } from '../../../theme/recipes';
import type { AssetClass, PortfolioView, WeightView } from '../fundViews';
import type { TabProps } from '../tabs/TabPart';
import { PortfolioMap } from './PortfolioMap';

const Table = chakra('table', {
  base: {
    ...table,
    tableLayout: 'fixed',
    textStyle: 'small',
    '& caption': { textAlign: 'start', textStyle: 'subheading', color: 'fg.title', paddingBottom: '3' },
    '& th': { ...table['& th'], overflowWrap: 'anywhere' },
    '& td': { textAlign: 'end', width: '20', verticalAlign: 'top' },
    '& :is(th, td)': { paddingBlock: { base: '2', _print: '0.5' } },
    _print: { breakInside: 'avoid' },
  },
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
              {/* A border, which paper and forced colours keep. */}
              <Box
                borderTopWidth="0.25rem"
                borderColor="blue"
                marginTop={{ base: '1.5', _print: '0.5' }}
                style={{ width: `${(Math.max(percent, 0) / largest) * 100}%` }}
              />
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
    <Stack gap="12" css={columnsOnPaper(4)}>
      <Box as="p" color="fg.muted" columnSpan="all">
        {t('portfolio:date', { date: portfolio.date })}
      </Box>
      <Stack
        gap="12"
        alignItems="start"
        gridTemplateColumns={{ ...columns({ base: 1, md: 2 }), lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        // The first column begins where the others do, without the map.
        css={{ _print: { '&&, && > *': { marginTop: '0' } } }}
      >
        <PortfolioMap weights={geographic} />
        <Weights title={t('portfolio:geographic')} weights={geographic} />
      </Stack>
      <Stack gap="12" alignItems="start" gridTemplateColumns={columns({ base: 1, md: 2, lg: 3 })}>
        <Weights title={t('portfolio:topLines')} weights={topLines} />
        <Weights title={t('portfolio:sector')} weights={sector} />
        <Weights
          title={assetClass === 'bonds' ? t('portfolio:rating') : t('portfolio:capitalisation')}
          weights={capitalisation}
        />
      </Stack>
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
