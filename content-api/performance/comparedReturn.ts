import type { NavPoint } from './navPoint';
import type { ComparedFigure } from './sharePerformance';

/** From 100 to 104.2, 4.2 percent points; raised to a yearly pace when `years` is given. */
export function percentReturn(from: number, to: number, years = 1): number {
  return ((to / from) ** (1 / years) - 1) * 100;
}

export const noFigure: ComparedFigure = { share: null, benchmark: null };

/**
 * Return of the share and of its benchmark between two NAVs, a yearly pace when `years` is given. A return needs two
 * days; the benchmark's needs a value on both.
 */
export function comparedReturn(start: NavPoint | undefined, end: NavPoint, years = 1): ComparedFigure {
  if (!start || start.date === end.date) return noFigure;
  const share = percentReturn(start.nav, end.nav, years);
  if (start.benchmark === null || end.benchmark === null) return { share, benchmark: null };
  return { share, benchmark: percentReturn(start.benchmark, end.benchmark, years) };
}

/** The NAV in force on a day: the last one dated that day or before. */
export function navInForce(navs: readonly NavPoint[], date: string): NavPoint | undefined {
  return navs.findLast((point) => point.date <= date);
}
