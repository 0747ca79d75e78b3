import { addYears } from './calendarDates';
import { comparedReturn, navInForce } from './comparedReturn';
import type { NavPoint } from './navPoint';
import type { DiscretePeriodPerformance } from './sharePerformance';

const PERIODS_SHOWN = 5;

/**
 * The whole 12-month periods that end with the last NAV, latest first, five at most: what a presentation of past
 * performance must cover (delegated regulation (EU) 2017/565, article 44 (4) (a)). Each ends where the next begins, with the
 * NAV in force on the anniversary of the last one.
 */
export function discretePeriods(navs: readonly NavPoint[]): DiscretePeriodPerformance[] {
  const last = navs.at(-1);
  if (!last) return [];
  const ends = Array.from({ length: PERIODS_SHOWN + 1 }, (_, index) =>
    navInForce(navs, addYears(last.date, -index)),
  );
  return ends.slice(0, -1).flatMap((end, index) => {
    const start = ends[index + 1];
    if (!end || !start || start.date === end.date) return [];
    return [{ startDate: start.date, endDate: end.date, ...comparedReturn(start, end) }];
  });
}
