import type { Locale } from '../../../i18n/locales';
import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import type { FundCardView } from '../fundViews';
import type { RangeShareView } from '../shareViews';
import { shownNumber, type SortValues } from './rangeSort';

/** A fund as the profile sees it. */
export type RangeRow = {
  fund: FundCardView;
  /** The first share that the profile may see; under one year it has no figures (AMF DOC-2011-24). */
  share: RangeShareView | null;
  values: SortValues;
};

/** A performance; never one of a share under one year, whatever its data holds. */
export function shownFigure(share: RangeShareView | null, code: string): string | null {
  if (!share || share.lessThanOneYear) return null;
  return share.performances.find((figure) => figure.code === code)?.display ?? null;
}

export function rangeRow(fund: FundCardView, profile: InvestorProfileCode, locale: Locale): RangeRow {
  const share = fund.mainShares.find(({ visibleTo }) => visibleTo.includes(profile)) ?? null;
  const performance = (code: string) => shownNumber(shownFigure(share, code), locale);
  return {
    fund,
    share,
    values: {
      name: fund.title,
      '1y': performance('1y'),
      '3y': performance('3y'),
      '5y': performance('5y'),
      '10y': performance('10y'),
      costs: shownNumber(share?.ongoingCosts, locale),
      risk: share?.riskLevel ?? null,
      aum: shownNumber(fund.aum?.display, locale),
    },
  };
}
