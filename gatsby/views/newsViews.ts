import type { NewsArticleView, NewsCardView, NewsLink } from '../../src/components/news/newsViews';
import type { Locale } from '../../src/i18n/locales';
import { fundPath, newsCategoryPath, newsPath } from '../../src/routes/routeTable';
import { isCalendarDay } from '../../contract/parisTime';
import type { LocaleContent } from '../contentApi/fetchLocaleContent';
import { isSafeAddress } from '../../contract/safeAddress';
import type { Sanitise } from '../sanitise/sanitiseHtml';
import type { CatalogueFund } from './catalogueFunds';
import { fileView } from './fileView';

export type NewsRow = LocaleContent['news'][number];

function newsError(row: NewsRow, locale: Locale, problem: string): Error {
  return new Error(`News item ${row.code} (${locale}) ${problem}`);
}

/** @throws Error naming the item, when a list or the feed could not show it */
function assertShowable(row: NewsRow, locale: Locale): void {
  if (row.title.trim() === '') throw newsError(row, locale, 'has no title');
  for (const day of [row.date, row.updatedAt ?? row.date]) {
    if (isCalendarDay(day)) continue;
    throw newsError(row, locale, `has the date "${day}": use a day of the calendar written YYYY-MM-DD`);
  }
}

/** @returns the address. @throws Error naming the item when links of its type may not lead there */
function addressOf(row: NewsRow, locale: Locale, address: string, beginning: RegExp): string {
  if (beginning.test(address) && isSafeAddress(address)) return address;
  throw newsError(row, locale, `is ${row.routeType} but leads to "${address}"`);
}

/** @throws Error naming the item, when it leads nowhere */
function newsLink(row: NewsRow, locale: Locale): NewsLink {
  const { routeType, externalUrl } = row;
  const [document] = row.documents;
  switch (routeType) {
    case 'ROUTE':
      return { kind: 'ROUTE', path: newsPath(row.slug, locale) };
    case 'EXTERNAL':
      if (!externalUrl) throw newsError(row, locale, 'is EXTERNAL but has no externalUrl');
      return { kind: 'EXTERNAL', url: addressOf(row, locale, externalUrl, /^https?:/i) };
    case 'DOC': {
      if (!document) throw newsError(row, locale, 'is DOC but has no document');
      const url = addressOf(row, locale, document.url, /^(?:https?:|\/)/i);
      return { kind: 'DOC', ...fileView(document, url, locale) };
    }
  }
}

/** @throws Error naming the item, when it cannot be shown */
export function newsCard(row: NewsRow, locale: Locale): NewsCardView {
  assertShowable(row, locale);
  return {
    code: row.code,
    title: row.title,
    summary: row.summary,
    date: row.date,
    dateText: row.formattedDate,
    category: { title: row.category.title, path: newsCategoryPath(row.category.slug, locale) },
    mediaType: row.mediaType,
    link: newsLink(row, locale),
    image: row.image && row.imageData ? { alt: row.image.alt, data: row.imageData } : null,
  };
}

export function newsArticle(
  row: NewsRow,
  funds: readonly CatalogueFund[],
  locale: Locale,
  sanitise: Sanitise,
): NewsArticleView {
  return {
    ...newsCard(row, locale),
    parts: sanitise.newsParts(row.body ?? ''),
    funds: funds
      .filter(({ row: fund }) => row.fundCodes.includes(fund.code))
      .map(({ row: fund, visibleTo }) => ({
        title: fund.title,
        path: fundPath(fund.slug, locale),
        visibleTo,
      })),
  };
}
