import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../store/hooks';
import type { LiveCatalogue, LivePrice, LiveShare } from '../../store/layoutData/layoutDataSlice';
import type { DatedFigure, FundCardView, ShareSummaryView } from './fundViews';

/** A cached answer may be older than the page. */
function isAsFresh(live: LivePrice, built: DatedFigure | null): boolean {
  return live.day >= (built?.day ?? '');
}

/** The live figure, or the page's if the live one is older or equal. */
export function freshFigure(built: DatedFigure | null, live: LivePrice | undefined): DatedFigure | null {
  if (!live || !isAsFresh(live, built)) return built;
  return built?.display === live.display && built.date === live.date ? built : live;
}

/** The parts that live data replaces, for comparison. */
function replacedIn({ lessThanOneYear, figures }: Pick<ShareSummaryView, 'lessThanOneYear' | 'figures'>) {
  return JSON.stringify([lessThanOneYear, figures.map(({ code, display }) => [code, display])]);
}

/**
 * The page's share with the live price and headline figures, unless they are older or equal. Price and figures
 * have one date, so they are replaced together. A share under one year has no figures (AMF DOC-2011-24).
 */
export function freshShare<Share extends ShareSummaryView>(built: Share, live: LiveShare | undefined): Share {
  if (!live?.price || !isAsFresh(live.price, built.price)) return built;
  const { lessThanOneYear } = live;
  const price = freshFigure(built.price, live.price);
  const fresh = { ...built, price, lessThanOneYear, figures: lessThanOneYear ? [] : live.figures };
  return price === built.price && replacedIn(fresh) === replacedIn(built) ? built : fresh;
}

/**
 * A part of the live catalogue, if it is in the page's language; `undefined` on the server and in the first client
 * render. Rerenders only when that part changes.
 */
function useLive<Part>(select: (catalogue: LiveCatalogue) => Part | undefined): Part | undefined {
  const { i18n } = useTranslation();
  return useAppSelector(({ layoutData: { catalogue } }) =>
    catalogue?.locale === i18n.language ? select(catalogue) : undefined,
  );
}

export function useFreshShare<Share extends ShareSummaryView>(share: Share): Share {
  const live = useLive(({ shares }) => {
    const found = shares[share.isin];
    return freshShare(share, found) === share ? undefined : found;
  });
  return freshShare(share, live);
}

export function useFreshAum({ code, aum }: Pick<FundCardView, 'code' | 'aum'>): DatedFigure | null {
  const live = useLive((catalogue) => {
    const found = catalogue.aum[code];
    return freshFigure(aum, found) === aum ? undefined : found;
  });
  return freshFigure(aum, live);
}
