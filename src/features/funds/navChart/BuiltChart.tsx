import { useTranslation } from 'react-i18next';
import { absent } from '../../../i18n/absent';
import { Legend, Plot, Words } from '../../../components/chart/ChartFrame';
import type { CurveView } from './curveView';
import { Drawing, type DrawingProps, Layer } from '../../../components/chart/Drawing';

type BuiltProps = { shareName: string; curve: CurveView };

type BuiltLine = DrawingProps['lines'][number] & { name: string; value: string };

/** The drawing of the build: shown first, and kept without scripts or when the NAVs fail to load. */
export function BuiltDrawing({ shareName, curve }: BuiltProps) {
  const { t } = useTranslation();
  const { startDate: start, endDate: end, end: levels } = curve;
  const name = t('funds:share', { share: shareName });
  const lines: BuiltLine[] = [{ index: 0, path: curve.share, label: shareName, name, value: levels.share }];
  if (curve.benchmark) {
    lines.push({
      index: 'benchmark',
      path: curve.benchmark,
      label: t('chart:index'),
      name: t('funds:benchmarkShort'),
      value: levels.benchmark ?? absent,
    });
  }
  return (
    <>
      <Legend title={t('chart:basis', { start, end })} items={lines} />
      <Plot>
        <Drawing levels={curve.levels} ticks={curve.years} lines={lines} />
        {/* A pointer on it starts the chart. */}
        <Layer aria-hidden data-acts="" />
      </Plot>
    </>
  );
}

/** The same in words. */
export function BuiltWords({ shareName, curve }: BuiltProps) {
  const { t } = useTranslation();
  const { startDate: start, endDate: end, end: levels } = curve;
  return (
    <Words>
      {t('chart:summary', { start, end, share: shareName, level: levels.share })}{' '}
      {levels.benchmark && t('chart:summaryBenchmark', { level: levels.benchmark })}{' '}
      {curve.benchmarkStart &&
        t('chart:startsLate', { name: t('funds:benchmarkShort'), date: curve.benchmarkStart })}
    </Words>
  );
}
