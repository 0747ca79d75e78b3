import { monthsAway } from './ranges';

/**
 * The days of a table: all of them over a month or less, else the first, the last of each month and the last.
 * @param times rising
 */
export function tableDays(times: readonly number[]): number[] {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (first >= monthsAway(last, -1)) return [...times];
  const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7);
  return times.filter((time, index) => {
    const next = times[index + 1];
    return index === 0 || next === undefined || monthOf(next) !== monthOf(time);
  });
}
