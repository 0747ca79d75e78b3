import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Legend, Plot } from '../../../../components/chart/ChartFrame';
import { chartLines, levelAt } from '../../../../components/chart/chartLines';
import { drawChart } from '../../../../components/chart/drawChart';
import { Drawing, type LineIndex } from '../../../../components/chart/Drawing';
import { useFormatters } from '../../../../components/chart/formatters';
import type { NavSeries } from '../../../../components/chart/navSeries';
import { commonPeriod } from './commonPeriod';

/** `name`: with its fund, as in the comparison. */
export type NamedSeries = { name: string; series: NavSeries };

const Figure = chakra('figure', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } });

/** Growth of 100 invested in each share on the same day. Numbers tell the lines apart. */
export function SharesDrawing({ shares }: { shares: readonly NamedSeries[] }) {
  const { t } = useTranslation();
  const format = useFormatters();
  const span = useMemo(() => commonPeriod(shares.map(({ series }) => series)), [shares]);
  const chart = useMemo(() => {
    const lines = shares.map(({ name, series }, position) => ({
      index: position as LineIndex,
      name: `${position + 1}. ${name}`,
      label: String(position + 1),
      values: series,
    }));
    return span && chartLines(span, lines);
  }, [shares, span]);
  const drawing = useMemo(() => chart && drawChart(chart, format), [chart, format]);
  if (!span || !chart || !drawing) return <p>{t('compare:chart.tooShort', { count: shares.length })}</p>;
  const [start, end] = [format.day(span[0]), format.day(span[1])];
  return (
    <Figure>
      <figcaption>
        <Legend
          title={t('compare:chart.summary', { start, end })}
          items={chart.lines.map((line) => ({ ...line, value: format.level(levelAt(line, span[1])) }))}
        />
      </figcaption>
      <Plot>
        <Drawing {...drawing} />
      </Plot>
    </Figure>
  );
}
