import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';

type PastPerformanceWarningProps = {
  /** Currency of the share: if it is not the investor's, returns vary with the exchange rate. */
  currency?: string;
};

/** Before any performance, in the same size as the figures (delegated regulation (EU) 2017/565, article 44). */
export function PastPerformanceWarning({ currency = 'EUR' }: PastPerformanceWarningProps) {
  const { t } = useTranslation();
  return (
    <Box
      as="p"
      maxWidth="measure"
      paddingInlineStart="4"
      borderInlineStartWidth="2px"
      borderColor="accent"
      color="fg"
    >
      {currency === 'EUR'
        ? t('funds:pastPerformance')
        : `${t('funds:pastPerformance')} ${t('funds:currencyRisk', { currency })}`}
    </Box>
  );
}
