import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DocumentList } from '../DocumentList';
import type { TabProps } from './tabProps';

/** Of a share's page, its documents and the fund's in one order; of a fund's page, those of the fund as a whole. */
export function DocumentsTab({ fund, shares, isSharePage }: TabProps) {
  const { t } = useTranslation();
  const ofShares = isSharePage ? shares.flatMap(({ documents }) => documents) : [];
  return (
    <>
      <DocumentList documents={[...ofShares, ...fund.documents]} />
      {!isSharePage && (
        <Box as="p" textStyle="small" color="fg.muted" marginTop="6" maxWidth="measure">
          {t('funds:documentsOfShares')}
        </Box>
      )}
    </>
  );
}
