import { addYears } from './calendarDates';
import { comparedReturn, navInForce } from './comparedReturn';
import type { NavPoint } from './navPoint';
import type { DiscretePeriodPerformance } from './sharePerformance';

const PERIODS_SHOWN = 5;

/**
 * The whole 12-month periods that end with the last NAV, latest first, five at most: what a presentation of past
 * performance must cover (delegated regulation (EU) 2017/565, article 44 (4) (a)). Each ends where the next begins, with the
 * NAV in force on the anniversary of the last one. A period between days that have none is listed without a figure, so
 * that it is not taken for one before the share's inception.
 */
export function discretePeriods(navs: readonly NavPoint[]): DiscretePeriodPerformance[] {
  const [first, last] = [navs[0], navs.at(-1)];
  if (!first || !last) return [];
  return Array.from({ length: PERIODS_SHOWN }, (_, index) => ({
    from: addYears(last.date, -index - 1),
    to: addYears(last.date, -index),
  }))
    .filter(({ from }) => from >= first.date)
    .map(({ from, to }) => {
      const [start, end] = [navInForce(navs, from), navInForce(navs, to)];
      return { startDate: start?.date ?? from, endDate: end?.date ?? to, ...comparedReturn(start, end) };
    });
}
