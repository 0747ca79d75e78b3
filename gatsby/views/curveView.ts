import simplify from 'simplify-js';
import type { CurveView } from '../../src/features/funds/navChart/curveView';
import { rangeCodes } from '../../src/features/funds/navChart/ranges';
import { linePath, timeOf, yearStarts } from '../../src/components/chart/chartGeometry';
import { chartScales } from '../../src/components/chart/drawChart';
import { formatDay, formatNumber } from '../../src/i18n/formatters';
import type { Locale } from '../../src/i18n/locales';
import type { CurveRow } from '../contentApi/fetchLocaleContent';

/** Units of the box, a pixel at the most: what is nearer to the line between its neighbours is not seen. */
const tolerance = 1;

/**
 * @param rows days rising; a curve needs two of them
 * @param performances say over which periods it can be looked at
 */
export function curveView(
  rows: readonly CurveRow[],
  performances: readonly { code: string; share: number | null }[],
  locale: Locale,
): CurveView | null {
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
    days: [first.date, last.date],
    startDate: formatDay(first.date, locale),
    endDate: formatDay(last.date, locale),
    share: path(({ share }) => share),
    benchmark: begin ? path(({ benchmark }) => benchmark) : null,
    benchmarkStart: begin && begin !== first ? formatDay(begin.date, locale) : null,
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
    ranges: rangeCodes.filter(
      (code) => code === 'all' || performances.some((row) => row.code === code && row.share !== null),
    ),
  };
}
