import { useTranslation } from 'react-i18next';
import { absent } from '../../../i18n/absent';
import type { rangeFigures } from '../displayOrders';
import type { RangeShareView } from '../shareViews';
import { shownFigure } from './rangeRows';

export type RangeFigure = (typeof rangeFigures)[number];

/** Names and values of a share's figures, alike in cards and table. */
export function useShareFigures() {
  const { t } = useTranslation();
  return {
    nameOf: (figure: RangeFigure) => {
      if (figure === 'costs') return t('funds:ongoingCosts');
      return figure === 'risk' ? t('funds:riskIndicator') : t(`funds:period.${figure}`);
    },
    textOf: (share: RangeShareView | null, figure: RangeFigure) => {
      if (figure === 'risk') return share?.riskLevel ? t('range:riskOf', { level: share.riskLevel }) : absent;
      if (figure !== 'costs') return shownFigure(share, figure) ?? absent;
      return share?.ongoingCosts ? t('funds:aYear', { percent: share.ongoingCosts }) : absent;
    },
  };
}
