import { findIn, type LocaleContent, type SiteShare } from './siteContent';

/** The first share that individuals see and that is more than a year old, or less. */
export function shareForIndividuals({ funds }: LocaleContent, isYoung = false): SiteShare {
  return findIn(
    funds.flatMap(({ shares }) => shares),
    isYoung ? 'share of less than a year for individuals' : 'older share for individuals',
    ({ lessThanOneYear, visibleTo }) => lessThanOneYear === isYoung && visibleTo.includes('RETAIL'),
  );
}
