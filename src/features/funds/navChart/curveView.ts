import simplify from 'simplify-js';
import type { CurveRow } from '../../../../contract/queryRows';
import { linePath, timeOf, yearStarts } from '../../../components/chart/chartGeometry';
import { chartScales } from '../../../components/chart/drawChart';
import { formatDay, formatNumber } from '../../../../locales/formatters';
import type { Locale } from '../../../i18n/locales';
import { rangeCodes } from './ranges';

/** Units of the box, a pixel at the most: what is nearer to the line between its neighbours is not seen. */
const tolerance = 1;

/**
 * A share and its benchmark since the share's first price, both 100 on that day, drawn in a box of 1000 × 1000 units, y
 * downwards.
 *
 * @param rows days rising; a curve needs two of them
 * @param performances say over which periods it can be looked at
 */
export function curveView(
  rows: readonly CurveRow[],
  performances: readonly { code: string; share: number | null }[],
  locale: Locale,
) {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || rows.length < 2) return null;
  const span = [timeOf(first.date), timeOf(last.date)] as const;
  const values = rows.flatMap(({ share, benchmark }) => [share, benchmark ?? share]);
  const { x, y, levels } = chartScales(span, [{ values }]);
  const level = (value: number) => formatNumber(value, locale, { min: 2, max: 2 });
  // Days without a value are skipped.
  const path = (valueOf: (row: CurveRow) => number | null | undefined) => {
    const points = rows.flatMap((row) => {
      const value = valueOf(row);
      return value == null ? [] : { x: x(timeOf(row.date)), y: y(value) };
    });
    return linePath(simplify(points, tolerance, true));
  };
  const compared = rows.filter(({ benchmark }) => benchmark != null);
  // A single day makes no line.
  const [begin] = compared.length > 1 ? compared : [];
  return {
    /** The first and the last, `YYYY-MM-DD`. */
    days: [first.date, last.date] as [first: string, last: string],
    startDate: formatDay(first.date, locale),
    endDate: formatDay(last.date, locale),
    /** SVG path data. */
    share: path(({ share }) => share),
    benchmark: begin ? path(({ benchmark }) => benchmark) : null,
    /** Its first day, if later than the share's: it starts at the share's level of that day. */
    benchmarkStart: begin && begin !== first ? formatDay(begin.date, locale) : null,
    /** Round levels, and the years that begin within the drawing. */
    levels: levels.map((value) => ({
      y: Math.round(y(value)),
      label: formatNumber(value, locale, { max: 2 }),
    })),
    years: yearStarts(...span).map((year) => ({
      x: Math.round(x(timeOf(`${year}-01-01`))),
      label: String(year),
    })),
    end: {
      share: level(last.share),
      benchmark: begin && last.benchmark != null ? level(last.benchmark) : null,
    },
    /** Those whose performance has a figure. */
    ranges: rangeCodes.filter(
      (code) => code === 'all' || performances.some((row) => row.code === code && row.share !== null),
    ),
  };
}

export type CurveView = NonNullable<ReturnType<typeof curveView>>;
