import { productSlug } from '../../contract/slug';
import { routes } from '../../locales/routes.generated';
import { defaultLocale, type Locale } from '../i18n/locales';
import { choiceQuery } from './choiceQuery';
import type { PageCode } from './pageCodes';

export function isPageCode(value: string): value is PageCode {
  return Object.hasOwn(routes[defaultLocale], value);
}

/** Anchor of the disclaimer's text, the same in each locale. */
export const disclaimerAnchor = 'disclaimer';

/** Path of a page, with the locale as its first segment and no trailing slash: `/it/contatto`; the home is `/it`. */
export function pagePath(code: PageCode, locale: Locale): string {
  const segment: string = routes[locale][code];
  return segment === '' ? `/${locale}` : `/${locale}/${segment.replace('{product}', productSlug())}`;
}

/** The disclaimer's text for visitors without scripts, on the page of legal notices. */
export function disclaimerPath(locale: Locale): string {
  return `${pagePath('legal-notices', locale)}#${disclaimerAnchor}`;
}

/** The component that sums up investors’ rights, and its anchor, the same in each locale. */
export const investorRightsAnchor = 'investor-rights';

/** Where every fund's small print leads to (Regulation (EU) 2019/1156, article 4(3)). */
export function investorRightsPath(locale: Locale): string {
  return `${pagePath('regulatory-information', locale)}#${investorRightsAnchor}`;
}

export function newsPath(slug: string, locale: Locale): string {
  return `${pagePath('news', locale)}/${slug}`;
}

export function newsCategoryPath(slug: string, locale: Locale): string {
  return `${pagePath('news', locale)}/c/${slug}`;
}

/** `/fr/actualites/rss.xml`: the latest news of a locale for feed readers. */
export function newsFeedPath(locale: Locale): string {
  return `${pagePath('news', locale)}/rss.xml`;
}

/** Older pages of a list: `/fr/actualites/page/2`, counted from the oldest. The newest is at the list's own path. */
export function listPagePath(listPath: string, pageNumber: number): string {
  return `${listPath}/page/${pageNumber}`;
}

/** `/en/funds`, which redirects to the range: both parameters of behaviour.md §2.3 are optional. */
export function fundsPath(locale: Locale): string {
  return `/${locale}/funds`;
}

export function fundPath(fundSlug: string, locale: Locale): string {
  return `${fundsPath(locale)}/${fundSlug}`;
}

/** `/fr/funds/{fundSlug}/rss.xml`: the changes of a fund for feed readers. */
export function fundFeedPath(fundSlug: string, locale: Locale): string {
  return `${fundPath(fundSlug, locale)}/rss.xml`;
}

/** `/en/funds/{fundSlug}/shares`, which redirects to the fund. */
export function sharesPath(fundSlug: string, locale: Locale): string {
  return `${fundPath(fundSlug, locale)}/shares`;
}

export function sharePath(fundSlug: string, shareSlug: string, locale: Locale): string {
  return `${sharesPath(fundSlug, locale)}/${shareSlug}`;
}

/**
 * NAVs of a fund's shares (behaviour.md §7.6): JSON, or a file with `format=xlsx` or `csv`; `isin` selects a
 * share.
 */
export function navHistoryPath(fundSlug: string, locale: Locale): string {
  return `/e/${locale}/funds/${fundSlug}/navs`;
}

/** The NAVs of a share. The version makes another address of other NAVs: caches keep each for an hour. */
export function shareNavsPath(
  fundSlug: string,
  locale: Locale,
  { isinCode, navsVersion }: { isinCode: string; navsVersion: string | null },
): string {
  const version = navsVersion === null ? '' : `&v=${encodeURIComponent(navsVersion)}`;
  return `${navHistoryPath(fundSlug, locale)}?isin=${encodeURIComponent(isinCode)}${version}`;
}

/** The same as a file. @param navsPath a `shareNavsPath` */
export function navFilePath(navsPath: string, format: 'xlsx' | 'csv'): string {
  return `${navsPath}&format=${format}`;
}

/** Figures of the shares with these ISINs, in this order, as a file. */
export function rangeFilePath(isins: readonly string[], locale: Locale, format: 'xlsx' | 'csv'): string {
  return `/e/${locale}/range?shares=${isins.join(',')}&format=${format}`;
}

/** Path of the comparison of these shares, in their order. */
export function comparePath(isins: readonly string[], locale: Locale): string {
  return pagePath('compare', locale) + choiceQuery(isins);
}

export function notFoundPath(locale: Locale): string {
  return `/${locale}/404`;
}

/** Served with status 500 (behaviour.md §8). */
export function serverErrorPath(locale: Locale): string {
  return `/${locale}/500`;
}

/** Absolute address for canonical, hreflang, sitemap: percent-encoded (RFC 3986), no trailing slash. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}
