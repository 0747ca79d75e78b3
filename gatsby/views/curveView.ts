import type { CurveView } from '../../src/features/funds/fundViews';
import {
  boxSize,
  linearScale,
  linePath,
  roundLevels,
  timeOf,
} from '../../src/features/navChart/chartGeometry';
import { formatDay } from '../../src/i18n/formatDay';
import { formatNumber } from '../../src/i18n/formatFigures';
import type { Locale } from '../../src/i18n/locales';
import type { CurveRow } from '../contentApi/fetchLocaleContent';

const mostLevels = 5;
const mostYears = 8;

/** First days of the years within two days: every year, or every second, third… where they are many. */
function yearStarts(first: string, last: string): number[] {
  const from = Number(first.slice(0, 4)) + 1;
  const count = Number(last.slice(0, 4)) - from + 1;
  const step = Math.max(1, Math.ceil(count / mostYears));
  return Array.from({ length: Math.max(0, Math.ceil(count / step)) }, (_, index) => from + index * step);
}

/** @param rows days rising; a curve needs two of them */
export function curveView(rows: readonly CurveRow[], locale: Locale): CurveView | null {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || rows.length < 2) return null;
  const values = rows.flatMap(({ share, benchmark }) => [share, benchmark ?? share]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  // Room above and below; a curve that never moves stands in the middle.
  const margin = (highest - lowest) * 0.04 || 1;
  const x = linearScale([timeOf(first.date), timeOf(last.date)], [0, boxSize]);
  const y = linearScale([lowest - margin, highest + margin], [boxSize, 0]);
  const level = (value: number) => formatNumber(value, locale, { min: 2, max: 2 });
  const path = (valueOf: (row: CurveRow) => number | null | undefined) =>
    linePath(
      rows.map((row) => {
        const value = valueOf(row);
        return value == null ? null : { x: x(timeOf(row.date)), y: y(value) };
      }),
    );
  return {
    startDate: formatDay(first.date, locale),
    endDate: formatDay(last.date, locale),
    share: path(({ share }) => share),
    benchmark: path(({ benchmark }) => benchmark) || null,
    levels: roundLevels(lowest - margin, highest + margin, mostLevels).map((value) => ({
      y: Math.round(y(value)),
      label: formatNumber(value, locale, { max: 1 }),
    })),
    years: yearStarts(first.date, last.date).map((year) => ({
      x: Math.round(x(timeOf(`${year}-01-01`))),
      label: String(year),
    })),
    end: { share: level(last.share), benchmark: last.benchmark == null ? null : level(last.benchmark) },
  };
}
