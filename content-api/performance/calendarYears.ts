import { yearOf } from './calendarDates';
import { comparedReturn, noFigure } from './comparedReturn';
import type { NavPoint } from './navPoint';
import type { CalendarYearPerformance } from './sharePerformance';

const YEARS_SHOWN = 10;

function lastNavOfYear(navs: readonly NavPoint[], year: number): NavPoint | undefined {
  return navs.findLast((point) => yearOf(point.date) === year);
}

/**
 * NAV from which a calendar year is measured: the last of the year before, or the first ever in the year of inception.
 * `undefined` where a year without any NAV comes between.
 */
export function startOfYearNav(navs: readonly NavPoint[], year: number): NavPoint | undefined {
  const first = navs[0];
  return first && yearOf(first.date) === year ? first : lastNavOfYear(navs, year - 1);
}

/** The ten latest calendar years, latest first. The year of the last NAV counts as under way. */
export function calendarYears(navs: readonly NavPoint[]): CalendarYearPerformance[] {
  const first = navs[0];
  const last = navs.at(-1);
  if (!first || !last) return [];
  const [firstYear, lastYear] = [yearOf(first.date), yearOf(last.date)];
  const length = Math.min(lastYear - firstYear + 1, YEARS_SHOWN);
  return Array.from({ length }, (_, index) => {
    const year = lastYear - index;
    const end = lastNavOfYear(navs, year);
    const figure = end ? comparedReturn(startOfYearNav(navs, year), end) : noFigure;
    return { year, complete: year !== firstYear && year !== lastYear, ...figure };
  });
}
