import { boxSize, linearScale, linePath, roundLevels, yearStarts, type TickUnit } from './chartGeometry';
import type { ChartLines, Span } from './chartLines';
import type { DrawingProps } from './Drawing';
import type { Formatters } from './chartFormatters';
import type { DatedValues } from './navSeries';

const day = 86_400_000;

/** Maximum number of ticks that are days or months. */
const maxTicks = 6;

/** Below this many days, ticks are days rather than months. */
const fewDays = 75;

/** Ticks within a span: days in a short one, else first days of months, or of years if there are many months. */
export function timeTicks([from, to]: Span): { unit: TickUnit; times: number[] } {
  const candidates = (timeAt: (index: number) => number) =>
    Array.from({ length: maxTicks + 2 }, (_, index) => timeAt(index));
  const days = (to - from) / day;
  if (days < fewDays) {
    const step = Math.max(1, Math.ceil(days / maxTicks)) * day;
    return {
      unit: 'day',
      times: candidates((index) => from + (index + 1) * step).filter((time) => time < to),
    };
  }
  const start = new Date(from);
  for (const step of [1, 2, 3, 6]) {
    const first = Math.ceil(start.getUTCMonth() / step);
    const times = candidates((index) => Date.UTC(start.getUTCFullYear(), (first + index) * step)).filter(
      (time) => time >= from && time <= to,
    );
    if (times.length <= maxTicks) return { unit: 'month', times };
  }
  return { unit: 'year', times: yearStarts(from, to).map((year) => Date.UTC(year, 0)) };
}

/**
 * Downsamples: indexes of both ends and of the lowest and highest point of each column, in order.
 * @param columns how many a span has, such as pixels
 */
export function reducePoints({ times, values }: DatedValues, [from, to]: Span, columns: number): number[] {
  const kept: number[] = [];
  const keep = (index: number) => {
    if (index !== kept.at(-1)) kept.push(index);
  };
  let [column, lowest, highest] = [-1, 0, 0];
  const closeColumn = () => {
    keep(Math.min(lowest, highest));
    keep(Math.max(lowest, highest));
  };
  times.forEach((time, index) => {
    const own = Math.floor(((time - from) / (to - from || 1)) * columns);
    if (index === 0) keep(index);
    if (own !== column) {
      if (index > 0) closeColumn();
      [column, lowest, highest] = [own, index, index];
      return;
    }
    const value = values[index] ?? NaN;
    if (value < (values[lowest] ?? NaN)) lowest = index;
    if (value > (values[highest] ?? NaN)) highest = index;
  });
  if (times.length > 0) {
    closeColumn();
    keep(times.length - 1);
  }
  return kept;
}

const maxLevels = 8;

/** Scales of times and levels in the box, with room above and below, and round levels. Flat lines are in the middle. */
export function chartScales(span: Span, lines: readonly Pick<DatedValues, 'values'>[]) {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const { values } of lines) {
    for (const value of values) {
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
  }
  const room = (highest - lowest) * 0.04 || 1;
  return {
    x: linearScale(span, [0, boxSize]),
    y: linearScale([lowest - room, highest + room], [boxSize, 0]),
    levels: roundLevels(lowest - room, highest + room, maxLevels),
  };
}

/** Lines are downsampled to the units of the box. */
export function drawChart({ span, lines }: ChartLines, format: Formatters): DrawingProps {
  const { x, y, levels } = chartScales(span, lines);
  const ticks = timeTicks(span);
  return {
    levels: levels.map((level) => ({ y: y(level), label: format.mark(level) })),
    ticks: ticks.times.map((time) => ({ x: x(time), label: format.tick(time, ticks.unit) })),
    lines: lines.map((line) => ({
      index: line.index,
      label: line.label,
      path: linePath(
        reducePoints(line, span, boxSize).map((point) => ({
          x: x(line.times[point] ?? NaN),
          y: y(line.values[point] ?? NaN),
        })),
      ),
    })),
  };
}
