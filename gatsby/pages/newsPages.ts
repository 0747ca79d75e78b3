import { type Locale, locales } from '../../src/i18n/locales';
import { listPagePath, newsCategoryPath, newsPath, pagePath } from '../../src/routes/routeTable';
import type { NewsFeedView } from '../../src/features/news/newsViews';
import type { NewsArticleContext, NewsListContext } from '../../src/templates/pageContext';
import { newsFeedView } from '../feeds/newsFeed';
import { type NewsRow, newsArticle, newsCard } from '../views/newsViews';
import { newsStructuredData } from '../views/structuredData';
import type { LocaleSources } from './localeSources';
import { baseContext, type PageDefinition, translatedPaths } from './pageDefinition';

/** Items on one page of a list. */
export const newsPerPage = 12;

/** Articles offered under an article. */
const relatedCount = 3;

type NewsListInput = {
  title: string;
  /** Of the document: two pages never have the same. */
  headTitle: string;
  lead: string | null;
  description: string | null | undefined;
  keywords: readonly string[];
  categoryCode: string | null;
  rows: readonly NewsRow[];
  /** Path of the list's first page in each locale. */
  listPaths: Partial<Record<Locale, string>>;
  listPath: string;
  updatedAt: string | null;
  feed: NewsFeedView;
};

function latestDay(rows: readonly NewsRow[], updatedAt: string | null): string | null {
  const days = [...rows.map((row) => row.updatedAt ?? row.date), ...(updatedAt ? [updatedAt] : [])].sort();
  return days.at(-1) ?? null;
}

/** The pages of one list. Only the first has translations: lists differ in length from locale to locale. */
function newsListPages(sources: LocaleSources, input: NewsListInput): PageDefinition[] {
  const { locale, site, newsCategories } = sources;
  const pageCount = Math.max(1, Math.ceil(input.rows.length / newsPerPage));
  return Array.from({ length: pageCount }, (_, index): PageDefinition => {
    const pageNumber = index + 1;
    const path = listPagePath(input.listPath, pageNumber);
    const rows = input.rows.slice(index * newsPerPage, pageNumber * newsPerPage);
    const context: NewsListContext = {
      ...baseContext({
        locale,
        path,
        paths: pageNumber === 1 ? input.listPaths : { [locale]: path },
        site,
        title: pageNumber === 1 ? input.headTitle : `${input.headTitle} (${pageNumber}/${pageCount})`,
        description: input.description,
        keywords: input.keywords,
        modifiedOn: latestDay(rows, input.updatedAt),
      }),
      title: input.title,
      lead: input.lead,
      categories: newsCategories,
      categoryCode: input.categoryCode,
      news: rows.map((row) => newsCard(row, locale)),
      pageNumber,
      pageCount,
      listPath: input.listPath,
      feed: input.feed,
    };
    return { path, template: 'NewsListPage', context };
  });
}

function articlePage(
  sources: LocaleSources,
  row: NewsRow,
  { newsPage, feed }: Pick<NewsArticleContext, 'newsPage' | 'feed'>,
): PageDefinition {
  const { locale, site, content, funds, sanitise } = sources;
  const related = content.news
    .filter((other) => other.code !== row.code && other.category.code === row.category.code)
    .slice(0, relatedCount);
  const path = newsPath(row.slug, locale);
  const article = newsArticle(row, funds, locale, sanitise);
  const context: NewsArticleContext = {
    ...baseContext({
      locale,
      path,
      paths: translatedPaths(row.translations, newsPath),
      site,
      title: row.title,
      description: row.summary,
      keywords: [row.category.title],
      type: 'article',
      publishedOn: row.date,
      modifiedOn: row.updatedAt ?? row.date,
      structuredData: newsStructuredData({
        article,
        updatedAt: row.updatedAt ?? null,
        path,
        locale,
        site,
        newsPage,
      }),
    }),
    article,
    related: related.map((other) => newsCard(other, locale)),
    newsPage,
    feed,
  };
  return { path, template: 'NewsArticlePage', context };
}

/** The list of all news, one list a category, and a page for every item that has its own (routeType ROUTE). */
export function newsPages(sources: LocaleSources): PageDefinition[] {
  const { locale, content, sanitise } = sources;
  const page = content.site.pages.find(({ code }) => code === 'news');
  const newsTitle = page?.title ?? '';
  const lead = page?.components.flatMap(({ texts }) => texts).find(({ code }) => code === 'body')?.content;
  const listPath = pagePath('news', locale);
  const keywords = page?.keywords ?? [];
  const feed = newsFeedView(newsTitle, locale, sources.site);
  return [
    ...newsListPages(sources, {
      title: newsTitle,
      headTitle: newsTitle,
      lead: lead ? sanitise.page(lead) : null,
      description: page?.description,
      keywords,
      categoryCode: null,
      rows: content.news,
      listPaths: Object.fromEntries(locales.map((other) => [other, pagePath('news', other)])),
      listPath,
      updatedAt: page?.updatedAt ?? null,
      feed,
    }),
    ...content.site.newsCategories.flatMap((category) =>
      newsListPages(sources, {
        title: category.title,
        headTitle: `${category.title} – ${newsTitle}`,
        lead: category.description ? sanitise.page(category.description) : null,
        description: category.description,
        keywords,
        categoryCode: category.code,
        rows: content.news.filter((row) => row.category.code === category.code),
        listPaths: translatedPaths(category.translations, newsCategoryPath),
        listPath: newsCategoryPath(category.slug, locale),
        updatedAt: null,
        feed,
      }),
    ),
    ...content.news
      .filter(({ routeType }) => routeType === 'ROUTE')
      .map((row) => articlePage(sources, row, { newsPage: { title: newsTitle, path: listPath }, feed })),
  ];
}
