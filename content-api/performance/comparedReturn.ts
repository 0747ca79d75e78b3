import { daysBetween } from './calendarDates';
import type { MeasuredReturn, NavPoint } from './sharePerformance';

/** From 100 to 104.2: 4.2 percentage points; annualised over `years`. */
export function percentReturn(from: number, to: number, years = 1): number {
  return ((to / from) ** (1 / years) - 1) * 100;
}

export const noFigure: MeasuredReturn = {
  startDate: null,
  startNav: null,
  endDate: null,
  endNav: null,
  share: null,
  benchmark: null,
};

/**
 * Return of the share and of its benchmark between two NAVs, annualised over `years`. It needs two different days, and
 * for the benchmark a level on both.
 */
export function comparedReturn(
  start: NavPoint | undefined,
  end: NavPoint | undefined,
  years = 1,
): MeasuredReturn {
  if (!start || !end || start.date === end.date) return noFigure;
  const ends = { startDate: start.date, startNav: start.nav, endDate: end.date, endNav: end.nav };
  const share = percentReturn(start.nav, end.nav, years);
  if (start.benchmark === null || end.benchmark === null) return { ...ends, share, benchmark: null };
  return { ...ends, share, benchmark: percentReturn(start.benchmark, end.benchmark, years) };
}

/**
 * Maximum age in days of a NAV that stands for a day. It covers the longest market closures (Lunar New Year, Eid). With
 * an older NAV the figure would cover another period than its name says.
 */
const MAX_NAV_AGE = 10;

/** The latest NAV on or before a day, unless it is too old. */
export function navInForce(navs: readonly NavPoint[], date: string): NavPoint | undefined {
  const latest = navs.findLast((point) => point.date <= date);
  return latest && daysBetween(latest.date, date) <= MAX_NAV_AGE ? latest : undefined;
}
