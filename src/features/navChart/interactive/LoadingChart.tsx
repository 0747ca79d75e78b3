import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComesIntoView } from '../../../components/ui/useComesIntoView';
import { absent } from '../../../i18n/absent';
import type { CurveView } from '../curveView';
import { ChartFailure } from '../ChartFailure';
import { Controls, Legend, Plot, Words } from '../ChartFrame';
import { Drawing, type DrawingProps } from '../Drawing';
import { fetchNavs } from '../fetchNavs';
import type { NavSeries } from '../navSeries';
import { InteractiveChart } from './InteractiveChart';

type BuiltLine = DrawingProps['lines'][number] & { name: string; value: string };

/** The chart drawn at build time: shown first, and kept without scripts or when the NAVs fail to load. */
function BuiltChart({ shareName, curve }: { shareName: string; curve: CurveView }) {
  const { t } = useTranslation();
  const { startDate: start, endDate: end, end: levels } = curve;
  const name = t('funds:share', { share: shareName });
  const lines: BuiltLine[] = [{ place: 0, path: curve.share, label: shareName, name, value: levels.share }];
  if (curve.benchmark) {
    lines.push({
      place: 1,
      path: curve.benchmark,
      label: t('chart:index'),
      name: t('funds:benchmarkShort'),
      value: levels.benchmark ?? absent,
    });
  }
  return (
    <>
      <Controls />
      <Legend title={t('chart:basis', { start, end })} items={lines} />
      <Plot>
        <Drawing levels={curve.levels} ticks={curve.years} lines={lines} />
      </Plot>
      <Controls />
      <Words>
        {t('chart:summary', { start, end, share: shareName, level: levels.share })}{' '}
        {levels.benchmark && t('chart:summaryBenchmark', { level: levels.benchmark })}{' '}
        {curve.benchmarkStart &&
          t('chart:startsLate', { name: t('funds:benchmarkShort'), date: curve.benchmarkStart })}
      </Words>
    </>
  );
}

const Figure = chakra('figure', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
});

type LoadingChartProps = { shareName: string; isin: string; navHistoryPath: string; curve: CurveView };

/** The built chart, replaced by the interactive one once it is in view and its NAVs have loaded. */
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
