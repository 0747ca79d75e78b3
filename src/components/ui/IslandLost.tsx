import { useTranslation } from 'react-i18next';
import { Button } from './Button';

/** Says that an island did not come, with a button that tries again. */
export function IslandLost() {
  const { t } = useTranslation();
  return (
    <p>
      {t('common:lost')}{' '}
      <Button variant="outline" data-retry>
        {t('common:tryAgain')}
      </Button>
    </p>
  );
}
