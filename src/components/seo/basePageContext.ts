import { defaultLocale, type Locale } from '../../i18n/locales';
import type { StructuredData } from './jsonLd';

/** Pixels of every image that link previews show. */
export const shareImageSize = { width: 1200, height: 630 };

/** The image in link previews, and the texts on it. */
export type PageImage = {
  address: string;
  /** Shown above the title, such as the page's category. */
  kicker: string | null;
  title: string;
};

/** Metadata for search engines and link previews. Addresses are absolute. */
export type PageMetadata = {
  title: string;
  description: string;
  keywords: string[];
  siteName: string;
  /** The house's, as `#rrggbb`. */
  colour: string;
  canonical: string;
  /** hreflang: every locale in which the page exists, itself included. */
  alternates: { locale: Locale; url: string }[];
  image: PageImage;
  type: 'website' | 'article';
  /** An instant of the article's day, ISO 8601. */
  publishedAt: string | null;
  /** Day of the last change of the page's own content, `YYYY-MM-DD`, where it is known; for the sitemap. */
  modifiedOn: string | null;
  /** False for pages that search engines must not list. */
  indexed: boolean;
  /** The page's subject in terms of schema.org. */
  structuredData?: StructuredData[];
};

/**
 * The alternate for visitors of any other language: the default locale's, or the page's first. None where the page has no
 * translation to choose from.
 */
export function defaultAlternate(alternates: PageMetadata['alternates']) {
  if (alternates.length < 2) return undefined;
  return alternates.find(({ locale }) => locale === defaultLocale) ?? alternates[0];
}

/** Context of every page. gatsby-plugin-react-i18next reads `i18n`. */
export type BasePageContext = {
  language: Locale;
  i18n: {
    language: Locale;
    languages: readonly Locale[];
    defaultLanguage: Locale;
    generateDefaultLanguagePage: boolean;
    routed: boolean;
    originalPath: string;
    path: string;
  };
  /** Paths of the page in each locale in which it exists, for the language links. */
  paths: Partial<Record<Locale, string>>;
  metadata: PageMetadata;
  /** Words that the search offers before anything is typed. */
  searchSuggestions: readonly string[];
  isHome: boolean;
};
