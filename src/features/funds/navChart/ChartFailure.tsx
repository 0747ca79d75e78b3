import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button';

type ChartFailureProps = { isShown: boolean; place: RefObject<HTMLElement>; onRetry: () => void };

export function ChartFailure({ isShown, place, onRetry }: ChartFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {isShown && (
        <p>
          {t('chart:failed')}{' '}
          <Button
            variant="outline"
            onClick={() => {
              // The button disappears: keep the focus on the chart.
              place.current?.focus({ preventScroll: true });
              onRetry();
            }}
          >
            {t('chart:retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
