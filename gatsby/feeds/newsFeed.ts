import { newsFeedPath, pagePath } from '../../src/routes/routeTable';
import type { LocaleSources } from '../pages/localeSources';
import { newsCard } from '../views/newsViews';
import { rssFeed } from './rssFeed';

/** Items of a feed. */
const feedItemCount = 50;

/** The latest news of one locale. @throws Error naming an item that cannot be shown */
export function newsFeed(sources: LocaleSources): string {
  const { locale, content } = sources;
  const page = content.site.pages.find(({ code }) => code === 'news');
  const rows = content.news.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, feedItemCount);
  const days = rows.flatMap(({ date, updatedAt }) => [date, updatedAt ?? date]).sort();
  return rssFeed(
    {
      path: newsFeedPath(locale),
      pagePath: pagePath('news', locale),
      title: page?.title ?? '',
      description: page?.description,
      changedOn: days.at(-1),
      items: rows.map((row) => {
        const { title, link, date, summary, category } = newsCard(row, locale);
        const address = link.kind === 'ROUTE' ? link.path : link.url;
        return { code: row.code, title, link: address, date, summary, category: category.title };
      }),
    },
    sources,
  );
}
