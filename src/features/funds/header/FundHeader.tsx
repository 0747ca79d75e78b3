import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { PageTitle } from '../../../components/ui/PageTitle';
import { FundLabels } from './FundLabels';
import type { FundView } from '../fundViews';

type FundHeaderProps = {
  fund: FundView;
  /** Name and ISIN of the share whose page this is. */
  share?: { name: string; isin: string };
  rangePage: { title: string; path: string };
};

/** Where the page stands, the fund's name, its category and labels. */
export function FundHeader({ fund, share, rangePage }: FundHeaderProps) {
  const { t } = useTranslation();
  const shareTitle = share && t('funds:share', { share: share.name });
  return (
    <PageTitle
      over={
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          items={[
            rangePage,
            { title: fund.title, path: share ? fund.path : undefined },
            ...(shareTitle ? [{ title: shareTitle }] : []),
          ]}
        />
      }
      title={share ? `${fund.title}, ${shareTitle}` : fund.title}
    >
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="4" marginTop="6">
        <Box as="span" color="fg.muted">
          {share ? `${fund.category} · ${share.isin}` : fund.category}
        </Box>
        <FundLabels labels={fund.labels} sfdrArticle={fund.sfdrArticle} />
      </Box>
    </PageTitle>
  );
}
