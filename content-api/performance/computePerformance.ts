import { calendarYears, discretePeriods, periodReturns } from './periodReturns';
import type { HeadlineCode, HeadlinePerformance, NavPoint, SharePerformance } from './sharePerformance';
import { riskFigures } from './riskFigures';

export type { NavPoint } from './sharePerformance';
export type { SharePerformance } from './sharePerformance';

/**
 * Every performance and risk figure of a share, from its NAVs and its benchmark's levels, dates rising. Percent points,
 * not rounded. It knows nothing of what may be published: a share under one year is the caller's to silence
 * (`shareAge`). With no NAV there is nothing to measure: lists are empty, figures `null` and dates empty.
 *
 * @param riskFreeRate of the Sharpe ratio, yearly, in percent points. The house compares its shares at 0 %.
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
