import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../../store/hooks';
import { freshShare } from '../../freshFigures';
import type { ComparedShare, ComparedShareView } from '../compareViews';

/**
 * A share under one year has no figures (AMF DOC-2011-24). `figuresDate` is the date of the build's performances;
 * the price may be fresher.
 */
export type Column = ComparedShare & { isYoung: boolean; figuresDate: string | null };

const noFigures = { performances: [], calendarYears: [], riskFigures: [] };

function columnOf({ fund, share: built }: ComparedShare, fresh: ComparedShareView): Column {
  const isYoung = fresh.lessThanOneYear;
  return {
    fund,
    share: isYoung ? { ...fresh, ...noFigures } : fresh,
    isYoung,
    figuresDate: isYoung ? null : (built.price?.date ?? null),
  };
}

/** The shares with live prices. A share that is under one year by live data loses its figures. */
export function useColumns(chosen: readonly ComparedShare[]): Column[] {
  const { i18n } = useTranslation();
  const live = useAppSelector(({ liveData: { catalogue } }) =>
    catalogue?.locale === i18n.language ? catalogue : null,
  );
  return chosen.map((compared) =>
    columnOf(compared, freshShare(compared.share, live?.shares[compared.share.isin])),
  );
}

/** Names a share with its fund, as two funds may both have a share I. */
export function useShareName(): (compared: ComparedShare) => string {
  const { t } = useTranslation();
  return ({ fund, share }) =>
    t('compare:shareOfFund', { fund: fund.title, share: t('funds:share', { share: share.name }) });
}
