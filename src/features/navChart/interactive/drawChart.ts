import { boxSize, linearScale, linePath, roundLevels } from '../chartGeometry';
import type { DrawingProps } from '../Drawing';
import type { ChartLines } from './chartLines';
import { reducePoints } from './reducePoints';
import { timeTicks } from './timeTicks';
import type { Writers } from './writers';

const mostLevels = 5;

/** The lowest and the highest level, with room below and above; lines that never move stand in the middle. */
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

/** @param columns how many of them the drawing is wide, to leave out what nobody could see */
export function drawChart({ span, lines }: ChartLines, columns: number, write: Writers): DrawingProps {
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
