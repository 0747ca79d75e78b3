import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useQueryString } from '../../../routes/queryString';
import { useAppSelector } from '../../../store/hooks';
import { whenIdle } from '../../liveData/whenIdle';
import type { FundCategoryView } from '../fundViews';
import { RangeCategories } from './RangeCategories';
import { rangeQueryIn } from './rangeParameters';
import type * as rangeTools from './rangeTools';

type RangeTools = typeof rangeTools;

/** Milliseconds before the unfiltered range is shown after all: the network is slow or gone. */
const toolsTimeoutMs = 3_000;

/**
 * The chunk of the filter bar and the table. It is fetched when the browser is idle, or at once if the address has
 * a filter, but not under the disclaimer: nobody can use it there.
 * @returns `waiting` while the range is hidden until the chunk has arrived; if it fails, the whole range is shown
 */
function useRangeTools(urgent: boolean): { tools: RangeTools | null; waiting: boolean } {
  const [tools, setTools] = useState<RangeTools | null>(null);
  const [late, setLate] = useState(false);
  const usable = useAppSelector(({ preferences }) => preferences.disclaimerValidated);
  useEffect(() => {
    if (tools || !usable) return undefined;
    let current = true;
    const giveUpWaiting = () => {
      if (current) setLate(true);
    };
    const load = () => {
      import('./rangeTools').then(
        (module) => {
          if (current) setTools(module);
        },
        (error: unknown) => {
          console.error(error);
          giveUpWaiting();
        },
      );
    };
    const timer = setTimeout(giveUpWaiting, toolsTimeoutMs);
    const callOff = urgent ? undefined : whenIdle(load);
    if (urgent) load();
    return () => {
      current = false;
      clearTimeout(timer);
      callOff?.();
    };
  }, [urgent, usable, tools]);
  return { tools, waiting: urgent && usable && !tools && !late };
}

/** Reserves room for the bar, which loads later, so that nothing moves. Without scripts there is no bar. */
const BarPlace = chakra('div', {
  base: {
    marginTop: '8',
    minHeight: { base: '40', sm: '24', lg: '14' },
    '@media (scripting: none), print': { display: 'none' },
  },
});

/** At least as high as a card's header, so that the page does not jump when no fund matches. */
const Results = chakra('div', { base: { minHeight: 'cardHeader' } });

/**
 * The range with filters, sorting and a table view, all kept in the query string. The HTML has all cards; the
 * query is applied after hydration. Until then all cards are painted, and from hydration on they are invisible:
 * invisible cards move without a layout shift.
 */
export function ExplorableRange({ categories }: { categories: readonly FundCategoryView[] }) {
  const search = rangeQueryIn(useQueryString() ?? '');
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
