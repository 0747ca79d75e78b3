import type { NavPoint } from '../performance/sharePerformance';
import type { ContentLocale } from '../parsing/content';

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
  locale: ContentLocale;
  /** Title of the fund. */
  fund: string;
  shares: NavHistoryShare[];
};

/** `benchmark` is absent, not `null`, when it may not be published. */
type PublishedNav = { date: string; nav: number; benchmark?: number | null };

/**
 * Omits the benchmark of shares under one year: beside it, NAVs would compare performance, which these shares may not
 * do (AMF position-recommendation DOC-2011-24).
 */
export function publishedNavs({ lessThanOneYear, navs }: NavHistoryShare): PublishedNav[] {
  return navs.map(({ date, nav, benchmark }) => (lessThanOneYear ? { date, nav } : { date, nav, benchmark }));
}

type PublishedShare = { isin: string; name: string; currency: string; navs: PublishedNav[] };

type NavHistory = { fund: string; locale: string; shares: PublishedShare[] };

/** From `from` to `to` (`YYYY-MM-DD`), both included and optional. */
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
