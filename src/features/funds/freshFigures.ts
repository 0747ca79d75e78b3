import type { LivePrice, LiveShare } from '../../store/layoutData/layoutDataSlice';
import type { DatedFigure, ShareSummaryView } from './fundViews';

/** An answer may come out of a cache and be older than the page. */
function isAsFresh(live: LivePrice, built: DatedFigure | null): boolean {
  return live.day >= (built?.day ?? '');
}

/** The page's figure, or the live one unless it is older. */
export function freshFigure(built: DatedFigure | null, live: LivePrice | undefined): DatedFigure | null {
  return live && isAsFresh(live, built) ? live : built;
}

/**
 * The page's share with the live price and headline figures, unless they are older. Price and figures are of one day, so
 * they are replaced together. A share under one year has no figure (AMF DOC-2011-24).
 */
export function freshShare<Share extends ShareSummaryView>(built: Share, live: LiveShare | undefined): Share {
  if (!live?.price || !isAsFresh(live.price, built.price)) return built;
  const { price, lessThanOneYear, figures } = live;
  return { ...built, price, lessThanOneYear, figures: lessThanOneYear ? [] : figures };
}
