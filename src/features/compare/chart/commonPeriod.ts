import { monthsAway } from '../../navChart/monthsAway';
import { lastAtOrBefore, type NavSeries } from '../../navChart/navSeries';

/** Times at which its first and last day begin. */
export type Period = { start: number; end: number };

/** Places of a curve: a chart is some hundred pixels wide. */
const places = 180;

/**
 * From the first to the last day that all series have. `null` where that is less than a year, counted as the age of a share
 * is: performance over less may not be shown (delegated regulation (EU) 2017/565, article 44).
 */
export function commonPeriod(series: readonly Pick<NavSeries, 'times'>[]): Period | null {
  const start = Math.max(...series.map(({ times }) => times[0] ?? NaN));
  const end = Math.min(...series.map(({ times }) => times.at(-1) ?? NaN));
  return monthsAway(start, 12) <= end ? { start, end } : null;
}

/** Times at even steps, the first and the last among them. */
export function timesOf({ start, end }: Period, count = places): number[] {
  return Array.from({ length: count }, (_, index) => start + ((end - start) * index) / (count - 1));
}

/** What 100 invested at the first of the times became: a price stands until the next one. `NaN` before there is any. */
export function levelsAt(
  wanted: readonly number[],
  { times, navs }: Pick<NavSeries, 'times' | 'navs'>,
): number[] {
  const values = wanted.map((time) => navs[lastAtOrBefore(times, time)] ?? NaN);
  const base = values[0] ?? NaN;
  return values.map((value) => (value / base) * 100);
}
