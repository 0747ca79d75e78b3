import type { Locale } from '../../../i18n/locales';
import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import type { DatedFigure, FundCardView, ShareSummaryView } from '../fundViews';
import { shownNumber, type SortValues } from './rangeSort';

/** A fund as the profile sees it. */
export type RangeRow = {
  fund: FundCardView;
  /** The first share that the profile may see; under one year it has no figures (AMF DOC-2011-24). */
  share: ShareSummaryView | null;
  currencies: string[];
  aum: DatedFigure | null;
  values: SortValues;
};

/** A headline figure; never one of a share under one year, whatever its data holds. */
export function shownFigure(share: ShareSummaryView | null, code: string): string | null {
  if (!share || share.lessThanOneYear) return null;
  return share.figures.find((figure) => figure.code === code)?.display ?? null;
}

export function rangeRow(fund: FundCardView, profile: InvestorProfileCode, locale: Locale): RangeRow {
  const share = fund.mainShares.find(({ visibleTo }) => visibleTo.includes(profile)) ?? null;
  const { aum } = fund;
  return {
    fund,
    share,
    currencies: fund.currencies
      .filter(({ visibleTo }) => visibleTo.includes(profile))
      .flatMap(({ codes }) => codes),
    aum,
    values: {
      name: fund.title,
      risk: share?.riskLevel ?? null,
      aum: shownNumber(aum?.display, locale),
      ytd: shownNumber(shownFigure(share, 'ytd'), locale),
      '1y': shownNumber(shownFigure(share, '1y'), locale),
    },
  };
}
