import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { whenIdle } from '../../liveData/whenIdle';
import type { FundCategoryView } from '../fundViews';
import { RangeCategories } from './RangeCategories';
import { makeRangeQueryStore } from './rangeQueryStore';
import type * as rangeTools from './rangeTools';

type RangeTools = typeof rangeTools;

/** Milliseconds after which the whole range is shown although the address asks for a part: the network is slow or gone. */
const patience = 3_000;

/**
 * The filter bar and table, a chunk of their own. It is fetched when the browser is idle, or at once where the address asks
 * for a part of the range; under the disclaimer it is not, as nobody can use it there.
 *
 * @returns `waiting` while the range is held back for them. Where they do not arrive it is shown as a whole.
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
    const timer = setTimeout(giveUpWaiting, patience);
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
