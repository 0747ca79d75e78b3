import { yearOf } from './calendarDates';
import { comparedReturn, navInForce } from './comparedReturn';
import type { NavPoint } from './navPoint';
import type { CalendarYearPerformance } from './sharePerformance';

const YEARS_SHOWN = 10;

const SATURDAY = 6;

function lastDayOf(year: number): string {
  return `${year}-12-31`;
}

/** 31 December, or the Friday before it when it falls on a weekend. */
function lastWeekdayOf(year: number): string {
  const weekday = new Date(`${lastDayOf(year)}T00:00:00Z`).getUTCDay();
  if (weekday === SATURDAY) return `${year}-12-30`;
  return weekday === 0 ? `${year}-12-29` : lastDayOf(year);
}

/**
 * NAV from which a calendar year is measured: the one in force at the end of the year before, or the first ever in the
 * year of inception. `undefined` where the year before ended without a NAV (`navInForce`).
 */
export function startOfYearNav(navs: readonly NavPoint[], year: number): NavPoint | undefined {
  const first = navs[0];
  return first && yearOf(first.date) === year ? first : navInForce(navs, lastDayOf(year - 1));
}

/**
 * The ten latest calendar years, latest first. The year of the last NAV counts as under way until its last weekday is
 * valued. A year before it that ends without a NAV in force has no figure, nor has the one that follows.
 */
export function calendarYears(navs: readonly NavPoint[]): CalendarYearPerformance[] {
  const first = navs[0];
  const last = navs.at(-1);
  if (!first || !last) return [];
  const [firstYear, lastYear] = [yearOf(first.date), yearOf(last.date)];
  const length = Math.min(lastYear - firstYear + 1, YEARS_SHOWN);
  return Array.from({ length }, (_, index) => {
    const year = lastYear - index;
    const end = year === lastYear ? last : navInForce(navs, lastDayOf(year));
    const complete = year !== firstYear && (year !== lastYear || last.date >= lastWeekdayOf(year));
    return { year, complete, ...comparedReturn(startOfYearNav(navs, year), end) };
  });
}
