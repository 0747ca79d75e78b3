import { createHash } from 'node:crypto';
import type { NavPoint } from '../../figures/adjustedNavs';
import type { ValuationFrequency } from '../../figures/countedNavs';
import type { ContentLocale } from '../../content/contentLocales';
import type { Fund, Share, ShareAction } from '../../content/parsing/content';
import { ageOf } from '../performance/publishedPerformance';

export type NavHistoryShare = Pick<Share, 'isin' | 'currency' | 'inceptionDate' | 'navs' | 'actions'> & {
  name: string;
};

export type NavHistoryInput = {
  locale: ContentLocale;
  /** Title of the fund. */
  fund: string;
  valuationFrequency: ValuationFrequency;
  shares: readonly NavHistoryShare[];
  activatedTools?: Fund['activatedTools'] | undefined;
  /** First and last day, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
};

/** A day with its NAV as published. `benchmark` is absent, not `null`, when it may not be published. */
type PublishedNav = Omit<NavPoint, 'benchmark'> & {
  benchmark?: number | null;
  /** The share had these actions since the NAV before. */
  actions?: ShareAction[];
};

/**
 * Omits the benchmark of shares under one year: beside it, NAVs would compare performance, which these shares may not
 * do (AMF position-recommendation DOC-2011-24).
 */
export function publishedNavs(
  share: NavHistoryShare,
  { from = '', to = '9' }: Pick<NavHistoryInput, 'from' | 'to'>,
): PublishedNav[] {
  const { lessThanOneYear } = ageOf(share);
  let previous = '';
  return share.navs.flatMap(({ benchmark, ...point }) => {
    const actions = share.actions.filter(({ date }) => date > previous && date <= point.date);
    previous = point.date;
    if (point.date < from || point.date > to) return [];
    return [{ ...point, ...(!lessThanOneYear && { benchmark }), ...(actions.length > 0 && { actions }) }];
  });
}

/** The same shape in all languages, for programs. */
export function navHistoryJson({
  fund,
  locale,
  valuationFrequency,
  shares,
  activatedTools = [],
  ...period
}: NavHistoryInput) {
  return {
    fund,
    locale,
    activatedTools: activatedTools.map(({ code, date, until }) => ({ code, date, until })),
    shares: shares.map((share) => ({
      isin: share.isin,
      name: share.name,
      currency: share.currency,
      valuationFrequency,
      navs: publishedNavs(share, period),
    })),
  };
}

const versions = new WeakMap<readonly NavPoint[], string>();

/** A digest of a share's NAVs and levels, adjusted ones included; `null` without a NAV. */
export function navsVersion({ navs }: Pick<Share, 'navs'>): string | null {
  if (navs.length === 0) return null;
  const known = versions.get(navs);
  if (known !== undefined) return known;
  const numbers = navs.flatMap(({ date, nav, adjusted, benchmark }) => [
    Number(date.replaceAll('-', '')),
    nav,
    adjusted ?? nav,
    benchmark ?? 0,
  ]);
  const version = createHash('sha256').update(Float64Array.from(numbers)).digest('hex').slice(0, 12);
  versions.set(navs, version);
  return version;
}
