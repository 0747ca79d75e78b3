import { addMonths, addYears, daysBetween, yearOf } from './calendarDates';
import { startOfYearNav } from './calendarYears';
import { comparedReturn, navInForce } from './comparedReturn';
import type { NavPoint } from './navPoint';
import type { PeriodCode, PeriodPerformance } from './sharePerformance';

const DAYS_A_YEAR = 365.25;

/** Length of the periods that end with the last NAV, in months. */
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
 * Never less than one, from the first anniversary on: that day is one year whether 365 days have passed or 366, so that the
 * yearly pace is then what the year returned.
 */
function yearsBetween(from: string, to: string): number {
  return addYears(from, 1) === to ? 1 : daysBetween(from, to) / DAYS_A_YEAR;
}

function periodReturn(code: PeriodCode, navs: readonly NavPoint[], end: NavPoint): PeriodPerformance {
  const start = startNav(code, navs, end);
  if (!start || start.date === end.date) {
    return { code, startDate: null, endDate: end.date, share: null, benchmark: null };
  }
  const dates = { startDate: start.date, endDate: end.date };
  if (code !== 'creation_annu') return { code, ...dates, ...comparedReturn(start, end) };
  // A pace of a few months is no pace of a year: nothing is annualised before the first anniversary.
  if (addYears(start.date, 1) > end.date) return { code, ...dates, share: null, benchmark: null };
  return { code, ...dates, ...comparedReturn(start, end, yearsBetween(start.date, end.date)) };
}

/**
 * Performance of every period that ends with the last NAV.
 *
 * A period starts with the NAV in force on its anniversary (`navInForce`; see `addMonths` for ends of months), the year to
 * date with the one in force at the end of the year before, or the first NAV in the year of inception. Without one it has
 * no figure. All are cumulative but `creation_annu`: the compound yearly pace since the first NAV, actual days over 365.25.
 */
export function periodReturns(navs: readonly NavPoint[]): PeriodPerformance[] {
  const end = navs.at(-1);
  return end ? PERIODS.map((code) => periodReturn(code, navs, end)) : [];
}
