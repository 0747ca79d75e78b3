import { useTranslation } from 'react-i18next';
import { NewsGrid } from '../../news/NewsGrid';
import type { TabProps } from './tabProps';

/** News about the fund, latest first. */
export function FundNewsTab({ fund }: TabProps) {
  const { t } = useTranslation();
  if (fund.news.length === 0) return <p>{t('funds:noNews')}</p>;
  return <NewsGrid news={fund.news} level={3} />;
}
