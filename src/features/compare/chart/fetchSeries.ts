import { fetchNavs } from '../../navChart/fetchNavs';
import type { NavSeries } from '../../navChart/navSeries';

export type ChartedShare = { isin: string; name: string; navHistoryPath: string };

/** A share's net asset values under the name by which the comparison calls it. */
export type NamedSeries = { name: string; series: NavSeries };

/** `missing` are the names of shares whose net asset values cannot be had, or are too few to draw. */
export type FetchedSeries = { shares: NamedSeries[]; missing: string[] };

/**
 * The net asset values of shares, each fetched once. What cannot be had of one leaves the others as they are.
 * @throws only when the signal has aborted
 */
export async function fetchSeries(
  wanted: readonly ChartedShare[],
  signal: AbortSignal,
): Promise<FetchedSeries> {
  const answers = await Promise.allSettled(
    wanted.map(({ navHistoryPath, isin }) => fetchNavs(navHistoryPath, isin, signal)),
  );
  signal.throwIfAborted();
  const fetched: FetchedSeries = { shares: [], missing: [] };
  wanted.forEach(({ name }, index) => {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') fetched.shares.push({ name, series: answer.value });
    else {
      console.error(`The chart is without ${name}:`, answer?.reason);
      fetched.missing.push(name);
    }
  });
  return fetched;
}
