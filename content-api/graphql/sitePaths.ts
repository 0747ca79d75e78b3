import { fundRoutes } from '../../locales/fundRoutes.generated';
import { routes } from '../../locales/routes.generated';
import { type ContentLocale, contentLocales } from '../../content/contentLocales';
import type { DocumentTypeCode } from '../../contract/codes.generated';
import { productSlug } from '../../contract/slug';
import type { Fund, Share } from '../../content/parsing/content';
import type { DataTemplate, Translation } from './resolverTypes.generated';

/** Path segments of the site's pages by page code (behaviour.md §2.2). */
const segments: Record<ContentLocale, Readonly<Record<string, string>>> = routes;

/** False for pages that only hold texts used elsewhere, such as the disclaimers. */
export function hasPagePath(code: string, locale: ContentLocale): boolean {
  return Object.hasOwn(segments[locale], code);
}

export function pagePath(code: string, locale: ContentLocale): string {
  const segment = (hasPagePath(code, locale) ? segments[locale][code] : undefined) ?? code;
  return segment === '' ? `/${locale}` : `/${locale}/${segment.replace('{product}', productSlug())}`;
}

export function newsPath(slug: string, locale: ContentLocale): string {
  return `${pagePath('news', locale)}/${slug}`;
}

export function fundPath(fund: Fund, locale: ContentLocale): string {
  return `/${locale}/funds/${fund.slug[locale]}`;
}

export function sharePath(fund: Fund, share: Share, locale: ContentLocale): string {
  return `${fundPath(fund, locale)}/shares/${share.slug[locale]}`;
}

export function pastPerformancePath(fund: Fund, share: Share, locale: ContentLocale): string {
  return `${sharePath(fund, share, locale)}/${fundRoutes[locale].pastPerformance}`;
}

export function sustainabilityPath(fund: Fund, locale: ContentLocale): string {
  return `${fundPath(fund, locale)}/${fundRoutes[locale].sustainability}`;
}

function ofEdition(path: string, edition: string | undefined): string {
  return edition === undefined ? path : `${path}?edition=${edition}`;
}

/** Address of a fund's document, or of a share's (behaviour.md §7.6). @param edition the day of an earlier one */
export function fundDocumentPath(
  { fund, share, locale }: { fund: Fund; share: Share | null; locale: ContentLocale },
  type: DocumentTypeCode,
  edition?: string,
): string {
  const folder = `/e/${locale}/docs/funds/${encodeURIComponent(fund.slug[locale])}`;
  return ofEdition(share ? `${folder}/${share.isin}/${type}` : `${folder}/${type}`, edition);
}

export function companyDocumentPath(locale: ContentLocale, type: DocumentTypeCode, edition?: string): string {
  return ofEdition(`/e/${locale}/docs/company/${type}`, edition);
}

/** The same in every locale, and for ever. */
export function dataFilePath(isin: string, template: DataTemplate): string {
  return `/e/shares/${isin}/${template}`;
}

export function newsDocumentPath(slug: string, locale: ContentLocale): string {
  return `/e/${locale}/docs/news/${encodeURIComponent(slug)}`;
}

export function mediaPath(fileName: string): string {
  return `/media/${encodeURIComponent(fileName)}`;
}

/** Codes are letters, digits and hyphens. */
export function newsImagePath(code: string): string {
  return `/media/news/${code}.png`;
}

export function translations(slugs: Readonly<Record<ContentLocale, string | undefined>>): Translation[] {
  return contentLocales.flatMap((locale) => {
    const slug = slugs[locale];
    return slug === undefined ? [] : [{ locale, slug }];
  });
}
