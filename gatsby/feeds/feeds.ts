import { Feed } from 'feed';
import { funds } from '../../locales/funds.generated';
import { instantOfDay } from '../../contract/parisTime';
import { absoluteUrl, fundFeedPath, fundPath, newsFeedPath, pagePath } from '../../src/routes/routeTable';
import type { LocaleSources } from '../pages/localeSources';
import { newsCard } from '../../src/components/news/newsViews';

/**
 * Drops characters that XML cannot hold (XML 1.0, 2.2), and breaks up the end mark of CDATA sections, in which the
 * library writes texts.
 */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(']]>', ']]\u2060>');
}

/** Readers take descriptions for HTML. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

type FeedItem = {
  title: string;
  /** Path or address. */
  link: string;
  /** Stays the same when title, slug or date changes, so that readers do not show an item twice. */
  code: string;
  /** `YYYY-MM-DD`. */
  date: string;
  summary: string | null;
  category: string;
};

type FeedInput = {
  /** Paths of the feed, and of the page that it follows. */
  path: string;
  pagePath: string;
  title: string;
  description?: string | null | undefined;
  /** `YYYY-MM-DD` of the newest publication or change: nothing in a feed depends on when it is built. */
  changedOn: string | undefined;
  items: readonly FeedItem[];
};

/** RSS 2.0 (https://www.rssboard.org/rss-specification), the same text for the same content. */
function rssFeed(input: FeedInput, { locale, site }: Pick<LocaleSources, 'locale' | 'site'>): string {
  const title = [input.title, site.name].filter(Boolean).join(' – ');
  const url = absoluteUrl(input.path, site.url);
  const pageUrl = absoluteUrl(input.pagePath, site.url);
  const feed = new Feed({
    id: pageUrl,
    link: pageUrl,
    title: xmlText(title),
    description: xmlText(input.description ?? title),
    language: locale,
    copyright: xmlText(site.name),
    generator: xmlText(site.name),
    updated: new Date(instantOfDay(input.changedOn ?? '1970-01-01')),
    feed: url,
  });
  for (const item of input.items) {
    feed.addItem({
      title: xmlText(item.title),
      link: absoluteUrl(item.link, site.url),
      guid: `${url}#${encodeURIComponent(item.code)}`,
      date: new Date(instantOfDay(item.date)),
      ...(item.summary && { description: asHtml(xmlText(item.summary)) }),
      category: [{ name: xmlText(item.category) }],
    });
  }
  // The library has no word for it: a guid that does not say so is taken for the item's address.
  return `${feed.rss2().replace(/^( *)<guid>/gm, '$1<guid isPermaLink="false">')}\n`;
}

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

/** The changes of each fund of one locale, by the path of its feed. */
export function fundFeeds(sources: LocaleSources): Record<string, string> {
  const { locale } = sources;
  const { changes: heading, changeSubject } = funds[locale];
  const feeds = sources.funds.map(({ row: { slug, title, changes } }): [string, string] => {
    const [path, page] = [fundFeedPath(slug, locale), fundPath(slug, locale)];
    const items = changes.map(({ date, subject, text }) => ({
      code: `${date}-${subject}`,
      title: changeSubject[subject],
      link: page,
      date,
      summary: text,
      category: changeSubject[subject],
    }));
    const input = { path, pagePath: page, title: `${title}, ${heading}`, changedOn: changes[0]?.date, items };
    return [path, rssFeed(input, sources)];
  });
  return Object.fromEntries(feeds);
}
