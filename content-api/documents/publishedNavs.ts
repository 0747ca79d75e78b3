import type { NavHistoryShare } from './navHistoryInput';

/** A valuation day as it is published: `benchmark` is absent, not `null`, where it may not be shown. */
export type PublishedNav = { date: string; nav: number; benchmark?: number | null };

/**
 * NAVs as they may be published. Beside its benchmark a series of NAVs is a comparison of performance, which a share
 * under one year may not make (AMF position-recommendation DOC-2011-24).
 */
export function publishedNavs({ lessThanOneYear, navs }: NavHistoryShare): PublishedNav[] {
  return navs.map(({ date, nav, benchmark }) => (lessThanOneYear ? { date, nav } : { date, nav, benchmark }));
}
