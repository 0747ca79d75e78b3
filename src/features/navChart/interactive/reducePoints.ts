import type { Levels } from './rebase';

/**
 * Indexes of the points that are worth drawing: the lowest and the highest of each column, in their order, and both ends.
 * One pass, whatever the number of points.
 *
 * @param columns how many a span is wide, such as pixels
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
