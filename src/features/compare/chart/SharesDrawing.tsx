import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/formatDay';
import { formatNumber } from '../../../i18n/formatFigures';
import { type Locale, parseLocale } from '../../../i18n/locales';
import { absent } from '../../funds/absent';
import { Legend, Plot } from '../../navChart/ChartFrame';
import { boxSize, linePath, linearScale, roundLevels, timeOf } from '../../navChart/chartGeometry';
import { Drawing } from '../../navChart/Drawing';
import { commonPeriod, daysOf, levelsOn, type Period, yearsOf } from './commonPeriod';
import type { Nav } from './fetchNavs';

/** A share's name and net asset values. */
export type Series = { isin: string; name: string; navs: readonly Nav[] };

const mostLevels = 5;
const places = [0, 1, 2, 3] as const;

const Figure = chakra('figure', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } });

/** The drawing in the box of the chart, and each share's level on the last day. Numbers tell lines apart. */
function drawingOf(series: readonly Series[], period: Period, locale: Locale) {
  const days = daysOf(period);
  const curves = series.map(({ navs }) => levelsOn(days, navs));
  const known = curves.flat().filter((level) => level !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const margin = (highest - lowest) * 0.05 || 1;
  const x = linearScale([timeOf(period.start), timeOf(period.end)], [0, boxSize]);
  const y = linearScale([lowest - margin, highest + margin], [boxSize, 0]);
  return {
    levels: roundLevels(lowest - margin, highest + margin, mostLevels).map((level) => ({
      label: formatNumber(level, locale, { max: 1 }),
      y: Math.round(y(level)),
    })),
    ticks: yearsOf(period).map((year) => ({
      x: Math.round(x(timeOf(`${year}-01-01`))),
      label: String(year),
    })),
    lines: places.slice(0, series.length).map((place) => {
      const curve = curves[place] ?? [];
      const last = curve.at(-1) ?? null;
      const number = place + 1;
      return {
        place,
        label: String(number),
        name: `${number}. ${series[place]?.name ?? ''}`,
        value: last === null ? absent : formatNumber(last, locale, { min: 2, max: 2 }),
        path: linePath(
          curve.map((level, index) =>
            level === null ? null : { x: x(timeOf(days[index] ?? period.end)), y: y(level) },
          ),
        ),
      };
    }),
  };
}

/** What 100 invested in each share on the same day became, drawn and in words. */
export function SharesDrawing({ series }: { series: readonly Series[] }) {
  const { t, i18n } = useTranslation();
  const locale = parseLocale(i18n.language);
  const period = useMemo(() => commonPeriod(series.map(({ navs }) => navs)), [series]);
  const drawing = useMemo(() => period && drawingOf(series, period, locale), [series, period, locale]);
  if (!period || !drawing) return <p>{t('compare:chart.tooShort')}</p>;
  const days = { start: formatDay(period.start, locale), end: formatDay(period.end, locale) };
  return (
    <Figure>
      <figcaption>
        <Legend title={t('compare:chart.summary', days)} items={drawing.lines} />
      </figcaption>
      <Plot>
        <Drawing {...drawing} />
      </Plot>
    </Figure>
  );
}
