import type { LivePrice, LiveShare } from '../../store/layoutData/layoutDataSlice';
import type { DatedFigure, ShareSummaryView } from './fundViews';

/** An answer may come out of a cache and be older than the page. */
function isAsFresh(live: LivePrice, built: DatedFigure | null): boolean {
  return live.day >= (built?.day ?? '');
}

/** The page's figure, or the live one unless it is older or says the same. */
export function freshFigure(built: DatedFigure | null, live: LivePrice | undefined): DatedFigure | null {
  if (!live || !isAsFresh(live, built)) return built;
  return built?.display === live.display && built.date === live.date ? built : live;
}

/** What of a share is replaced, to tell whether two are the same. */
function replacedIn({ lessThanOneYear, figures }: Pick<ShareSummaryView, 'lessThanOneYear' | 'figures'>) {
  return JSON.stringify([lessThanOneYear, figures.map(({ code, display }) => [code, display])]);
}

/**
 * The page's share with the live price and headline figures, unless they are older or say the same. Price and figures are of one day, so
 * they are replaced together. A share under one year has no figure (AMF DOC-2011-24).
 */
export function freshShare<Share extends ShareSummaryView>(built: Share, live: LiveShare | undefined): Share {
  if (!live?.price || !isAsFresh(live.price, built.price)) return built;
  const { lessThanOneYear } = live;
  const price = freshFigure(built.price, live.price);
  const fresh = { ...built, price, lessThanOneYear, figures: lessThanOneYear ? [] : live.figures };
  return price === built.price && replacedIn(fresh) === replacedIn(built) ? built : fresh;
}
