import { chakra } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import type { FundCategoryView } from '../fundViews';
import { RangeCategories } from './RangeCategories';
import { makeRangeQueryStore } from './rangeQueryStore';
import { useRangeTools } from './useRangeTools';

/** Holds the room of the bar, which arrives after the page, so that nothing moves. Without scripts there is no bar. */
const BarPlace = chakra('div', {
  base: {
    marginTop: '8',
    minHeight: { base: '40', sm: '24', lg: '14' },
    '@media (scripting: none), print': { display: 'none' },
  },
});

/** As high as a card's head at least, so that what follows does not come up while the range is found empty. */
const Results = chakra('div', { base: { minHeight: 'cardHeader' } });

/**
 * The range with filters, orders and a table, which live in the query of the address. The HTML has all cards; what the
 * query asks for is applied after hydration. Until then the browser paints all cards, and from hydration on none: cards
 * that are invisible move without a layout shift.
 */
export function ExplorableRange({ categories }: { categories: readonly FundCategoryView[] }) {
  const [{ subscribe, read }] = useState(makeRangeQueryStore);
  const search = useSyncExternalStore(subscribe, read, () => '');
  const { tools, waiting } = useRangeTools(search !== '');
  return (
    <>
      <BarPlace>{tools && <tools.RangeBar categories={categories} search={search} />}</BarPlace>
      <Results style={waiting ? { visibility: 'hidden' } : undefined}>
        {tools && search ? (
          <tools.RangeResults categories={categories} search={search} />
        ) : (
          <RangeCategories categories={categories} />
        )}
      </Results>
    </>
  );
}
