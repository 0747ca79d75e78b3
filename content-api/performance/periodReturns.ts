import type { NavPoint } from '../../figures/adjustedNavs';
import {
  countedRow,
  isLastOfYear,
  monthsBefore,
  type PeriodCode,
  periodStart,
  yearEnd,
  yearStart,
} from '../../figures/countedNavs';
import { addYears, daysBetween, yearOf } from '../../figures/days';
import { comparedReturn, type NavSeries, noFigure } from './comparedReturn';
import type {
  CalendarYearPerformance,
  DiscretePeriodPerformance,
  PeriodPerformance,
} from './sharePerformance';

const YEARS_SHOWN = 10;

/**
 * The ten latest complete calendar years (delegated regulation (EU) 2017/653, annex VIII) and the incomplete ones beside
 * them, latest first. A year that ends without a NAV that counts has no figure, nor has the next.
 */
export function calendarYears(series: NavSeries): CalendarYearPerformance[] {
  const { navs, frequency } = series;
  const [first, last] = [navs[0], navs.at(-1)];
  if (!first || !last) return [];
  const [firstYear, lastYear] = [yearOf(first.date), yearOf(last.date)];
  const isLastWhole = isLastOfYear(last.date, frequency);
  const length = Math.min(lastYear - firstYear + 1, isLastWhole ? YEARS_SHOWN : YEARS_SHOWN + 1);
  return Array.from({ length }, (_, index) => {
    const year = lastYear - index;
    const start = countedRow(navs, yearStart(year, first.date, frequency));
    const end = year === lastYear ? last : countedRow(navs, yearEnd(year, frequency));
    const complete = year !== firstYear && (year !== lastYear || isLastWhole);
    return { year, complete, ...comparedReturn(series, { start, end }) };
  });
}

const DAYS_A_YEAR = 365.25;

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

/**
 * Days by which a return since the first NAV is annualised: none at the first anniversary, whether 365 or 366 have
 * passed, so that the annualised return equals the year's.
 */
function annualisedDaysBetween(from: string, to: string): number | null {
  return addYears(from, 1) === to ? null : daysBetween(from, to);
}

function periodReturn(
  code: PeriodCode,
  series: NavSeries,
  first: NavPoint,
  end: NavPoint,
): PeriodPerformance {
  const { navs, frequency } = series;
  const start = countedRow(navs, periodStart(code, { firstNav: first.date, lastNav: end.date }, frequency));
  if (code !== 'creation_annu' || !start) {
    return { code, annualisedDays: null, ...comparedReturn(series, { start, end }), endDate: end.date };
  }
  // Returns of less than a year are never annualised.
  if (addYears(start.date, 1) > end.date) {
    return { code, annualisedDays: null, ...noFigure, endDate: end.date };
  }
  const annualisedDays = annualisedDaysBetween(start.date, end.date);
  const years = annualisedDays === null ? 1 : annualisedDays / DAYS_A_YEAR;
  return { code, annualisedDays, ...comparedReturn(series, { start, end, years }), endDate: end.date };
}

/**
 * Performance of every period that ends with the last NAV, without a figure where no NAV counts at its start. All are cumulative
 * but `creation_annu`, the annualised return since the first NAV (actual days over 365.25).
 */
export function periodReturns(series: NavSeries): PeriodPerformance[] {
  const [first, end] = [series.navs[0], series.navs.at(-1)];
  return first && end ? PERIODS.map((code) => periodReturn(code, series, first, end)) : [];
}

const PERIODS_SHOWN = 5;

/**
 * The last five complete 12-month periods, latest first, which a presentation of past performance must cover (delegated
 * regulation (EU) 2017/565, article 44 (4) (a)). They meet at the NAVs that count 12, 24, … months before the last one. A
 * period without such NAVs is listed without a figure, so that it does not look like one before inception.
 */
export function discretePeriods(series: NavSeries): DiscretePeriodPerformance[] {
  const { navs, frequency } = series;
  const [first, last] = [navs[0], navs.at(-1)];
  if (!first || !last) return [];
  const daysBefore = (years: number) => monthsBefore(last.date, years * 12, frequency);
  return Array.from({ length: PERIODS_SHOWN }, (_, index) => ({
    from: daysBefore(index + 1),
    to: index === 0 ? ([last.date, last.date] as const) : daysBefore(index),
  }))
    .filter(({ from: [, day] }) => day >= first.date)
    .map(({ from, to }) => {
      const [start, end] = [countedRow(navs, from), countedRow(navs, to)];
      return {
        ...comparedReturn(series, { start, end }),
        startDate: start?.date ?? from[1],
        endDate: end?.date ?? to[1],
      };
    });
}
