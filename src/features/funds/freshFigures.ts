import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../store/hooks';
import type { LiveCatalogue, LivePrice, LiveShare } from '../../store/layoutData/layoutDataSlice';
import type { DatedFigure, FundCardView, ShareSummaryView } from './fundViews';

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

/**
 * A part of what was fetched in the language of the page; nothing on the server and in the browser's first render. What shows
 * it is rendered again only when that part is another.
 */
function useLive<Part>(select: (catalogue: LiveCatalogue) => Part | undefined): Part | undefined {
  const { i18n } = useTranslation();
  return useAppSelector(({ layoutData: { catalogue } }) =>
    catalogue?.locale === i18n.language ? select(catalogue) : undefined,
  );
}

/** The share with its latest price and headline figures. */
export function useFreshShare<Share extends ShareSummaryView>(share: Share): Share {
  const live = useLive(({ shares }) => {
    const found = shares[share.isin];
    return freshShare(share, found) === share ? undefined : found;
  });
  return freshShare(share, live);
}

/** The fund's latest assets under management. */
export function useFreshAum({ code, aum }: Pick<FundCardView, 'code' | 'aum'>): DatedFigure | null {
  const live = useLive((catalogue) => {
    const found = catalogue.aum[code];
    return freshFigure(aum, found) === aum ? undefined : found;
  });
  return freshFigure(aum, live);
}
