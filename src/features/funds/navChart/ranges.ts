import { parseDay } from '../../../components/chart/chartGeometry';
import { lastAtOrBefore, monthsAway } from '../../../components/chart/navSeries';

export const rangeCodes = ['1m', '6m', 'ytd', '1y', '3y', '5y', 'all'] as const;

export type RangeCode = (typeof rangeCodes)[number];

/** First and last day of a range: indexes of the share's NAVs. */
export type DayRange = readonly [first: number, last: number];

const months = { '1m': 1, '6m': 6, '1y': 12, '3y': 36, '5y': 60 } as const;

function startOf(code: Exclude<RangeCode, 'all'>, last: number): number {
  return code === 'ytd'
    ? Date.UTC(new Date(last).getUTCFullYear() - 1, 11, 31)
    : monthsAway(last, -months[code]);
}

/**
 * A range up to the last day. It starts at the NAV in force on its first day, like the performance table. `null`
 * if it is longer than the share's history.
 */
export function presetRange(code: RangeCode, times: readonly number[]): DayRange | null {
  const last = times.length - 1;
  const first = code === 'all' ? 0 : lastAtOrBefore(times, startOf(code, times[last] ?? NaN));
  return first >= 0 && first < last ? [first, last] : null;
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
