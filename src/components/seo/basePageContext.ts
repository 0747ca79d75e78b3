import type { Locale } from '../../i18n/locales';
import type { StructuredData } from './structuredData';

/** Pixels of every image that link previews show. */
export const shareImageSize = { width: 1200, height: 630 };

/** What link previews show, and what is written on it. */
export type PageImage = {
  address: string;
  /** What the page belongs to, above its title. */
  kicker: string | null;
  title: string;
};

/** What search engines and link previews read. Addresses are absolute. */
export type PageMetadata = {
  title: string;
  description: string;
  keywords: string[];
  siteName: string;
  canonical: string;
  /** hreflang: every locale in which the page exists, itself included. */
  alternates: { locale: Locale; url: string }[];
  image: PageImage;
  type: 'website' | 'article';
  /** For articles, an instant of their day, ISO 8601. */
  publishedAt: string | null;
  /** Day of the last change of the page's own content, `YYYY-MM-DD`, where it is known; for the sitemap. */
  modifiedOn: string | null;
  /** False for pages that search engines must not list. */
  indexed: boolean;
  /** What the page is about in words of schema.org. */
  structuredData?: StructuredData[];
};

/** What every page is given. `i18n` is what gatsby-plugin-react-i18next reads. */
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
  isHome: boolean;
};
