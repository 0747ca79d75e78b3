import {
  type Content,
  type ContentLocale,
  contentLocales,
  type LocalisedText,
  type NewsItem,
} from '../../content-api/parsing/content';
import { seedOf, uniforms } from '../../content-api/testing/seededRandom';

/** Day of the newest generated item; each item before it is a day older. */
const newestDay = '2026-11-18';
const millisecondsOfDay = 86_400_000;

type Draw = <Value>(values: readonly Value[]) => Value;

/** What generated items are made of: articles of the sample content that are whole in every locale. */
interface Sources {
  items: (Pick<NewsItem, 'category' | 'fundCodes'> & { texts: Required<NewsItem['texts']> })[];
  paragraphs: Record<ContentLocale, string[]>;
}

function paragraphsOf(body: string | null): string[] {
  return (body ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

function sourcesOf(sample: readonly NewsItem[]): Sources {
  const items = sample.flatMap(({ routeType, category, fundCodes, texts: { fr, en, it } }) =>
    routeType === 'ROUTE' && fr?.body && en?.body && it?.body
      ? [{ category, fundCodes, texts: { fr, en, it } }]
      : [],
  );
  if (items.length === 0) throw new Error('The sample content has no article in all three languages.');
  const inLocale = (locale: ContentLocale) => items.flatMap(({ texts }) => paragraphsOf(texts[locale].body));
  return { items, paragraphs: { fr: inLocale('fr'), en: inLocale('en'), it: inLocale('it') } };
}

function drawFrom(seed: string): Draw {
  const uniform = uniforms(seedOf(seed));
  return (values) => {
    const value = values[Math.floor(uniform() * values.length)];
    if (value === undefined) throw new Error('There is nothing to draw from.');
    return value;
  };
}

/** Nine items in ten are published in every locale, the tenth in French alone. */
function publishedIn(number: number): readonly ContentLocale[] {
  return number % 10 === 0 ? ['fr'] : contentLocales;
}

function dayBeforeNewest(days: number): string {
  return new Date(Date.parse(newestDay) - days * millisecondsOfDay).toISOString().slice(0, 10);
}

function generatedItem(number: number, date: string, { items, paragraphs }: Sources): NewsItem {
  const draw = drawFrom(`news ${number}`);
  const source = draw(items);
  const length = paragraphsOf(source.texts.fr.body).length;
  const texts: NewsItem['texts'] = {};
  for (const locale of publishedIn(number)) {
    const { title, slug, summary } = source.texts[locale];
    texts[locale] = {
      title: `${title} (${number})`,
      slug: `${slug}-${number}`,
      summary,
      body: Array.from({ length }, () => draw(paragraphs[locale])).join('\n\n'),
    };
  }
  return {
    code: `generated-${number}`,
    date,
    updatedAt: null,
    category: source.category,
    mediaType: null,
    routeType: 'ROUTE',
    externalUrl: null,
    documentTitle: null,
    image: null,
    fundCodes: source.fundCodes,
    texts,
  };
}

/**
 * `count` articles, latest first, the same on every machine: titles, categories, funds and number of paragraphs of articles
 * of the sample content, with paragraphs drawn from all of them. Numbers count from the oldest.
 */
export function generateNews(sample: readonly NewsItem[], count: number): NewsItem[] {
  const sources = sourcesOf(sample);
  return Array.from({ length: count }, (_, index) =>
    generatedItem(count - index, dayBeforeNewest(index), sources),
  );
}

/** The same news with one article more, a day younger than the newest. */
export function withOneMore(sample: readonly NewsItem[], news: readonly NewsItem[]): NewsItem[] {
  return [generatedItem(news.length + 1, dayBeforeNewest(-1), sourcesOf(sample)), ...news];
}

/** The same news with another title of the newest item, in every locale in which it is published. */
export function withNewestTitle(news: readonly NewsItem[], titles: LocalisedText): NewsItem[] {
  return news.map((item, index) => {
    if (index > 0) return item;
    const texts: NewsItem['texts'] = {};
    for (const locale of contentLocales) {
      const text = item.texts[locale];
      if (text) texts[locale] = { ...text, title: titles[locale] };
    }
    return { ...item, texts };
  });
}

/** The sample content with these news in place of its own. */
export function withNews(sample: Content, news: NewsItem[]): Content {
  return { ...sample, news };
}

/** Pages of the sample content that are not made of news. */
const otherPages = 150;
/** An item has an article a locale, and a twelfth of a page of the list of all and of its category's. */
const pagesOfItem = 2.8 * (1 + 2 / 12);

/**
 * Items that make a site of about so many pages. It ends with 1, so that the newest item, which is edited, and the one that
 * is added are published in every locale.
 */
export function newsCountFor(pages: number): number {
  return Math.max(0, Math.round((pages - otherPages) / pagesOfItem / 10)) * 10 + 1;
}
