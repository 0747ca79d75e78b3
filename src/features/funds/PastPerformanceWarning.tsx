import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';

const Warning = chakra('p', {
  base: {
    maxWidth: 'measure',
    paddingInlineStart: '4',
    borderInlineStartWidth: '2px',
    borderColor: 'accent',
    color: 'fg',
  },
});

type PastPerformanceWarningProps = {
  /** Of the share whose performance it is: in another one than the visitor's, its return varies with the exchange rate. */
  currency?: string;
};

/** Stands before any performance, as large as the figures (delegated regulation (EU) 2017/565, article 44). */
export function PastPerformanceWarning({ currency = 'EUR' }: PastPerformanceWarningProps) {
  const { t } = useTranslation();
  return (
    <Warning>
      {t('funds:pastPerformance')}
      {currency !== 'EUR' && ` ${t('funds:currencyRisk', { currency })}`}
    </Warning>
  );
}
