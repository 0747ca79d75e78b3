import { type RefObject, useEffect, useState } from 'react';
import { useComesIntoView } from '../../../components/ui/useComesIntoView';
import type * as chartModule from './chart';
import type { ChartedShare, FetchedSeries } from './fetchSeries';

/** How far under the screen the chart begins to be fetched. */
const nearby = '400px';

/** What came of an attempt for some shares; without `Drawing` the script could not be had. */
type Outcome = FetchedSeries & {
  isins: string;
  attempt: number;
  Drawing: typeof chartModule.SharesDrawing | null;
};

/**
 * The chart's script and the net asset values of shares, fetched when its place comes near. Both are kept once they are
 * there, so that `retry` asks for what is missing.
 */
export function useSharesChart(place: RefObject<HTMLElement>, shares: readonly ChartedShare[]) {
  const isNear = useComesIntoView(place, nearby);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isins = shares.map(({ isin }) => isin).join();
  useEffect(() => {
    if (!isNear || isins === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      try {
        const { fetchSeries, SharesDrawing } = await import('./chart');
        const fetched = await fetchSeries(shares, signal);
        setOutcome({ isins, attempt, Drawing: SharesDrawing, ...fetched });
      } catch (error) {
        if (signal.aborted) return;
        console.error('The chart could not be loaded:', error);
        setOutcome({ isins, attempt, Drawing: null, shares: [], missing: shares.map(({ name }) => name) });
      }
    };
    void load();
    return () => controller.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another list of the same shares is nothing new to fetch
  }, [isNear, isins, attempt]);
  const current = outcome?.isins === isins ? outcome : null;
  return {
    outcome: current,
    isLoading: isNear && current?.attempt !== attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
