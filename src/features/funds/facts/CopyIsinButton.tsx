import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/ui/CopyButton';

export function CopyIsinButton({ isin }: { isin: string }) {
  const { t } = useTranslation();
  return (
    <CopyButton
      readText={() => isin}
      label={t('funds:copy.isin')}
      done={t('funds:copy.isinCopied')}
      blocked={t('funds:copy.blocked')}
    />
  );
}
