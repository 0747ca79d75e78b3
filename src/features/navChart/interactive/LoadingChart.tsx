import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useComesIntoView } from '../../../components/ui/useComesIntoView';
import type { CurveView } from '../../funds/fundViews';
import { BuiltChart } from '../BuiltChart';
import { ChartFailure } from '../ChartFailure';
import { fetchNavs } from '../fetchNavs';
import type { NavSeries } from '../navSeries';
import { InteractiveChart } from './InteractiveChart';

const Figure = chakra('figure', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
});

export type LoadingChartProps = { shareName: string; isin: string; navHistoryPath: string; curve: CurveView };

/** The chart as built, then the interactive one: its NAVs are fetched once it is in view. Where they fail the drawing stays. */
export function LoadingChart({ shareName, isin, navHistoryPath, curve }: LoadingChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [series, setSeries] = useState<NavSeries | null>(null);
  const [failed, setFailed] = useState(false);
  const isInView = useComesIntoView(place);
  useEffect(() => {
    if (failed || !isInView) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    fetchNavs(navHistoryPath, isin, signal).then(setSeries, (error: unknown) => {
      if (signal.aborted) return;
      console.error('The chart stays as it was built:', error);
      setFailed(true);
    });
    return () => controller.abort();
  }, [navHistoryPath, isin, failed, isInView]);
  return (
    <Box ref={place} tabIndex={-1} outline="none">
      <Figure>
        {series ? <InteractiveChart series={series} /> : <BuiltChart shareName={shareName} curve={curve} />}
      </Figure>
      <ChartFailure isShown={failed} place={place} onRetry={() => setFailed(false)} />
    </Box>
  );
}
