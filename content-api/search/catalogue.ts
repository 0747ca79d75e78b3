import { newsItem } from '../graphql/newsItem';
import { hasPagePath, pagePath } from '../graphql/sitePaths';
import type { Content, Page } from '../../content/parsing/content';
import type { ContentLocale } from '../../content/contentLocales';
import { plainParagraphs } from '../../content/parsing/plainParagraphs';
import { type ContentItem, type IndexedItem, itemIn } from './contentItem';
import { documentItems } from './documentItems';
import { fundItems } from './fundItems';
import { type TextIndex, textIndex } from './textIndex';

/** The news published in one locale, latest first. */
function newsItems(content: Content, locale: ContentLocale): IndexedItem[] {
  return content.news.flatMap((published): IndexedItem[] => {
    const news = newsItem(published, locale);
    if (!news) return [];
    return [
      {
        item: itemIn(`/${locale}/news`, news.slug, {
          locale,
          kind: 'news',
          code: news.code,
          title: news.title,
          description: news.summary ?? '',
          url: news.route,
          external: published.routeType === 'EXTERNAL',
          date: news.date,
          category: news.category.title,
          text: plainParagraphs(news.body ?? '').join('\n'),
        }),
        keywords: news.documents.map(({ title }) => title),
      },
    ];
  });
}

/** Addresses and figures: nobody searches for them, and a benchmark's figure could pass for the fund's. */
const unindexedTexts = ['url', 'value', 'reference', 'unit', 'note'];

/** False for pages that the site does not build, such as the disclaimers. */
function hasAddress({ code, locale, components }: Page): boolean {
  if (!hasPagePath(code, locale)) return false;
  return components.length === 0 || components.some(({ kind }) => kind !== 'TEXTS');
}

/** `2.title` is a title. */
function textKind(code: string): string {
  return code.slice(code.lastIndexOf('.') + 1);
}

function pageText({ components }: Page): string {
  return components
    .filter(({ kind }) => kind !== 'TEXTS')
    .flatMap(({ texts }) => texts)
    .filter(({ code }) => !unindexedTexts.includes(textKind(code)))
    .flatMap(({ code, content }) => (textKind(code) === 'body' ? plainParagraphs(content) : [content.trim()]))
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}

/** Pages of the site in one locale, in the order of the content. */
function pageItems(content: Content, locale: ContentLocale): IndexedItem[] {
  return content.pages
    .filter((page) => page.locale === locale && hasAddress(page))
    .map((page): IndexedItem => ({
      item: itemIn(`/${locale}/pages`, page.code, {
        locale,
        kind: 'page',
        code: page.code,
        title: page.title,
        description: page.description ?? '',
        url: pagePath(page.code, locale),
        date: page.updatedAt,
        text: pageText(page),
      }),
      keywords: page.keywords,
    }));
}

type Catalogue = {
  /** Pages, funds each with its shares, documents, news; the index refers to items by position. */
  items: readonly ContentItem[];
  index: TextIndex;
};

const catalogues = new WeakMap<Content, Map<ContentLocale, Catalogue>>();

/** Built on first use, once per locale and state of the content. */
export function catalogueOf(content: Content, locale: ContentLocale): Catalogue {
  const ofContent = catalogues.get(content) ?? new Map<ContentLocale, Catalogue>();
  catalogues.set(content, ofContent);
  const known = ofContent.get(locale);
  if (known) return known;
  const indexed = [
    ...pageItems(content, locale),
    ...fundItems(content, locale),
    ...documentItems(content, locale),
    ...newsItems(content, locale),
  ];
  const catalogue = { items: indexed.map(({ item }) => item), index: textIndex(indexed, locale) };
  ofContent.set(locale, catalogue);
  return catalogue;
}
