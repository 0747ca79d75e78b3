import { lastAtOrBefore, monthsAway, type NavSeries } from '../../../../components/chart/navSeries';

/** Milliseconds since 1970 at which the first and the last day begin in UTC. */
export type Period = { start: number; end: number };

/** A chart is some hundred pixels wide. */
const pointsPerCurve = 180;

/**
 * From the first to the last day that all series have. `null` under a year, counted as the age of a share is: past
 * performance over less may not be shown (MiFID II, delegated regulation (EU) 2017/565, article 44).
 */
export function commonPeriod(series: readonly Pick<NavSeries, 'times'>[]): Period | null {
  const start = Math.max(...series.map(({ times }) => times[0] ?? NaN));
  const end = Math.min(...series.map(({ times }) => times.at(-1) ?? NaN));
  return monthsAway(start, 12) <= end ? { start, end } : null;
}

/** Evenly spaced times, both ends included. */
export function timesOf({ start, end }: Period, count = pointsPerCurve): number[] {
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
