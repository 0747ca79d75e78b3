import { instantOfDay } from '../../contract/parisTime';
import { type Locale, locales } from '../../src/i18n/locales';
import { listPagePath, newsCategoryPath, newsPath, pagePath } from '../../src/routes/routeTable';
import type { NewsArticleContext, NewsListContext } from '../../src/templates/pageContext';
import { type NewsRow, newsArticle, newsCard } from '../../src/components/news/newsViews';
import { shareImage } from '../share/shareImage';
import { newsStructuredData } from './structuredData';
import { latestDay, newsDays } from './lastChange';
import type { LocaleSources } from './localeSources';
import { baseContext, lazyPage, type PageDefinition, translatedPaths } from './pageDefinition';

/** Items on one page of a list. */
export const newsPerPage = 12;

/** Articles offered under an article. */
const relatedCount = 3;

type NewsListInput = {
  title: string;
  /** Title of the document, unique to each page. */
  headTitle: string;
  lead: string | null;
  description: string | null | undefined;
  keywords: readonly string[];
  categoryCode: string | null;
  /** Shown above the title on the share image. */
  kicker: string | null;
  /** Identity of the list's newest page. */
  identity: string;
  rows: readonly NewsRow[];
  /** Path of the list in each locale. */
  listPaths: Partial<Record<Locale, string>>;
  listPath: string;
  updatedAt: string | null;
};

/**
 * The pages that page `current` links to, counted from the newest, which is 1: its neighbours, both ends, and between it and the
 * oldest the next page whose number ends in 0, in 00 and so on, so that a few steps lead everywhere.
 */
export function shownPages(current: number, count: number): number[] {
  const wanted = [1, current - 1, current, current + 1, count];
  for (let step = 10; step < count; step *= 10) wanted.push(Math.ceil((current + 1) / step) * step);
  return [...new Set(wanted)].filter((page) => page > 0 && page <= count).sort((one, other) => one - other);
}

/**
 * The pages of one list, newest first. Their addresses are counted from the oldest, and they are filled one after the other: an item
 * keeps its page, and only the newest may be short. What is read is counted from the newest: a new page, one item in twelve, changes
 * them all. Only the newest has translations: lists differ in length from locale to locale.
 */
function newsListPages(sources: LocaleSources, input: NewsListInput): PageDefinition[] {
  const { locale, site, newsCategories } = sources;
  const oldestFirst = input.rows.toReversed();
  const pageCount = Math.max(1, Math.ceil(input.rows.length / newsPerPage));
  return Array.from({ length: pageCount }, (_, index): PageDefinition => {
    const pageNumber = index + 1;
    const number = pageCount - index;
    const isNewest = index === 0;
    const path = isNewest ? input.listPath : listPagePath(input.listPath, number);
    const identity = isNewest ? input.identity : `${input.identity}/page/${number}`;
    const rows = oldestFirst.slice((number - 1) * newsPerPage, number * newsPerPage).reverse();
    const makeContext = (): NewsListContext => ({
      ...baseContext({
        locale,
        path,
        paths: isNewest ? input.listPaths : { [locale]: path },
        site,
        title: input.headTitle,
        titleEnd: isNewest ? '' : ` (${pageNumber})`,
        // Each page has a description of its own: older ones name what they list.
        description: isNewest ? input.description : rows.map((row) => row.title).join(' · '),
        keywords: input.keywords,
        shared: { kicker: input.kicker, title: input.title },
        modifiedOn: latestDay(input.updatedAt, ...newsDays(rows)),
      }),
      title: input.title,
      lead: isNewest ? input.lead : null,
      categories: newsCategories,
      categoryCode: input.categoryCode,
      news: rows.map((row) => newsCard(row, locale)),
      pageNumber,
      pageCount,
      shownPages: shownPages(pageNumber, pageCount),
      listPath: input.listPath,
    });
    return lazyPage({ path, template: 'NewsListPage', identity }, makeContext);
  });
}

/**
 * Finds further reading for each article, keyed by its code: the items before it in its category, and the nearest after
 * it if there are too few. The newest would not do, because every new item would then change every article.
 *
 * @param rows newest first
 */
