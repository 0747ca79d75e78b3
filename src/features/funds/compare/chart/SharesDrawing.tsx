import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../../../i18n/formatters';
import { type Locale, parseLocale } from '../../../../i18n/locales';
import { Legend, Plot } from '../../../../components/chart/ChartFrame';
import {
  boxSize,
  dayOf,
  linearScale,
  linePath,
  roundLevels,
  yearStarts,
} from '../../../../components/chart/chartGeometry';
import { Drawing } from '../../../../components/chart/Drawing';
import { fetchNavs } from '../../../../components/chart/fetchNavs';
import type { NavSeries } from '../../../../components/chart/navSeries';
import { commonPeriod, levelsAt, type Period, timesOf } from './commonPeriod';

export type ChartedShare = { isin: string; name: string; navHistoryPath: string };

/** `name`: with its fund, as in the comparison. */
type NamedSeries = { name: string; series: NavSeries };

/** `missing`: names of the shares whose NAVs could not be loaded. */
export type FetchedSeries = { shares: NamedSeries[]; missing: string[] };

/**
 * The NAVs of all shares; one that fails does not stop the others. In this file so that one chunk has it and the
 * drawing.
 * @throws only when the signal aborts
 */
export async function fetchSeries(
  wanted: readonly ChartedShare[],
  signal: AbortSignal,
): Promise<FetchedSeries> {
  const answers = await Promise.allSettled(
    wanted.map(({ navHistoryPath, isin }) => fetchNavs(navHistoryPath, isin, signal)),
  );
  signal.throwIfAborted();
  const fetched: FetchedSeries = { shares: [], missing: [] };
  wanted.forEach(({ name }, index) => {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') fetched.shares.push({ name, series: answer.value });
    else {
      console.error(`The chart is without ${name}:`, answer?.reason);
      fetched.missing.push(name);
    }
  });
  return fetched;
}

const mostLevels = 5;
const places = [0, 1, 2, 3] as const;

const Figure = chakra('figure', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } });

/** Coordinates in the chart's box, and each share's level on the last day. Numbers tell the lines apart. */
function drawingOf(shares: readonly NamedSeries[], period: Period, locale: Locale) {
  const times = timesOf(period);
  const curves = shares.map(({ series }) => levelsAt(times, series));
  const [lowest, highest] = [Math.min(...curves.flat()), Math.max(...curves.flat())];
  const margin = (highest - lowest) * 0.05 || 1;
  const x = linearScale([period.start, period.end], [0, boxSize]);
  const y = linearScale([lowest - margin, highest + margin], [boxSize, 0]);
  return {
    levels: roundLevels(lowest - margin, highest + margin, mostLevels).map((level) => ({
      label: formatNumber(level, locale, { max: 1 }),
      y: Math.round(y(level)),
    })),
    ticks: yearStarts(period.start, period.end).map((year) => ({
      x: Math.round(x(Date.UTC(year, 0))),
      label: String(year),
    })),
    lines: places.slice(0, shares.length).map((place) => {
      const curve = curves[place] ?? [];
      const number = place + 1;
      return {
        place,
        label: String(number),
        name: `${number}. ${shares[place]?.name ?? ''}`,
        value: formatNumber(curve.at(-1) ?? NaN, locale, { min: 2, max: 2 }),
        path: linePath(curve.map((level, index) => ({ x: x(times[index] ?? NaN), y: y(level) }))),
      };
    }),
  };
}

/** What 100 invested in each share on the same day became: a drawing with a legend. */
export function SharesDrawing({ shares }: { shares: readonly NamedSeries[] }) {
  const { t, i18n } = useTranslation();
  const locale = parseLocale(i18n.language);
  const period = useMemo(() => commonPeriod(shares.map(({ series }) => series)), [shares]);
  const drawing = useMemo(() => period && drawingOf(shares, period, locale), [shares, period, locale]);
  if (!period || !drawing) return <p>{t('compare:chart.tooShort', { count: shares.length })}</p>;
  const days = { start: formatDay(dayOf(period.start), locale), end: formatDay(dayOf(period.end), locale) };
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
