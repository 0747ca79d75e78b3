import {
  type ContentLocale,
  contentLocales,
  type DocumentTypeCode,
  type Fund,
  type LocalisedText,
  type Share,
} from '../parsing/content';
import type { Translation } from './resolverTypes.generated';

/** Path segments of the pages (behaviour.md §2.2), those of `routes.json` in `locales`. */
const segments: Record<ContentLocale, Readonly<Record<string, string>>> = {
  fr: {
    index: '',
    contact: 'contact',
    'esg-sri-approach': 'approche-esg-isr',
    'funds-range': 'gamme-fonds',
    compare: 'comparer',
    privacy: 'confidentialite',
    'legal-notices': 'mentions-legales',
    news: 'actualites',
    philosophy: 'philosophie',
    'regulatory-information': 'informations-reglementaires',
    supports: 'supports',
    teams: 'equipes',
    'the-management-company': 'la-societe-de-gestion',
    'standard-page': 'standard-page',
  },
  en: {
    index: '',
    contact: 'contact',
    'esg-sri-approach': 'esg-our-sustainable-approach',
    'funds-range': 'fund-range',
    compare: 'compare',
    privacy: 'gdpr',
    'legal-notices': 'legal-notices',
    news: 'news',
    philosophy: 'philosophy',
    'regulatory-information': 'regulatory-informations',
    supports: 'supports',
    teams: 'team',
    'the-management-company': 'the-management-company',
    'standard-page': 'standard-page',
  },
  it: {
    index: '',
    contact: 'contatto',
    'esg-sri-approach': 'approccio-esg-sri',
    'funds-range': 'gamma-fondi',
    compare: 'confronta',
    privacy: 'personali-e-la-privacy',
    'legal-notices': 'note-legali',
    news: 'notizia',
    philosophy: 'filosofia',
    'regulatory-information': 'informazioni-regolamentazione',
    supports: 'supporti',
    teams: 'il-team-meridane',
    'the-management-company': 'la-societa-di-gestione',
    'standard-page': 'standard-page',
  },
};

/** Whether the site makes a page of it; other pages hold texts that are used elsewhere. */
export function hasPagePath(code: string, locale: ContentLocale): boolean {
  return Object.hasOwn(segments[locale], code);
}

/** A page that the site does not make would be found under its code. */
export function pagePath(code: string, locale: ContentLocale): string {
  const segment = (hasPagePath(code, locale) ? segments[locale][code] : undefined) ?? code;
  return segment === '' ? `/${locale}` : `/${locale}/${segment}`;
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

/** Where the file of a fund's document is; of a share's document with `share` (behaviour.md §7.6). */
export function fundDocumentPath(
  { fund, share, locale }: { fund: Fund; share: Share | null; locale: ContentLocale },
  type: DocumentTypeCode,
): string {
  const folder = `/e/${locale}/docs/funds/${encodeURIComponent(fund.slug[locale])}`;
  return share ? `${folder}/${share.isin}/${type}` : `${folder}/${type}`;
}

export function newsDocumentPath(slug: string, locale: ContentLocale): string {
  return `/e/${locale}/docs/news/${encodeURIComponent(slug)}`;
}

export function portraitPath(fileName: string): string {
  return `/media/${encodeURIComponent(fileName)}`;
}

/** The slug in each locale in which there is one. */
export function translations(slugs: Partial<LocalisedText>): Translation[] {
  return contentLocales.flatMap((locale) => {
    const slug = slugs[locale];
    return slug === undefined ? [] : [{ locale, slug }];
  });
}
