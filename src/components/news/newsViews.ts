import { isCalendarDay } from '../../../contract/parisTime';
import type { FundRow, NewsItemRow } from '../../../contract/queryRows';
import { isSafeAddress } from '../../../contract/safeAddress';
import type { Locale } from '../../i18n/locales';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import { fundPath, newsCategoryPath, newsPath } from '../../routes/routeTable';
import { fileView, type FileView } from '../ui/fileView';
import type { ImageView } from '../ui/ResponsiveImage';

export type NewsRow = NewsItemRow & { imageData?: ImageView };

/** Target of an item (behaviour.md §3, routeType). */
export type NewsLink =
  | { kind: 'ROUTE'; path: string }
  | { kind: 'EXTERNAL'; url: string }
  | ({ kind: 'DOC' } & FileView);

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
export function newsCard(row: NewsRow, locale: Locale) {
  assertShowable(row, locale);
  return {
    code: row.code,
    title: row.title,
    summary: row.summary,
    /** `YYYY-MM-DD`. */
    date: row.date,
    /** `date` written for the locale. */
    dateText: row.formattedDate,
    category: { title: row.category.title, path: newsCategoryPath(row.category.slug, locale) },
    mediaType: row.mediaType,
    link: newsLink(row, locale),
    /** `alt` is empty for an image that only decorates. */
    image: row.image && row.imageData ? { alt: row.image.alt, data: row.imageData } : null,
  };
}

export type NewsCardView = ReturnType<typeof newsCard>;
export type NewsImageView = NonNullable<NewsCardView['image']>;

/** A paragraph of sanitised HTML, or a player on another site. */
export type NewsPart = { kind: 'paragraph'; html: string } | { kind: 'player'; src: string; host: string };

type ArticleFund = { visibleTo: InvestorProfileCode[]; row: Pick<FundRow, 'code' | 'title' | 'slug'> };

export function newsArticle(
  row: NewsRow,
  funds: readonly ArticleFund[],
  locale: Locale,
  sanitise: { newsParts: (html: string) => NewsPart[] },
) {
  return {
    ...newsCard(row, locale),
    parts: sanitise.newsParts(row.body ?? ''),
    /** Funds that the article is about, each for the profiles that it is offered to. */
    funds: funds
      .filter(({ row: fund }) => row.fundCodes.includes(fund.code))
      .map(({ row: fund, visibleTo }) => ({
        title: fund.title,
        path: fundPath(fund.slug, locale),
        visibleTo,
      })),
  };
}

export type NewsArticleView = ReturnType<typeof newsArticle>;

export type NewsCategoryView = { code: string; title: string; description: string | null; path: string };

/** A page of a list of news, all or of one category. */
export type NewsListView = {
  title: string;
  /** Sanitised HTML, on the newest page. */
  lead: string | null;
  categories: NewsCategoryView[];
  /** Code of the category listed; `null` for all news. */
  categoryCode: string | null;
  news: NewsCardView[];
  /** From the newest page of the list, which is 1. */
  pageNumber: number;
  pageCount: number;
  /** Numbers of the pages that the pagination shows. */
  shownPages: number[];
  listPath: string;
};
