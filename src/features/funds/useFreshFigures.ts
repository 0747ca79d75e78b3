import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../store/hooks';
import { freshFigure, freshShare } from './freshFigures';
import type { DatedFigure, FundCardView, ShareSummaryView } from './fundViews';

/** What was fetched in the language of the page; nothing on the server and in the browser's first render. */
function useLiveCatalogue() {
  const { i18n } = useTranslation();
  return useAppSelector(({ layoutData: { catalogue } }) =>
    catalogue?.locale === i18n.language ? catalogue : null,
  );
}

/** The share with its latest price and headline figures. */
export function useFreshShare<Share extends ShareSummaryView>(share: Share): Share {
  return freshShare(share, useLiveCatalogue()?.shares[share.isin]);
}

/** The fund's latest assets under management. */
export function useFreshAum({ code, aum }: Pick<FundCardView, 'code' | 'aum'>): DatedFigure | null {
  return freshFigure(aum, useLiveCatalogue()?.aum[code]);
}

/** For the container of figures that may be replaced: `aria-busy` while fresher ones are fetched. */
export function useFiguresBusy(): { 'aria-busy'?: true } {
  const loading = useAppSelector(({ layoutData }) => layoutData.status === 'loading');
  return loading ? { 'aria-busy': true } : {};
}
