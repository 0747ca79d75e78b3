import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../components/ui/TextLink';
import type { ShareView } from '../shareViews';

/** Leads to the page to which the share's KID links, if it has one. */
export function PastPerformanceLink({ share }: { share: Pick<ShareView, 'pastPerformancePath'> }) {
  const { t } = useTranslation();
  return (
    share.pastPerformancePath && (
      <p>
        <TextLink to={share.pastPerformancePath}>{t('funds:pastPerformancePage')}</TextLink>
      </p>
    )
  );
}
