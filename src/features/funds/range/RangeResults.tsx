import { columns, Stack } from '../../../components/ui/layout';
import { FundCard } from '../card/FundCard';
import { RangeCategories } from './RangeCategories';
import { fundsOf } from './rangeFilters';
import { rangeRow } from './rangeRows';
import { inRangeOrder } from './rangeSort';
import { RangeTable } from './RangeTable';
import { type ExplorationProps, useExploration } from './useExploration';

/** The funds that match the query, in its order, as cards or as a table. */
export function RangeResults(props: ExplorationProps) {
  const { locale, profile, query, matching } = useExploration(props);
  if (matching.length === 0) return null;
  if (query.view === 'cards' && !query.sort) return <RangeCategories categories={matching} />;

  const rows = fundsOf(matching).map((fund) => rangeRow(fund, profile, locale));
  const ordered = query.sort ? inRangeOrder(rows, query.sort, locale) : rows;
  if (query.view === 'table') return <RangeTable rows={ordered} query={query} locale={locale} />;
  return (
    <Stack
      columnGap={{ base: '8', xl: '12' }}
      rowGap="14"
      marginTop={{ base: '8', lg: '12' }}
      gridTemplateColumns={columns({ base: 1, md: 2, lg: 3 })}
    >
      {ordered.map(({ fund }) => (
        <FundCard key={fund.code} fund={fund} />
      ))}
    </Stack>
  );
}
