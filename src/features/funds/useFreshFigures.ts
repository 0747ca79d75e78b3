import { useTranslation } from 'react-i18next';
import type { LiveCatalogue } from '../../store/layoutData/layoutDataSlice';
import { useAppSelector } from '../../store/hooks';
import { freshFigure, freshShare } from './freshFigures';
import type { DatedFigure, FundCardView, ShareSummaryView } from './fundViews';

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
