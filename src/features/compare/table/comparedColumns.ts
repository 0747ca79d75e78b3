import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../store/hooks';
import { freshShare } from '../../funds/freshFigures';
import type { ComparedShare, ComparedShareView } from '../compareViews';

/**
 * A share as it is shown. One that is young publishes no figure (AMF): it has none here. `figuresDate` is that of its
 * performances, which are the build's; its price may be fresher.
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

/** The shares with their latest prices; one that turns out to be younger than the build thought loses its figures. */
export function useColumns(chosen: readonly ComparedShare[]): Column[] {
  const { i18n } = useTranslation();
  const live = useAppSelector(({ layoutData: { catalogue } }) =>
    catalogue?.locale === i18n.language ? catalogue : null,
  );
  return chosen.map((compared) =>
    columnOf(compared, freshShare(compared.share, live?.shares[compared.share.isin])),
  );
}

/** Writes a share with its fund: a share's own name says little beside another fund's. */
export function useShareName(): (compared: ComparedShare) => string {
  const { t } = useTranslation();
  return ({ fund, share }) =>
    t('compare:shareOfFund', { fund: fund.title, share: t('funds:share', { share: share.name }) });
}
