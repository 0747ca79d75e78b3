import { Feed } from 'feed';
import { instantOfDay } from '../../platform/parisTime';
import { absoluteUrl, newsFeedPath, pagePath } from '../../src/routes/routeTable';
import type { NewsLink } from '../../src/components/news/newsViews';
import type { LocaleSources } from '../pages/localeSources';
import type { Site } from '../pages/pageDefinition';
import { newsCard, type NewsRow } from '../views/newsViews';

/** Items of a feed. */
const feedItemCount = 50;

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

function addressOf(link: NewsLink, site: Site): string {
  return absoluteUrl(link.kind === 'ROUTE' ? link.path : link.url, site.url);
}

/** The day of the newest publication or change: nothing in a feed depends on when it is built. */
function lastChange(rows: readonly NewsRow[]): Date {
  const days = rows.flatMap(({ date, updatedAt }) => [date, updatedAt ?? date]).sort();
  return new Date(instantOfDay(days.at(-1) ?? '1970-01-01'));
}

/**
 * The latest news of one locale as RSS 2.0 (https://www.rssboard.org/rss-specification), the same text for the same
 * content. An item keeps its `guid` when its title, slug or date changes, so that readers do not show it twice.
 *
 * @throws Error naming an item that cannot be shown
 */
export function newsFeed({ locale, site, content }: LocaleSources): string {
  const page = content.site.pages.find(({ code }) => code === 'news');
  const title = [page?.title, site.name].filter(Boolean).join(' – ');
  const url = absoluteUrl(newsFeedPath(locale), site.url);
  const rows = content.news.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, feedItemCount);
  const listUrl = absoluteUrl(pagePath('news', locale), site.url);
  const feed = new Feed({
    id: listUrl,
    link: listUrl,
    title: xmlText(title),
    description: xmlText(page?.description ?? title),
    language: locale,
    copyright: xmlText(site.name),
    generator: xmlText(site.name),
    updated: lastChange(rows),
    feed: url,
  });
  for (const row of rows) {
    const card = newsCard(row, locale);
    feed.addItem({
      title: xmlText(card.title),
      link: addressOf(card.link, site),
      guid: `${url}#${encodeURIComponent(row.code)}`,
      date: new Date(instantOfDay(card.date)),
      ...(card.summary && { description: asHtml(xmlText(card.summary)) }),
      category: [{ name: xmlText(card.category.title) }],
    });
  }
  // The library has no word for it: a guid that does not say so is taken for the item's address.
  return `${feed.rss2().replace(/^( *)<guid>/gm, '$1<guid isPermaLink="false">')}\n`;
}
