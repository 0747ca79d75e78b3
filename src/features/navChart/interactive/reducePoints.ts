import type { Levels } from './rebase';

/**
 * Indexes of the points that are worth drawing: the lowest and the highest of each column, in their order, and both ends
 * of each stretch; `null` is a gap. One pass, whatever the number of points.
 *
 * @param columns how many a span is wide, such as pixels
 */
export function reducePoints(
  { times, levels }: Levels,
  [from, to]: readonly [number, number],
  columns: number,
): (number | null)[] {
  const kept: (number | null)[] = [];
  let [column, lowest, highest, last] = [-1, -1, -1, -1];
  const keep = (index: number) => {
    if (index >= 0 && index !== kept.at(-1)) kept.push(index);
  };
  const closeColumn = () => {
    keep(Math.min(lowest, highest));
    keep(Math.max(lowest, highest));
  };
  for (let index = 0; index < times.length; index += 1) {
    const [time, level] = [times[index] ?? NaN, levels[index] ?? NaN];
    if (Number.isNaN(level)) {
      if (last >= 0) {
        closeColumn();
        keep(last);
        kept.push(null);
      }
      [column, lowest, highest, last] = [-1, -1, -1, -1];
      continue;
    }
    const own = Math.floor(((time - from) / (to - from || 1)) * columns);
    if (last < 0) keep(index);
    if (own !== column) {
      if (last >= 0) closeColumn();
      [column, lowest, highest] = [own, index, index];
    } else {
      if (level < (levels[lowest] ?? NaN)) lowest = index;
      if (level > (levels[highest] ?? NaN)) highest = index;
    }
    last = index;
  }
  if (last >= 0) {
    closeColumn();
    keep(last);
  }
  return kept;
}
