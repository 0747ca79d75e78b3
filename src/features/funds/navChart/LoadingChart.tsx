import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchNavs } from '../../../components/chart/fetchNavs';
import type { NavSeries } from '../../../components/chart/navSeries';
import { Button } from '../../../components/ui/Button';
import type { CurveView } from './curveView';
import { InteractiveChart } from './InteractiveChart';

const Figure = chakra('figure', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
});

export type LoadingChartProps = { shareName: string; isin: string; navHistoryPath: string; curve: CurveView };

/** The chart as it was built, until the NAVs have loaded: what was pressed before is shown then. */
export function LoadingChart({ shareName, isin, navHistoryPath, curve }: LoadingChartProps) {
  const { t } = useTranslation();
  const chart = useRef<HTMLDivElement>(null);
  const [series, setSeries] = useState<NavSeries | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    fetchNavs(navHistoryPath, isin, signal).then(setSeries, (error: unknown) => {
      if (signal.aborted) return;
      console.error('The chart stays as it was built:', error);
      setFailed(true);
    });
    return () => controller.abort();
  }, [navHistoryPath, isin, failed]);
  const retry = () => {
    // The button disappears: keep the focus on the chart.
    chart.current?.focus({ preventScroll: true });
    setFailed(false);
  };
  return (
    <Box ref={chart} tabIndex={-1} outline="none">
      <Figure>
        <InteractiveChart series={series} built={{ shareName, curve }} isin={isin} />
      </Figure>
      <div role="status">
        {failed && (
          <p>
            {t('chart:failed')}{' '}
            <Button variant="outline" onClick={retry}>
              {t('chart:retry')}
            </Button>
          </p>
        )}
      </div>
    </Box>
  );
}
