import { formatDay } from '../../locales/formatters';
import { type ContentLocale, eachLocale } from '../../content/contentLocales';
import type { NewsCategory as Category, NewsItem as Item } from '../../content/parsing/content';
import { fileFacts } from './fundDocuments';
import type { NewsCategory, NewsDocument, NewsItem } from './resolverTypes.generated';
import { newsDocumentPath, newsImagePath, newsPath, translations } from './sitePaths';

export function newsCategory(category: Category, locale: ContentLocale): NewsCategory {
  const { code, slug, title, description, updatedAt } = category;
  return {
    code,
    slug: slug[locale],
    translations: translations(slug),
    title: title[locale],
    description: description?.[locale] ?? null,
    updatedAt,
  };
}

function routeOf({ routeType, externalUrl }: Item, slug: string, locale: ContentLocale): string {
  switch (routeType) {
    case 'ROUTE':
      return newsPath(slug, locale);
    case 'EXTERNAL':
      return externalUrl ?? newsPath(slug, locale);
    case 'DOC':
      return newsDocumentPath(slug, locale);
  }
}

function documentsOf(
  item: Item,
  text: { title: string; slug: string },
  locale: ContentLocale,
): NewsDocument[] {
  if (!item.document) return [];
  const title = item.documentTitle?.[locale] ?? text.title;
  return [{ title, url: newsDocumentPath(text.slug, locale), ...fileFacts(item.document, locale) }];
}

/** @returns null where the item is not published in the locale */
export function newsItem(item: Item, locale: ContentLocale): NewsItem | null {
  const text = item.texts[locale];
  if (!text) return null;
  return {
    code: item.code,
    slug: text.slug,
    translations: translations(eachLocale((other) => item.texts[other]?.slug)),
    title: text.title,
    summary: text.summary,
    body: text.body,
    date: item.date,
    formattedDate: formatDay(item.date, locale),
    updatedAt: item.updatedAt,
    category: newsCategory(item.category, locale),
    mediaType: item.mediaType,
    routeType: item.routeType,
    route: routeOf(item, text.slug, locale),
    externalUrl: item.externalUrl,
    documents: documentsOf(item, text, locale),
    fundCodes: item.fundCodes,
    image: item.image && {
      url: newsImagePath(item.code),
      width: item.image.width,
      height: item.image.height,
      alt: item.image.alt?.[locale] ?? '',
    },
  };
}
