import type { NavPoint } from '../../figures/adjustedNavs';
import { type ShareAge, shareAge } from '../../figures/countedNavs';
import type { Fund, Share } from '../../content/parsing/content';
import { calendarYears, discretePeriods, periodReturns } from './periodReturns';
import { rebasedCurve } from './rebasedCurve';
import { riskFigures } from './riskFigures';
import type { SharePerformance } from './sharePerformance';

const performances = new WeakMap<readonly NavPoint[], SharePerformance>();

export function ageOf({ inceptionDate, navs }: Pick<Share, 'inceptionDate' | 'navs'>): ShareAge {
  return shareAge(inceptionDate, navs);
}

/**
 * Figures of a share that may be published: `null` without a price and under one year (AMF position-recommendation
 * DOC-2011-24). Memoised per series: reloading the content creates new ones.
 */
export function publishedPerformance(
  { valuationFrequency: frequency }: Pick<Fund, 'valuationFrequency'>,
  share: Pick<Share, 'inceptionDate' | 'navs'>,
): SharePerformance | null {
  const { navs } = share;
  if (ageOf(share).lessThanOneYear) return null;
  const series = { navs, frequency };
  const performance = performances.get(navs) ?? {
    performances: periodReturns(series),
    calendarYears: calendarYears(series),
    discretePeriods: discretePeriods(series),
    riskFigures: riskFigures(series),
    curve: rebasedCurve(series),
  };
  performances.set(navs, performance);
  return performance;
}
