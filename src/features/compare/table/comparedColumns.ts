import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../store/hooks';
import { freshShare } from '../../funds/freshFigures';
import type { ComparedShare, ComparedShareView } from '../compareViews';

/**
 * A share under one year has no figures here (AMF). `figuresDate` dates the performances, which are the build's; the price
 * may be fresher.
 */
export type Column = ComparedShare & { isYoung: boolean; figuresDate: string | null };

const noFigures = { performances: [], calendarYears: [], riskFigures: [], figures: [] };

function columnOf({ fund, share: built }: ComparedShare, fresh: ComparedShareView): Column {
  const isYoung = built.lessThanOneYear || fresh.lessThanOneYear;
  return {
    fund,
    share: isYoung ? { ...fresh, ...noFigures } : fresh,
    isYoung,
    figuresDate: isYoung ? null : (built.price?.date ?? null),
  };
}

/** The shares with their latest prices; a share that live data says is under one year loses its figures. */
export function useColumns(chosen: readonly ComparedShare[]): Column[] {
  const { i18n } = useTranslation();
  const live = useAppSelector(({ layoutData: { catalogue } }) =>
    catalogue?.locale === i18n.language ? catalogue : null,
  );
  return chosen.map((compared) =>
    columnOf(compared, freshShare(compared.share, live?.shares[compared.share.isin])),
  );
}

/** Names a share with its fund: alone, "Share I" says little beside another fund's. */
export function useShareName(): (compared: ComparedShare) => string {
  const { t } = useTranslation();
  return ({ fund, share }) =>
    t('compare:shareOfFund', { fund: fund.title, share: t('funds:share', { share: share.name }) });
}
