import type { BlockView } from '../../src/features/blocks/blockViews';
import type { FundCategoryView } from '../../src/features/funds/fundViews';
import type { CatalogueFund } from '../views/catalogueFunds';
import { newsAbout } from '../views/fundViews';
import type { NewsRow } from '../views/newsViews';
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

function ofFund({ row }: CatalogueFund, news: readonly NewsRow[]): Day[] {
  return [row.aum?.dateTo, ...newsDays(newsAbout(row.code, news))];
}

/** Day of the last change of a fund's page: prices of its shares, its assets, its news. */
export function fundChangedOn(fund: CatalogueFund, news: readonly NewsRow[]): string | null {
  return latestDay(...fund.row.shares.map(({ lastPrice }) => lastPrice?.date), ...ofFund(fund, news));
}

export function shareChangedOn(
  fund: CatalogueFund,
  { lastPrice }: CatalogueFund['row']['shares'][number],
  news: readonly NewsRow[],
): string | null {
  return latestDay(lastPrice?.date, ...ofFund(fund, news));
}

function isShownIn(categories: readonly FundCategoryView[], fundCode: string): boolean {
  return categories.some(({ funds }) => funds.some(({ code }) => code === fundCode));
}

/** Days of what the blocks show from elsewhere: prices of the funds, the latest news. */
export function blockDays(
  blocks: readonly BlockView[],
  { funds, content }: Pick<LocaleSources, 'funds' | 'content'>,
): Day[] {
  return blocks.flatMap((block): Day[] => {
    switch (block.kind) {
      case 'FUND_RANGE':
      case 'ISR_FUND_RANGE':
        return funds
          .filter(({ row }) => isShownIn(block.categories, row.code))
          .flatMap(({ row }) => row.shares.map(({ lastPrice }) => lastPrice?.date));
      case 'LATEST_NEWS': {
        const shown = new Set(block.news.map(({ code }) => code));
        return newsDays(content.news.filter(({ code }) => shown.has(code)));
      }
      default:
        return [];
    }
  });
}
