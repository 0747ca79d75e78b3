import type { NavPoint } from '../performance/sharePerformance';
import type { DocumentLocale } from './fundDocumentInput';

export type NavHistoryShare = {
  isin: string;
  name: string;
  /** ISO 4217. */
  currency: string;
  /** From `shareAge` over the whole series, before `filterNavs` shortens it: the benchmark is then left out. */
  lessThanOneYear: boolean;
  /** Dates rising. */
  navs: NavPoint[];
};

export type NavHistoryInput = {
  locale: DocumentLocale;
  /** Title of the fund. */
  fund: string;
  shares: NavHistoryShare[];
};

/** A valuation day as it is published: `benchmark` is absent, not `null`, where it may not be shown. */
type PublishedNav = { date: string; nav: number; benchmark?: number | null };

/**
 * NAVs as they may be published. Beside its benchmark a series of NAVs is a comparison of performance, which a share
 * under one year may not make (AMF position-recommendation DOC-2011-24).
 */
export function publishedNavs({ lessThanOneYear, navs }: NavHistoryShare): PublishedNav[] {
  return navs.map(({ date, nav, benchmark }) => (lessThanOneYear ? { date, nav } : { date, nav, benchmark }));
}

export { renderNavWorkbook } from './navFiles';

type PublishedShare = { isin: string; name: string; currency: string; navs: PublishedNav[] };

type NavHistory = { fund: string; locale: string; shares: PublishedShare[] };

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
