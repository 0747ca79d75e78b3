import { lastWhere, type ValuationFrequency } from '../../../figures/countedNavs';
import { addMonths } from '../../../figures/days';
import { dayOf, timeOf } from './chartGeometry';

/** Values by day, in rising order. Both lists have the same length. */
export type DatedValues = {
  frequency: ValuationFrequency;
  /** Milliseconds since 1970 at which each day begins in UTC. */
  times: readonly number[];
  values: readonly number[];
};

/** NAVs of a share, adjusted for its corporate actions. */
export type NavSeries = DatedValues & {
  isin: string;
  name: string;
  currency: string;
  /** Holds only days that have a value; `null` for a share without a benchmark. */
  benchmark: DatedValues | null;
};

/** Index of the last day on or before the time; -1 if all are later. */
export function lastAtOrBefore(times: readonly number[], time: number): number {
  return lastWhere(times, (each) => each <= time);
}

/** Index of the day nearest to the time; the earlier on a tie. */
export function nearestDay(times: readonly number[], time: number): number {
  const before = lastAtOrBefore(times, time);
  const [earlier, later] = [times[before], times[before + 1]];
  if (earlier === undefined) return 0;
  return later !== undefined && later - time < time - earlier ? before + 1 : before;
}

/** The same day `count` months away (`addMonths`). */
export function monthsAway(time: number, count: number): number {
  return timeOf(addMonths(dayOf(time), count));
}
