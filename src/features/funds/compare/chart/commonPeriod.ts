import type { Span } from '../../../../components/chart/chartLines';
import { type DatedValues, monthsAway } from '../../../../components/chart/navSeries';

/**
 * From the first to the last day that all series have. `null` under a year, counted as the age of a share is: past
 * performance over less may not be shown (MiFID II, delegated regulation (EU) 2017/565, article 44).
 */
export function commonPeriod(series: readonly Pick<DatedValues, 'times'>[]): Span | null {
  const start = Math.max(...series.map(({ times }) => times[0] ?? NaN));
  const end = Math.min(...series.map(({ times }) => times.at(-1) ?? NaN));
  return monthsAway(start, 12) <= end ? [start, end] : null;
}
