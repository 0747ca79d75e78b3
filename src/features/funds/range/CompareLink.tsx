import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../components/ui/TextLink';
import type { Locale } from '../../../i18n/locales';
import { comparePath } from '../../../routes/routeTable';
import type { ShareSummaryView } from '../fundViews';

type CompareLinkProps = { share: Pick<ShareSummaryView, 'name' | 'isin'>; fundTitle: string; locale: Locale };

/** Starts a comparison with the share. */
export function CompareLink({ share, fundTitle, locale }: CompareLinkProps) {
  const { t } = useTranslation();
  return (
    <TextLink
      to={comparePath([share.isin], locale)}
      aria-label={t('range:compareShareOf', { share: share.name, fund: fundTitle })}
      textStyle="small"
      display="inline-block"
      paddingBlock="1"
    >
      {t('range:compareShare', { share: share.name })}
    </TextLink>
  );
}
