import { Box } from '@chakra-ui/react/box';
import { useDeferredValue } from 'react';
import { useQueryString } from '../../../routes/queryString';
import { useLiveCatalogue } from '../../../store/useLiveCatalogue';
import { YoungNotice } from '../figures/YoungNotice';
import { freshCategories } from '../freshFigures';
import type { FundCategoryView } from '../fundViews';
import { RangeBar } from './RangeBar';
import { RangeCategories } from './RangeCategories';
import { rangeQueryIn } from './rangeParameters';
import { type Exploration, useExploration } from './useExploration';
import { columns, Stack } from '../../../components/ui/layout';
import { FundCard } from '../card/FundCard';
import { RangeTable } from './RangeTable';

/** The funds that match the query, in its order, as a table or as cards without categories. */
function RangeResults({ rows, query }: Exploration) {
  if (rows.length === 0) return null;
  if (query.view === 'table') return <RangeTable rows={rows} query={query} />;
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

type ExplorableRangeProps = {
  categories: readonly FundCategoryView[];
  /** Sanitised HTML, shown instead of the figures of a share under one year. */
  youngNotice: string;
};

/** The range with filters, sorting and a table view, all kept in the query string. The HTML has all cards. */
export function ExplorableRange({ categories, youngNotice }: ExplorableRangeProps) {
  const search = rangeQueryIn(useQueryString() ?? '');
  const fresh = freshCategories(categories, useLiveCatalogue());
  const exploration = useExploration(fresh, search);
  // The bar answers at once. An update of the cards that React has not taken over would draw them anew.
  const shown = useDeferredValue(exploration);
  return (
    <YoungNotice.Provider value={youngNotice}>
      <Box marginTop="5" _print={{ display: 'none' }} data-needs-scripts="">
        <RangeBar {...exploration} />
      </Box>
      {/* At least as high as a card's header, so that the page does not jump when no fund matches. */}
      <Box minHeight="cardHeader">
        {shown.query.view === 'cards' && !shown.query.sort ? (
          <RangeCategories categories={shown.found} />
        ) : (
          <RangeResults {...shown} />
        )}
      </Box>
    </YoungNotice.Provider>
  );
}