function relatedRows(rows: readonly NewsRow[]): ReadonlyMap<string, readonly NewsRow[]> {
  const ofCategories = new Map<string, NewsRow[]>();
  for (const row of rows) {
    const { code } = row.category;
    const ofCategory = ofCategories.get(code);
    if (ofCategory) ofCategory.push(row);
    else ofCategories.set(code, [row]);
  }
  return new Map(
    [...ofCategories.values()].flatMap((ofCategory) =>
      ofCategory.map(({ code }, index): [string, readonly NewsRow[]] => {
        const older = ofCategory.slice(index + 1, index + 1 + relatedCount);
        const newer = ofCategory.slice(Math.max(0, index - relatedCount + older.length), index);
        return [code, [...newer, ...older]];
      }),
    ),
  );
}

function articleContext(
  { locale, site, funds, sanitise, notices }: LocaleSources,
  row: NewsRow,
  related: readonly NewsRow[],
  newsPage: NewsArticleContext['newsPage'],
): NewsArticleContext {
  const path = newsPath(row.slug, locale);
  const article = newsArticle(row, funds, locale, sanitise);
  const shared = { kicker: row.category.title, title: row.title };
  return {
    ...baseContext({
      locale,
      path,
      paths: translatedPaths(row.translations, newsPath),
      site,
      title: row.title,
      description: row.summary,
      keywords: [row.category.title],
      shared,
      type: 'article',
      publishedAt: instantOfDay(row.date),
      modifiedOn: row.updatedAt ?? row.date,
      structuredData: newsStructuredData({
        article,
        image: shareImage(shared, site).address,
        updatedAt: row.updatedAt,
        path,
        locale,
        site,
        newsPage,
      }),
    }),
    article,
    related: related.map((other) => newsCard(other, locale)),
    newsPage,
    notices:
      article.funds.length > 0
        ? { marketingLabel: notices.marketingLabel, investorRights: notices.investorRights }
        : null,
  };
}

/** The list of all news, one list a category, and a page for every item that has its own (routeType ROUTE). */
export function newsPages(sources: LocaleSources): PageDefinition[] {
  const { locale, content, sanitise } = sources;
  const page = content.site.pages.find(({ code }) => code === 'news');
  const newsTitle = page?.title ?? '';
  const lead = page?.components.flatMap(({ texts }) => texts).find(({ code }) => code === 'body')?.content;
  const listPath = pagePath('news', locale);
  const keywords = page?.keywords ?? [];
  const related = relatedRows(content.news);
  return [
    ...newsListPages(sources, {
      title: newsTitle,
      headTitle: newsTitle,
      lead: lead ? sanitise.page(lead) : null,
      description: page?.description,
      keywords,
      categoryCode: null,
      kicker: null,
      identity: 'page:news',
      rows: content.news,
      listPaths: Object.fromEntries(locales.map((other) => [other, pagePath('news', other)])),
      listPath,
      updatedAt: page?.updatedAt ?? null,
    }),
    ...content.site.newsCategories.flatMap((category) =>
      newsListPages(sources, {
        title: category.title,
        headTitle: `${category.title} – ${newsTitle}`,
        lead: category.description ? sanitise.page(category.description) : null,
        description: category.description,
        keywords,
        categoryCode: category.code,
        kicker: newsTitle,
        identity: `news-category:${category.code}`,
        rows: content.news.filter((row) => row.category.code === category.code),
        listPaths: translatedPaths(category.translations, newsCategoryPath),
        listPath: newsCategoryPath(category.slug, locale),
        updatedAt: category.updatedAt,
      }),
    ),
    ...content.news
      .filter(({ routeType }) => routeType === 'ROUTE')
      .map((row) =>
        lazyPage(
          {
            path: newsPath(row.slug, locale),
            template: 'NewsArticlePage',
            identity: `news:${row.code}`,
          },
          () =>
            articleContext(sources, row, related.get(row.code) ?? [], { title: newsTitle, path: listPath }),
        ),
      ),
  ];
}
