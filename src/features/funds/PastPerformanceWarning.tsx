import { useTranslation } from 'react-i18next';
import { Flagged } from '../../components/ui/layout';
import { RichText } from '../../components/ui/RichText';
import { SmallPrint } from './SmallPrint';

type PastPerformanceWarningProps = {
  /** Currency of the share: if it is not the investor's, returns vary with the exchange rate. */
  currency?: string;
  /** Sanitised HTML. */
  source: string;
  /** What all performances below have in common. */
  about?: string;
};

/** Before any performance, in the same size as the figures, with their source (delegated regulation (EU) 2017/565, article 44). */
export function PastPerformanceWarning({ currency = 'EUR', source, about }: PastPerformanceWarningProps) {
  const { t } = useTranslation();
  return (
    <Flagged>
      <p>
        {currency === 'EUR'
          ? t('funds:pastPerformance')
          : `${t('funds:pastPerformance')} ${t('funds:currencyRisk', { currency })}`}
      </p>
      <SmallPrint>
        {about} <RichText html={source} />
      </SmallPrint>
    </Flagged>
  );
}
