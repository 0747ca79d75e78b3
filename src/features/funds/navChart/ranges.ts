import { periodStart } from '../../../../figures/countedNavs';
import { dayOf, parseDay, timeOf } from '../../../components/chart/chartGeometry';
import { type DatedValues, lastAtOrBefore } from '../../../components/chart/navSeries';

export const rangeCodes = ['1m', '6m', 'ytd', '1y', '3y', '5y', 'all'] as const;

export type RangeCode = (typeof rangeCodes)[number];

/** First and last day of a range: indexes of the share's NAVs. */
export type DayRange = readonly [first: number, last: number];

/** A range up to the last day, between the NAVs of the performance of its name; `null` where that has no figure. */
export function presetRange(
  code: RangeCode,
  { times, frequency }: Pick<DatedValues, 'times' | 'frequency'>,
): DayRange | null {
  const [firstTime, lastTime] = [times[0], times.at(-1)];
  if (firstTime === undefined || lastTime === undefined) return null;
  const days = { firstNav: dayOf(firstTime), lastNav: dayOf(lastTime) };
  const [from, to] = periodStart(code === 'all' ? 'inception' : code, days, frequency);
  const [first, last] = [lastAtOrBefore(times, timeOf(to)), times.length - 1];
  return first < last && (times[first] ?? -Infinity) >= timeOf(from) ? [first, last] : null;
}

export type DatesProblem = 'missing' | 'outside' | 'order' | 'empty';

/**
 * The range between two days (`YYYY-MM-DD`), or what is wrong with them. Each day stands for the NAV in force on
 * it.
 */
export function freeRange(
  from: string,
  to: string,
  times: readonly number[],
): { range: DayRange } | { problem: DatesProblem } {
  const [start, end] = [parseDay(from), parseDay(to)];
  if (Number.isNaN(start) || Number.isNaN(end)) return { problem: 'missing' };
  if (start >= end) return { problem: 'order' };
  if (start < (times[0] ?? Infinity) || end > (times.at(-1) ?? -Infinity)) return { problem: 'outside' };
  const range = [lastAtOrBefore(times, start), lastAtOrBefore(times, end)] as const;
  return range[0] < range[1] ? { range } : { problem: 'empty' };
}
