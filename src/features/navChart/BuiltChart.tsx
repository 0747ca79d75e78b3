import { useTranslation } from 'react-i18next';
import { absent } from '../funds/absent';
import type { CurveView } from '../funds/fundViews';
import { Controls, Legend, Plot, Words } from './ChartFrame';
import { Drawing, type DrawingProps } from './Drawing';

type BuiltLine = DrawingProps['lines'][number] & { name: string; value: string };

/** As the build drew it: what is seen first, and what stays without scripts or when the NAVs cannot be had. */
export function BuiltChart({ shareName, curve }: { shareName: string; curve: CurveView }) {
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
