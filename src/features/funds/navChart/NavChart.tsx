import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button';
import { Island } from '../../../components/ui/Island';
import type { CurveView } from './curveView';
import { LoadingChart } from './LoadingChart';

type NavChartProps = {
  share: { name: string; isin: string; navsPath: string; curve: CurveView | null };
};

/**
 * The NAV of a share against its benchmark. Show the warning on past performance before it, and never render it
 * for a share under one year (AMF DOC-2011-24).
 */
export function NavChart({ share: { name, isin, navsPath, curve } }: NavChartProps) {
  const { t } = useTranslation();
  if (!curve) return null;
  return (
    <Island
      name="chart"
      Content={LoadingChart}
      props={{ shareName: name, isin, navsPath, curve }}
      failure={
        <p>
          {t('chart:failed')}{' '}
          <Button variant="outline" data-retry>
            {t('chart:retry')}
          </Button>
        </p>
      }
    />
  );
}
