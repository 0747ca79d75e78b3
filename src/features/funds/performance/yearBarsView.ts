import { boxSize, linearScale, roundLevels } from '../../../components/chart/chartGeometry';
import { formatNumber, formatPercent } from '../../../../locales/formatters';
import type { Locale } from '../../../i18n/locales';

/** Percent points. */
type YearRow = { year: number; complete: boolean; share: number | null; benchmark: number | null };

const maxLevels = 6;
const maxLabels = 10;
/** A single year does not fill the drawing. */
const fewestSlots = 5;
/** Parts of a year's slot; what is left of it is space. */
const barWidth = 0.34;
const pairStart = 0.14;
const pairGap = 0.04;
/** Beyond the longest bars, as a part of the drawn range. */
const roomForFigures = 0.09;

/**
 * Calendar years as bars, the earliest on the left: the share's beside its benchmark's, as SVG path data from the zero line
 * up or down, in a box of 1000 × 1000 units, y downwards. `null` without any figure.
 *
 * @param rows latest first
 * @param figureDigits decimals of the figures at the bars, whose unit is the axis's
 */
export function yearBarsView(rows: readonly YearRow[], locale: Locale, figureDigits = 2) {
  const values = rows.flatMap(({ share, benchmark }) => [share, benchmark]).filter((value) => value !== null);
  const [first, last] = [rows.at(-1)?.year, rows[0]?.year];
  if (values.length === 0 || first === undefined || last === undefined) return null;
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const room = (highest - lowest) * roomForFigures;
  const levels = roundLevels(lowest, highest, maxLevels);
  const y = linearScale([lowest < 0 ? lowest - room : 0, highest > 0 ? highest + room : 0], [boxSize, 0]);
  const slot = boxSize / Math.max(last - first + 1, fewestSlots);
  const left = (year: number, place: number) =>
    (year - first + pairStart + place * (barWidth + pairGap)) * slot;
  const zero = Math.round(y(0));
  const bars = (valueOf: (row: YearRow) => number | null, place: number) =>
    rows
      .flatMap((row) => {
        const value = valueOf(row);
        if (value === null) return [];
        const x = left(row.year, place);
        return `M${Math.round(x)},${zero}V${Math.round(y(value))}H${Math.round(x + barWidth * slot)}V${zero}Z`;
      })
      .join('');
  const labelStep = Math.ceil(rows.length / maxLabels);
  const digits = levels.every(Number.isInteger) ? 0 : 2;
  return {
    zero,
    share: bars(({ share }) => share, 0),
    benchmark: bars(({ benchmark }) => benchmark, 1) || null,
    levels: levels.map((level) => ({ y: Math.round(y(level)), label: formatPercent(level, locale, digits) })),
    /** Latest first, so that leaving out every second one keeps it. An asterisk marks a part of a year. */
    years: rows
      .filter((_, index) => index % labelStep === 0)
      .map(({ year, complete }) => ({
        x: Math.round((year - first + 0.5) * slot),
        label: complete ? String(year) : `${year}*`,
      })),
    /** The share's figures at the ends of its bars; none where there are too many years for them. */
    values:
      rows.length > maxLabels
        ? []
        : rows.flatMap(({ year, share }) =>
            share === null
              ? []
              : {
                  x: Math.round(left(year, 0) + barWidth * slot),
                  y: Math.round(y(share)),
                  label: formatNumber(share, locale, {
                    min: figureDigits,
                    max: figureDigits,
                    sign: 'exceptZero',
                  }),
                  isBelow: share < 0,
                },
          ),
    hasPartYear: rows.some(({ complete, share }) => !complete && share !== null),
  };
}

export type YearBarsView = NonNullable<ReturnType<typeof yearBarsView>>;
