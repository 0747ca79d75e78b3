import { useTranslation } from 'react-i18next';
import type { ComparedShare } from '../compareViews';

/** Writes a share with its fund: a share's own name says little beside another fund's. */
export function useShareName(): (compared: ComparedShare) => string {
  const { t } = useTranslation();
  return ({ fund, share }) =>
    t('compare:shareOfFund', { fund: fund.title, share: t('funds:share', { share: share.name }) });
}
