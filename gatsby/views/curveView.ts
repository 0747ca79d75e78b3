import type { CurveView } from '../../src/features/funds/navChart/curveView';
import {
  boxSize,
  linearScale,
  linePath,
  roundLevels,
  timeOf,
  yearStarts,
} from '../../src/components/chart/chartGeometry';
import { formatDay, formatNumber } from '../../src/i18n/formatters';
import type { Locale } from '../../src/i18n/locales';
import type { CurveRow } from '../contentApi/fetchLocaleContent';

const mostLevels = 5;

/** @param rows days rising; a curve needs two of them */
export function curveView(rows: readonly CurveRow[], locale: Locale): CurveView | null {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || rows.length < 2) return null;
  const values = rows.flatMap(({ share, benchmark }) => [share, benchmark ?? share]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  // Room above and below; a flat curve is in the middle.
  const margin = (highest - lowest) * 0.04 || 1;
  const x = linearScale([timeOf(first.date), timeOf(last.date)], [0, boxSize]);
  const y = linearScale([lowest - margin, highest + margin], [boxSize, 0]);
  const level = (value: number) => formatNumber(value, locale, { min: 2, max: 2 });
  // Days without a value are skipped.
  const path = (valueOf: (row: CurveRow) => number | null | undefined) =>
    linePath(
      rows.flatMap((row) => {
        const value = valueOf(row);
        return value == null ? [] : { x: x(timeOf(row.date)), y: y(value) };
      }),
    );
  const compared = rows.filter(({ benchmark }) => benchmark != null);
  // One day alone is no line.
  const [begin] = compared.length > 1 ? compared : [];
  return {
    days: [first.date, last.date],
    startDate: formatDay(first.date, locale),
    endDate: formatDay(last.date, locale),
    share: path(({ share }) => share),
    benchmark: begin ? path(({ benchmark }) => benchmark) : null,
    benchmarkStart: begin && begin !== first ? formatDay(begin.date, locale) : null,
    levels: roundLevels(lowest - margin, highest + margin, mostLevels).map((value) => ({
      y: Math.round(y(value)),
      label: formatNumber(value, locale, { max: 1 }),
    })),
    years: yearStarts(timeOf(first.date), timeOf(last.date)).map((year) => ({
      x: Math.round(x(timeOf(`${year}-01-01`))),
      label: String(year),
    })),
    end: {
      share: level(last.share),
      benchmark: begin && last.benchmark != null ? level(last.benchmark) : null,
    },
  };
}
