import { useTranslation } from 'react-i18next';
import { TextLink } from '../../components/ui/TextLink';
import { parseLocale } from '../../i18n/locales';
import { comparePath } from './comparePath';

export function CompareLink({ isin }: { isin: string }) {
  const { t, i18n } = useTranslation();
  return <TextLink to={comparePath([isin], parseLocale(i18n.language))}>{t('compareLink:compare')}</TextLink>;
}
