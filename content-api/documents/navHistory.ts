import type { NavPoint } from '../performance/navPoint';
import type { NavHistoryInput } from './navHistoryInput';
import { publishedNavs, type PublishedNav } from './publishedNavs';

export type { NavHistoryInput, NavHistoryShare } from './navHistoryInput';
export { renderNavWorkbook } from './navWorkbook';

export type PublishedShare = { isin: string; name: string; currency: string; navs: PublishedNav[] };

export type NavHistory = { fund: string; locale: string; shares: PublishedShare[] };

/** NAVs between two days (`YYYY-MM-DD`), both included; either may be left out. */
export function filterNavs(navs: readonly NavPoint[], period: { from?: string; to?: string }): NavPoint[] {
  const { from, to } = period;
  return navs.filter(({ date }) => (!from || date >= from) && (!to || date <= to));
}

export function navHistoryJson({ fund, locale, shares }: NavHistoryInput): NavHistory {
  return {
    fund,
    locale,
    shares: shares.map((share) => ({
      isin: share.isin,
      name: share.name,
      currency: share.currency,
      navs: publishedNavs(share),
    })),
  };
}
