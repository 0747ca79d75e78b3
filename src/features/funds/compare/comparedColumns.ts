import { useTranslation } from 'react-i18next';
import type { LineIndex } from '../../../components/chart/Drawing';
import { useLiveCatalogue } from '../../../store/useLiveCatalogue';
import { freshShare } from '../freshFigures';
import type { ComparedShare, ComparedShareView } from './compareViews';

/**
 * A share under one year has no figures (AMF DOC-2011-24). `figuresDate` is the date of the build's performances;
 * the price may be fresher.
 */
export type Column = ComparedShare & {
  /** Its number in the key, the chart and the table, from 1. */
  number: number;
  isYoung: boolean;
  figuresDate: string | null;
};

const noFigures = { performances: [], calendarYears: [], riskFigures: [] };

function columnOf({ fund, share: built }: ComparedShare, fresh: ComparedShareView, index: number): Column {
  const isYoung = fresh.lessThanOneYear;
  return {
    number: index + 1,
    fund,
    share: isYoung ? { ...fresh, ...noFigures } : fresh,
    isYoung,
    figuresDate: isYoung ? null : (built.price?.date ?? null),
  };
}

/** The shares with live prices. A share that is under one year by live data loses its figures. */
export function useColumns(chosen: readonly ComparedShare[]): Column[] {
  const live = useLiveCatalogue();
  return chosen.map((compared, index) =>
    columnOf(compared, freshShare(compared.share, live?.shares[compared.share.isin]), index),
  );
}

/** Shares under one year and those without performances have no curve. */
export const hasCurve = ({ isYoung, share }: Column) => !isYoung && share.performances.length > 0;

/** A share has the line of its number. */
export const lineOf = ({ number }: Column) => (number - 1) as LineIndex;

/** The share's name in a narrow column. */
export const shortNameOf = ({ fund, share }: ComparedShare) => `${fund.shortTitle} ${share.name}`;

/** Names a share with its fund, as two funds may both have a share I. */
export function useShareName(): (compared: ComparedShare) => string {
  const { t } = useTranslation();
  return ({ fund, share }) =>
    t('compare:shareOfFund', { fund: fund.title, share: t('funds:share', { share: share.name }) });
}
