import type { PageProps } from 'gatsby';
import type { BasePageContext, PageMetadata } from '../components/seo/basePageContext';
import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { pagePath } from '../routes/routeTable';

const siteUrl = 'https://www.meridane.example';

/** Metadata of the contact page, which exists in all locales. */
export function metadataOf(locale: Locale, changes: Partial<PageMetadata> = {}): PageMetadata {
  return {
    title: 'Contact – Meridane Asset Management',
    description: 'Écrire à Meridane ou la rencontrer à Paris.',
    keywords: [],
    siteName: 'Meridane Asset Management',
    colour: '#2b2d69',
    canonical: siteUrl + pagePath('contact', locale),
    alternates: locales.map((other) => ({ locale: other, url: siteUrl + pagePath('contact', other) })),
    image: { address: `${siteUrl}/share.png`, kicker: null, title: 'Contact' },
    type: 'website',
    publishedAt: null,
    modifiedOn: null,
    indexed: true,
    ...changes,
  };
}

export function pageContextOf(
  locale: Locale = defaultLocale,
  metadata?: Partial<PageMetadata>,
): BasePageContext {
  const path = pagePath('contact', locale);
  return {
    language: locale,
    i18n: {
      language: locale,
      languages: locales,
      defaultLanguage: defaultLocale,
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: path,
      path,
    },
    paths: Object.fromEntries(locales.map((other) => [other, pagePath('contact', other)])),
    metadata: metadataOf(locale, metadata),
    searchSuggestions: [],
    isHome: false,
  };
}

/** The page props that templates use, out of all that Gatsby passes. */
export function pagePropsOf<Context>(pageContext: Context): PageProps<object, Context> {
  return { pageContext } as PageProps<object, Context>;
}
