import { calendarYears, discretePeriods, periodReturns } from './periodReturns';
import type { HeadlineCode, HeadlinePerformance, NavPoint, SharePerformance } from './sharePerformance';
import { riskFigures } from './riskFigures';

/**
 * All performance and risk figures of a share from its NAVs in ascending order. Unrounded percentage points. Whether they
 * may be published is up to the caller (`publishedPerformance`). Without NAVs lists are empty, figures `null` and dates
 * empty.
 *
 * @param riskFreeRate yearly, in percentage points, for the Sharpe ratio
 */
export function computePerformance(navs: readonly NavPoint[], riskFreeRate = 0): SharePerformance {
  const performances = periodReturns(navs);
  const headline = (code: HeadlineCode): HeadlinePerformance => {
    const period = performances.find((performance) => performance.code === code);
    return {
      share: period?.share ?? null,
      benchmark: period?.benchmark ?? null,
      date: period?.endDate ?? '',
    };
  };
  return {
    headline: {
      ytd: headline('ytd'),
      '1y': headline('1y'),
      '3y': headline('3y'),
      '5y': headline('5y'),
      creation_annu: headline('creation_annu'),
    },
    performances,
    calendarYears: calendarYears(navs),
    discretePeriods: discretePeriods(navs),
    riskFigures: riskFigures(navs, riskFreeRate),
  };
}
