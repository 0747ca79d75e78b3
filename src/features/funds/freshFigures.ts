import type { LiveCatalogue, LivePrice, LiveShare } from '../../api/parseLayoutData';
import type { DatedFigure, ShareSummaryView } from './shareViews';
import type { FundCardView, FundCategoryView, FundSummaryView } from './fundViews';

/** A cached answer may be older than the page. */
function isAsFresh(live: LivePrice, built: DatedFigure | null): boolean {
  return live.day >= (built?.day ?? '');
}

/** The live figure, or the page's if the live one is older or equal. */
export function freshFigure(built: DatedFigure | null, live: LivePrice | undefined): DatedFigure | null {
  if (!live || !isAsFresh(live, built)) return built;
  return built?.display === live.display && built.date === live.date ? built : live;
}

/**
 * The page's share with the live price, unless that is older or equal. Performances stay the build's, with their own date; a share
 * that is under one year, for the page or by live data, shows none (AMF DOC-2011-24).
 */
export function freshShare<Share extends ShareSummaryView>(built: Share, live: LiveShare | undefined): Share {
  if (!live?.price || !isAsFresh(live.price, built.price)) return built;
  const price = freshFigure(built.price, live.price);
  const lessThanOneYear = built.lessThanOneYear || live.lessThanOneYear;
  const isSame = price === built.price && lessThanOneYear === built.lessThanOneYear;
  return isSame ? built : { ...built, price, lessThanOneYear };
}

/** The page's fund with the live figures; the same object where none is fresher. */
function freshFund(built: FundCardView, { aum: sizes, shares }: LiveCatalogue): FundCardView {
  const aum = freshFigure(built.aum, sizes[built.code]);
  const mainShares = built.mainShares.map((share) => freshShare(share, shares[share.isin]));
  const isSame = aum === built.aum && mainShares.every((share, index) => share === built.mainShares[index]);
  return isSame ? built : { ...built, aum, mainShares };
}

/** The page's catalogue with the live figures; the same object where none is fresher, as is usual. */
export function freshCategories(
  categories: readonly FundCategoryView[],
  catalogue: LiveCatalogue | null,
): readonly FundCategoryView[] {
  if (!catalogue) return categories;
  const fresh = categories.map((category) => ({
    ...category,
    funds: category.funds.map((fund) => freshFund(fund, catalogue)),
  }));
  const isSame = fresh.every(({ funds }, index) =>
    funds.every((fund, place) => fund === categories[index]?.funds[place]),
  );
  return isSame ? categories : fresh;
}

/** Attributes of what has the figures of one share or fund, with their day and date. */
export type LiveMarks = Readonly<Record<`data-live-${string}`, string | null | undefined>>;

/** Marks what has the figures of a share for live data (`src/start/liveFigures.ts`). */
export function liveShare({ isin, price }: Pick<ShareSummaryView, 'isin' | 'price'>): LiveMarks {
  return { 'data-live-share': isin, 'data-live-day': price?.day ?? '', 'data-live-date': price?.date };
}

/** Marks what has the size of a fund. */
export function liveFund({ code, aum }: Pick<FundSummaryView, 'code' | 'aum'>): LiveMarks {
  return { 'data-live-fund': code, 'data-live-day': aum?.day ?? '', 'data-live-date': aum?.date };
}
