import { columns, Stack } from '../../../components/ui/layout';
import { FundCard } from '../card/FundCard';
import { RangeTable } from './RangeTable';
import type { Exploration } from './useExploration';

/** The funds that match the query, in its order, as a table or as cards without categories. */
export function RangeResults({ rows, query, locale }: Exploration) {
  if (rows.length === 0) return null;
  if (query.view === 'table') return <RangeTable rows={rows} query={query} locale={locale} />;
  return (
    <Stack
      columnGap={{ base: '6', xl: '10' }}
      rowGap="10"
      marginTop="6"
      gridTemplateColumns={columns({ base: 1, md: 2, lg: 3 })}
    >
      {rows.map(({ fund }) => (
        <FundCard key={fund.code} fund={fund} />
      ))}
    </Stack>
  );
}
