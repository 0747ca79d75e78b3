import { computePerformance, type SharePerformance } from '../performance/computePerformance';
import type { NavPoint } from '../performance/navPoint';
import { shareAge, type ShareAge } from '../performance/shareAge';
import type { Share } from '../parsing/content';

const performances = new WeakMap<readonly NavPoint[], SharePerformance>();

/** Computed once for each series: content that is read again brings new ones. */
function performanceOf(navs: readonly NavPoint[]): SharePerformance {
  const known = performances.get(navs);
  if (known) return known;
  const performance = computePerformance(navs);
  performances.set(navs, performance);
  return performance;
}

export function ageOf({ inceptionDate, navs }: Pick<Share, 'inceptionDate' | 'navs'>): ShareAge {
  return shareAge(inceptionDate, navs.at(-1)?.date ?? null);
}

/**
 * The figures of a share that may be shown: `null` without a price and under one year (AMF position-recommendation
 * DOC-2011-24).
 */
export function publishedPerformance(share: Pick<Share, 'inceptionDate' | 'navs'>): SharePerformance | null {
  return ageOf(share).lessThanOneYear ? null : performanceOf(share.navs);
}
