import type { ShareRow } from '../../contract/queryRows';
import type { BlockView } from '../../src/features/blocks/blockViews';
import { type FundCategoryView, newsAbout } from '../../src/features/funds/fundViews';
import type { CatalogueFund } from '../../src/features/funds/catalogueFunds';
import type { NewsRow } from '../../src/components/news/newsViews';
import type { LocaleSources } from './localeSources';

/** `YYYY-MM-DD`; nothing if it is unknown. */
type Day = string | null | undefined;

/** The latest of the days; null when none is known, and the sitemap then has none. */
export function latestDay(...days: Day[]): string | null {
  return days.reduce<string | null>((latest, day) => (day && (!latest || day > latest) ? day : latest), null);
}

export function newsDays(news: readonly NewsRow[]): string[] {
  return news.map(({ updatedAt, date }) => updatedAt ?? date);
}

function textDays(rows: readonly { updatedAt: Day }[]): Day[] {
  return rows.map(({ updatedAt }) => updatedAt);
}

export function documentDays({ documents }: Pick<ShareRow, 'documents'>): Day[] {
  return documents.map(({ date }) => date);
}

/** Shared by a fund's page and those of its shares. */
function ofFund({ row, category }: CatalogueFund, news: readonly NewsRow[]): Day[] {
  return [
    row.updatedAt,
    // Its title is shown only where the fund has no category of its own.
    row.specificCategory ? null : category.updatedAt,
    row.aum?.dateTo,
    row.portfolio?.date,
    ...row.activatedTools.map(({ date }) => date),
    ...documentDays(row),
    ...textDays(row.managers),
    ...newsDays(newsAbout(row.code, news)),
  ];
}

function ofShare(share: ShareRow): Day[] {
  return [share.updatedAt, share.lastPrice?.date, ...documentDays(share)];
}

/** Day of the last change of a fund's page. */
export function fundChangedOn(fund: CatalogueFund, news: readonly NewsRow[]): string | null {
  return latestDay(...fund.row.shares.flatMap(ofShare), ...ofFund(fund, news));
}

export function shareChangedOn(
  fund: CatalogueFund,
  share: ShareRow,
  news: readonly NewsRow[],
): string | null {
  return latestDay(...ofShare(share), ...ofFund(fund, news));
}

/** Days of the texts and prices of funds in a list. */
export function listedFundDays(funds: readonly CatalogueFund[]): Day[] {
  return funds.flatMap(({ row }) => [
    row.updatedAt,
    ...row.activatedTools.map(({ date }) => date),
    ...row.shares.flatMap(({ updatedAt, lastPrice }) => [updatedAt, lastPrice?.date]),
  ]);
}

function isShownIn(categories: readonly FundCategoryView[], fundCode: string): boolean {
  return categories.some(({ funds }) => funds.some(({ code }) => code === fundCode));
}

/** A range shows the categories' titles and descriptions and the funds' assets too. */
function shownFundDays(funds: readonly CatalogueFund[]): Day[] {
  return [
    ...listedFundDays(funds),
    ...funds.flatMap(({ row, category }) => [category.updatedAt, row.aum?.dateTo]),
  ];
}

/** Days of what the blocks show from elsewhere: funds, news, members of the team. */
export function blockDays(
  blocks: readonly BlockView[],
  { funds, content }: Pick<LocaleSources, 'funds' | 'content'>,
): Day[] {
  return blocks.flatMap((block): Day[] => {
    switch (block.kind) {
      case 'FUND_RANGE':
      case 'ISR_FUND_RANGE':
        return shownFundDays(funds.filter(({ row }) => isShownIn(block.categories, row.code)));
      case 'LATEST_NEWS': {
        const shown = new Set(block.news.map(({ code }) => code));
        return newsDays(content.news.filter(({ code }) => shown.has(code)));
      }
      case 'TEAM': {
        const shown = new Set(block.members.map(({ code }) => code));
        return textDays(content.site.teamMembers.filter(({ code }) => shown.has(code)));
      }
      case 'ESG_REPORTS': {
        const shown = new Set(block.documents.map(({ url }) => url));
        return funds
          .flatMap(({ row }) => row.documents)
          .filter(({ url }) => shown.has(url))
          .map(({ date }) => date);
      }
      default:
        return [];
    }
  });
}
