import { levelOf, type NavPoint } from '../../figures/adjustedNavs';
import { inForceOn, lastWhere, type ValuationFrequency } from '../../figures/countedNavs';
import type { MeasuredReturn } from './sharePerformance';

/** NAVs with rising dates, of a fund that is valued so often. */
export type NavSeries = { navs: readonly NavPoint[]; frequency: ValuationFrequency };

/** From 100 to 104.2: 4.2 percentage points; annualised over `years`. */
export function percentReturn(from: number, to: number, years = 1): number {
  return ((to / from) ** (1 / years) - 1) * 100;
}

export const noFigure: MeasuredReturn = {
  startDate: null,
  startNav: null,
  endDate: null,
  endNav: null,
  isAdjusted: false,
  share: null,
  benchmark: null,
  benchmarkStartDate: null,
  benchmarkEndDate: null,
};

export type IndexLevel = { date: string; level: number };

/** The level of the index that counts on a day with a NAV. */
export function indexLevel({ navs, frequency }: NavSeries, day: string): IndexLevel | undefined {
  const [first, last] = inForceOn(day, frequency);
  for (let index = lastWhere(navs, ({ date }) => date <= last); index >= 0; index -= 1) {
    const { date, benchmark } = navs[index] ?? { date: '', benchmark: null };
    if (date < first) return undefined;
    if (benchmark !== null) return { date, level: benchmark };
  }
  return undefined;
}

/**
 * Return of the share and of its benchmark between two NAVs, annualised over `years`. It needs two different days, and
 * for the benchmark a level that counts on both.
 */
export function comparedReturn(
  series: NavSeries,
  { start, end, years = 1 }: { start: NavPoint | undefined; end: NavPoint | undefined; years?: number },
): MeasuredReturn {
  if (!start || !end || start.date === end.date) return noFigure;
  const [from, to] = [levelOf(start), levelOf(end)];
  // In shares of the last day, whose NAV stays as published.
  const startNav = (from * end.nav) / to;
  const isAdjusted = Math.abs(startNav / start.nav - 1) > 1e-12;
  const [first, last] = [indexLevel(series, start.date), indexLevel(series, end.date)];
  const isCompared = first && last && first.date !== last.date;
  return {
    startDate: start.date,
    startNav: isAdjusted ? startNav : start.nav,
    endDate: end.date,
    endNav: end.nav,
    isAdjusted,
    share: percentReturn(from, to, years),
    benchmark: isCompared ? percentReturn(first.level, last.level, years) : null,
    benchmarkStartDate: isCompared ? first.date : null,
    benchmarkEndDate: isCompared ? last.date : null,
  };
}
