import { daysBetween } from './calendarDates';
import type { ComparedFigure, NavPoint } from './sharePerformance';

/** From 100 to 104.2, 4.2 percent points; raised to a yearly pace when `years` is given. */
export function percentReturn(from: number, to: number, years = 1): number {
  return ((to / from) ** (1 / years) - 1) * 100;
}

export const noFigure: ComparedFigure = { share: null, benchmark: null };

/**
 * Return of the share and of its benchmark between two NAVs, a yearly pace when `years` is given. A return needs two
 * days; the benchmark's needs a value on both.
 */
export function comparedReturn(
  start: NavPoint | undefined,
  end: NavPoint | undefined,
  years = 1,
): ComparedFigure {
  if (!start || !end || start.date === end.date) return noFigure;
  const share = percentReturn(start.nav, end.nav, years);
  if (start.benchmark === null || end.benchmark === null) return { share, benchmark: null };
  return { share, benchmark: percentReturn(start.benchmark, end.benchmark, years) };
}

/**
 * How much older than a day its NAV in force may be, in days. The longest closings of the markets invested in, such as the
 * holidays of the lunar new year or of Eid, stay within it. A figure from an older NAV would be over another period than
 * the one that it is named for: there is none instead.
 */
const OLDEST_NAV_IN_FORCE = 10;

/** The NAV in force on a day: the last one dated that day or before, unless it is too old to stand for the day. */
export function navInForce(navs: readonly NavPoint[], date: string): NavPoint | undefined {
  const latest = navs.findLast((point) => point.date <= date);
  return latest && daysBetween(latest.date, date) <= OLDEST_NAV_IN_FORCE ? latest : undefined;
}
