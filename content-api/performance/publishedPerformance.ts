import type { Share } from '../parsing/content';
import { addYears, yearOf } from './calendarDates';
import { calendarYears, discretePeriods, periodReturns } from './periodReturns';
import { riskFigures } from './riskFigures';
import type { NavPoint, SharePerformance } from './sharePerformance';

type ShareAge = { lessThanOneYear: boolean; moreThanTenYears: boolean; inceptionYear: number };

/**
 * Age of a share at its last price, by calendar anniversaries: a share launched on 29 February is one year old on 28
 * February. Without a price it is under one year.
 */
export function shareAge(inceptionDate: string, lastPriceDate: string | null): ShareAge {
  const hasReached = (years: number) =>
    lastPriceDate !== null && lastPriceDate >= addYears(inceptionDate, years);
  return {
    lessThanOneYear: !hasReached(1),
    moreThanTenYears: hasReached(10),
    inceptionYear: yearOf(inceptionDate),
  };
}

const performances = new WeakMap<readonly NavPoint[], SharePerformance>();

/** Memoised per series; reloading the content creates new ones. */
function performanceOf(navs: readonly NavPoint[]): SharePerformance {
  const known = performances.get(navs);
  if (known) return known;
  const performance = {
    performances: periodReturns(navs),
    calendarYears: calendarYears(navs),
    discretePeriods: discretePeriods(navs),
    riskFigures: riskFigures(navs),
  };
  performances.set(navs, performance);
  return performance;
}

export function ageOf({ inceptionDate, navs }: Pick<Share, 'inceptionDate' | 'navs'>): ShareAge {
  return shareAge(inceptionDate, navs.at(-1)?.date ?? null);
}

/**
 * Figures of a share that may be published: `null` without a price and under one year (AMF position-recommendation
 * DOC-2011-24).
 */
export function publishedPerformance(share: Pick<Share, 'inceptionDate' | 'navs'>): SharePerformance | null {
  return ageOf(share).lessThanOneYear ? null : performanceOf(share.navs);
}
