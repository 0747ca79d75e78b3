import { type RefObject, useEffect, useState } from 'react';
import { useComesIntoView } from '../../components/ui/useComesIntoView';
import type * as chartModule from './interactive/chart';

type ChartModule = typeof chartModule;
type Series = Awaited<ReturnType<ChartModule['fetchNavs']>>;

/**
 * The chart's script and the NAVs, both fetched when the chart comes into view; where either fails the drawing stays. After
 * a change of page there is no drawing by the build: the script is fetched at once then, to draw it.
 */
export function useLoadedChart(place: RefObject<HTMLElement | null>, path: string, isin: string) {
  const [chart, setChart] = useState<ChartModule | null>(null);
  const [series, setSeries] = useState<Series | null>(null);
  const [failed, setFailed] = useState(false);
  const isInView = useComesIntoView(place);
  useEffect(() => {
    if (failed || (!isInView && place.current?.textContent)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      try {
        const loaded = await import('./interactive/chart');
        if (signal.aborted) return;
        setChart(loaded);
        if (isInView) setSeries(await loaded.fetchNavs(path, isin, signal));
      } catch (error) {
        if (signal.aborted) return;
        console.error('The chart stays as it was built:', error);
        setFailed(true);
      }
    };
    void load();
    return () => controller.abort();
  }, [place, path, isin, failed, isInView]);
  return { chart, series, failed, retry: () => setFailed(false) };
}
