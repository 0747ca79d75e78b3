import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../components/ui/TextLink';
import { NewsGrid } from '../../news/NewsGrid';
import type { TabProps } from './tabProps';

/** The latest news about the fund, and the way to all of them. */
export function FundNewsTab({ fund }: TabProps) {
  const { t } = useTranslation();
  if (fund.news.length === 0) return <p>{t('funds:noNews')}</p>;
  return (
    <>
      <NewsGrid news={fund.news} />
      <Box marginTop="10">
        <TextLink to={fund.newsPath}>{t('common:allNews')}</TextLink>
      </Box>
    </>
  );
}
