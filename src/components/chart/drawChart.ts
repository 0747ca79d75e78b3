import { boxSize, linearScale, linePath, roundLevels } from './chartGeometry';
import type { DrawingProps } from './Drawing';
import type { ChartLines, Levels } from './chartLines';
import type { Formatters } from './formatters';

export type TickUnit = 'year' | 'month' | 'day';

type TimeTicks = { unit: TickUnit; times: number[] };

const day = 86_400_000;

/** Steps in months between ticks; each includes 1 January. */
const monthSteps = [1, 2, 3, 6, 12, 24, 36, 48, 60, 120, 240];

/** Below this many days, ticks are days rather than months. */
const fewDays = 75;

function dayTicks(from: number, to: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((to - from) / day / most)) * day;
  const ticks: number[] = [];
  for (let time = from + step; time < to; time += step) ticks.push(time);
  return ticks;
}

/** First days of months between two times; `step` divides the year or is a number of years. */
function monthTicks(from: number, to: number, step: number): number[] {
  const start = new Date(from);
  const ticks: number[] = [];
  let month = Math.ceil((start.getUTCFullYear() * 12 + start.getUTCMonth()) / step) * step;
  let time: number;
  while ((time = Date.UTC(Math.floor(month / 12), month % 12)) <= to) {
    if (time >= from) ticks.push(time);
    month += step;
  }
  return ticks;
}

/** At most `most` ticks within a span: first days of years or months, or days in short spans. */
export function timeTicks([from, to]: readonly [number, number], most = 6): TimeTicks {
  if ((to - from) / day < fewDays) return { unit: 'day', times: dayTicks(from, to, most) };
  for (const step of monthSteps) {
    const times = monthTicks(from, to, step);
    if (times.length <= most) return { unit: step >= 12 ? 'year' : 'month', times };
  }
  return { unit: 'year', times: [] };
}

/**
 * Downsamples: indexes of both ends and of the lowest and highest point of each column, in order.
 * @param columns how many a span has, such as pixels
 */
export function reducePoints(
  { times, levels }: Levels,
  [from, to]: readonly [number, number],
  columns: number,
): number[] {
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
    const level = levels[index] ?? NaN;
    if (level < (levels[lowest] ?? NaN)) lowest = index;
    if (level > (levels[highest] ?? NaN)) highest = index;
  });
  if (times.length > 0) {
    closeColumn();
    keep(times.length - 1);
  }
  return kept;
}

const mostLevels = 5;

/** Lowest and highest level with a margin; flat lines end up in the middle. */
export function extentOf(lines: ChartLines['lines']): [lowest: number, highest: number] {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const { levels } of lines) {
    for (const level of levels) {
      if (level < lowest) lowest = level;
      if (level > highest) highest = level;
    }
  }
  const margin = (highest - lowest) * 0.04 || 1;
  return [lowest - margin, highest + margin];
}

/** @param columns width of the drawing in pixels, to which the lines are downsampled */
export function drawChart({ span, lines }: ChartLines, columns: number, write: Formatters): DrawingProps {
  const [lowest, highest] = extentOf(lines);
  const x = linearScale(span, [0, boxSize]);
  const y = linearScale([lowest, highest], [boxSize, 0]);
  const ticks = timeTicks(span);
  return {
    levels: roundLevels(lowest, highest, mostLevels).map((value) => ({
      y: y(value),
      label: write.mark(value),
    })),
    ticks: ticks.times.map((time) => ({ x: x(time), label: write.tick(time, ticks.unit) })),
    lines: lines.map((line) => ({
      place: line.place,
      label: line.label,
      path: linePath(
        reducePoints(line, span, columns).map((index) => ({
          x: x(line.times[index] ?? NaN),
          y: y(line.levels[index] ?? NaN),
        })),
      ),
    })),
  };
}
