import { addMonths, addYears, daysBetween, yearOf } from './calendarDates';
import { comparedReturn, navInForce, noFigure } from './comparedReturn';
import type {
  CalendarYearPerformance,
  DiscretePeriodPerformance,
  NavPoint,
  PeriodCode,
  PeriodPerformance,
} from './sharePerformance';

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
 * First NAV of a calendar year's return: the one in force at the end of the year before, or the very first in the year
 * of inception. `undefined` when the year before ended without one (`navInForce`).
 */
function startOfYearNav(navs: readonly NavPoint[], year: number): NavPoint | undefined {
  const first = navs[0];
  return first && yearOf(first.date) === year ? first : navInForce(navs, lastDayOf(year - 1));
}

/**
 * The ten latest complete calendar years (delegated regulation (EU) 2017/653, annex VIII) and the incomplete ones beside
 * them, latest first. The last year is incomplete until its last weekday is valued. A year that ends without a NAV in
 * force has no figure, nor has the next.
 */
export function calendarYears(navs: readonly NavPoint[]): CalendarYearPerformance[] {
  const first = navs[0];
  const last = navs.at(-1);
  if (!first || !last) return [];
  const [firstYear, lastYear] = [yearOf(first.date), yearOf(last.date)];
  const isLastWhole = last.date >= lastWeekdayOf(lastYear);
  const length = Math.min(lastYear - firstYear + 1, isLastWhole ? YEARS_SHOWN : YEARS_SHOWN + 1);
  return Array.from({ length }, (_, index) => {
    const year = lastYear - index;
    const end = year === lastYear ? last : navInForce(navs, lastDayOf(year));
    const complete = year !== firstYear && (year !== lastYear || isLastWhole);
    return { year, complete, ...comparedReturn(startOfYearNav(navs, year), end) };
  });
}

const DAYS_A_YEAR = 365.25;

const MONTHS = { '1m': 1, '3m': 3, '6m': 6, '1y': 12, '3y': 36, '5y': 60, '10y': 120 } as const;

const PERIODS: readonly PeriodCode[] = [
  'ytd',
  '1m',
  '3m',
  '6m',
  '1y',
  '3y',
  '5y',
  '10y',
  'inception',
  'creation_annu',
];

function startNav(code: PeriodCode, navs: readonly NavPoint[], end: NavPoint): NavPoint | undefined {
  switch (code) {
    case 'ytd':
      return startOfYearNav(navs, yearOf(end.date));
    case 'inception':
    case 'creation_annu':
      return navs[0];
    default:
      return navInForce(navs, addMonths(end.date, -MONTHS[code]));
  }
}

/**
 * Days by which a return since the first NAV is annualised: none at the first anniversary, whether 365 or 366 have
 * passed, so that the annualised return equals the year's.
 */
function annualisedDaysBetween(from: string, to: string): number | null {
  return addYears(from, 1) === to ? null : daysBetween(from, to);
}

function periodReturn(code: PeriodCode, navs: readonly NavPoint[], end: NavPoint): PeriodPerformance {
  const start = startNav(code, navs, end);
  if (code !== 'creation_annu' || !start) {
    return { code, annualisedDays: null, ...comparedReturn(start, end), endDate: end.date };
  }
  // Returns of less than a year are never annualised.
  if (addYears(start.date, 1) > end.date) {
    return { code, annualisedDays: null, ...noFigure, endDate: end.date };
  }
  const annualisedDays = annualisedDaysBetween(start.date, end.date);
  const years = annualisedDays === null ? 1 : annualisedDays / DAYS_A_YEAR;
  return { code, annualisedDays, ...comparedReturn(start, end, years), endDate: end.date };
}

/**
 * Performance of every period that ends with the last NAV.
 *
 * A period starts with the NAV in force on its anniversary (`navInForce`; see `addMonths` for ends of months), year to
 * date with the last of the year before, or the first NAV in the year of inception. Without one it has no figure. All
 * are cumulative but `creation_annu`, the annualised return since the first NAV (actual days over 365.25).
 */
export function periodReturns(navs: readonly NavPoint[]): PeriodPerformance[] {
  const end = navs.at(-1);
  return end ? PERIODS.map((code) => periodReturn(code, navs, end)) : [];
}

const PERIODS_SHOWN = 5;

/**
 * The last five complete 12-month periods, latest first, which a presentation of past performance must cover (delegated
 * regulation (EU) 2017/565, article 44 (4) (a)). They meet at the NAVs in force on anniversaries of the last one. A
 * period without such NAVs is listed without a figure, so that it does not look like one before inception.
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
      return {
        ...comparedReturn(start, end),
        startDate: start?.date ?? from,
        endDate: end?.date ?? to,
      };
    });
}
