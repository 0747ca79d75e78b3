import type { PageRow } from '../../contract/queryRows';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales';
import { absoluteUrl, pagePath } from '../../src/routes/routeTable';
import type { PageCode } from '../../src/routes/pageCodes';
import type { BasePageContext, PageMetadata } from '../../src/components/seo/basePageContext';
import type { StructuredData } from '../../src/components/seo/jsonLd';
import type { Sanitise } from '../sanitise/sanitiseHtml';
import { shareImage, type ShareText } from '../share/shareImage';
import type { LocaleSources, Site } from './localeSources';

export type TemplateName =
  | 'HomePage'
  | 'ContentPage'
  | 'EsgPage'
  | 'ContactPage'
  | 'NewsListPage'
  | 'NewsArticlePage'
  | 'FundPage'
  | 'SharePage'
  | 'PastPerformancePage'
  | 'SustainabilityPage'
  | 'ComparePage'
  | 'DocumentsPage'
  | 'StatusPage'
  | 'RootPage';

/** A page to create: pure data, the same for the same content. */
export type PageDefinition = {
  path: string;
  template: TemplateName;
  /**
   * Stays the same in every locale and whatever the slug: `news:2026-03-letter`. It identifies a page whose address has
   * changed. Null for pages without an address of their own: error pages and `/`.
   */
  identity: string | null;
  context: BasePageContext;
};

/** The value is made when it is first asked for. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** A page whose context is made when it is first asked for: who looks at one page of thousands waits for no other. */
export function lazyPage(
  page: Omit<PageDefinition, 'context'>,
  makeContext: () => BasePageContext,
): PageDefinition {
  const context = once(makeContext);
  return {
    ...page,
    get context() {
      return context();
    },
  };
}

type BaseContextInput = {
  locale: Locale;
  path: string;
  paths: Partial<Record<Locale, string>>;
  site: Site;
  title: string;
  /** Follows the title in the document's title, and is never cut: which share it is, or which page of a list. */
  titleEnd?: string;
  description: string | null | undefined;
  keywords?: readonly string[];
  /** Shown by link previews instead of the page's title. */
  shared?: ShareText;
  type?: 'website' | 'article';
  publishedAt?: string | null;
  modifiedOn?: string | null;
  indexed?: boolean;
  structuredData?: StructuredData[];
};

/** Search engines show about so many characters. */
const longestTitle = 65;
const longestDescription = 160;

/** The house, then its baseline. */
function homeTitle({ title, site: { name, shortName = name } }: BaseContextInput): string {
  const whole = `${name} – ${title}`;
  return whole.length <= longestTitle ? whole : shortened(`${shortName} – ${title}`, longestTitle);
}

/** Names the page and the house. */
function documentTitle({ title, titleEnd = '', site }: BaseContextInput): string {
  const whole = `${title}${titleEnd} – ${site.name}`;
  if (whole.length <= longestTitle) return whole;
  const { shortName = site.name } = site;
  const alone = shortened(title, longestTitle - titleEnd.length);
  if (alone.includes(shortName)) return `${alone}${titleEnd}`;
  const end = `${titleEnd} – ${shortName}`;
  return `${shortened(title, Math.max(20, longestTitle - end.length))}${end}`;
}

/** Pages that are not indexed use the company's image. */
function imageOf({ indexed = true, shared, title, site }: BaseContextInput): PageMetadata['image'] {
  const text = shared ?? { kicker: null, title };
  return indexed
    ? shareImage(text, site)
    : { address: absoluteUrl('/share.png', site.url), kicker: null, title: site.name };
}

/** The context that all pages share. Alternates are in the order of the locales, so that it is deterministic. */
export function baseContext(input: BaseContextInput): BasePageContext {
  const { locale, path, paths, site } = input;
  const isHome = path === pagePath('index', locale);
  return {
    language: locale,
    i18n: {
      language: locale,
      languages: locales,
      defaultLanguage: defaultLocale,
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: path.slice(locale.length + 1) || '/',
      path,
    },
    paths,
    isHome,
    searchSuggestions: site.searchSuggestions,
    metadata: {
      title: isHome ? homeTitle(input) : documentTitle(input),
      description: shortened(input.description ?? input.title, longestDescription),
      keywords: [...(input.keywords ?? [])],
      siteName: site.name,
      colour: site.colour,
      canonical: absoluteUrl(path, site.url),
      alternates: locales.flatMap((other) => {
        const otherPath = paths[other];
        return otherPath ? [{ locale: other, url: absoluteUrl(otherPath, site.url) }] : [];
      }),
      image: imageOf(input),
      type: input.type ?? 'website',
      publishedAt: input.publishedAt ?? null,
      modifiedOn: input.modifiedOn ?? null,
      indexed: input.indexed ?? true,
      ...(input.structuredData && { structuredData: input.structuredData }),
    },
  };
}

/** Paths of something whose slug is translated, in the locales in which it is published. */
export function translatedPaths(
  translations: readonly { locale: string; slug: string }[],
  pathOf: (slug: string, locale: Locale) => string,
): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const translation = translations.find((candidate) => candidate.locale === locale);
      return translation ? [[locale, pathOf(translation.slug, locale)]] : [];
    }),
  );
}

/** The context of a page of the content system. Pages of the same code are translations of each other. */
export function pageContext(
  code: PageCode,
  { title, description, keywords }: PageRow,
  { locale, site, pageLocales }: Pick<LocaleSources, 'locale' | 'site' | 'pageLocales'>,
  own: Partial<BaseContextInput>,
): BasePageContext {
  const published = pageLocales.get(code) ?? [locale];
  const paths = Object.fromEntries(published.map((other) => [other, pagePath(code, other)]));
  const path = pagePath(code, locale);
  return baseContext({ locale, path, paths, site, title, description, keywords, ...own });
}

/** Title and text of the page's head, for pages that are not made of blocks. */
export function leadOf({ title, components }: PageRow, sanitise: Sanitise) {
  const lead = new Map(
    components.find(({ kind }) => kind === 'LEAD')?.texts.map((text) => [text.code, text.content]),
  );
  const body = lead.get('body');
  return { leadTitle: lead.get('title') ?? title, lead: body ? sanitise.page(body) : null };
}

/** Cut to so many characters, between words if possible, with an ellipsis. */
export function shortened(text: string, longest: number): string {
  const letters = Array.from(text);
  if (letters.length <= longest) return text;
  const begun = letters.slice(0, longest).join('');
  const words = begun.replace(/\s+\S*$/u, '');
  if (words === begun) return `${letters.slice(0, longest - 1).join('')}…`;
  return `${words.replace(/[\s.,;:·–-]+$/u, '')}…`;
}
