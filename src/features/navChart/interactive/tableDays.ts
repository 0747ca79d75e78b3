import { monthsAway } from '../monthsAway';

/** Whole months since the year 0. */
function monthOf(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** A range of one month begins with the NAV in force a month ago, which may be some days older. */
const slack = 10 * 86_400_000;

export type TableDays = { every: 'day' | 'month'; times: readonly number[] };

/**
 * The days of a table: all of them over about a month or less, else the first, the last of each month and the last.
 * @param times rising
 */
export function tableDays(times: readonly number[]): TableDays {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || first >= monthsAway(last, -1) - slack) {
    return { every: 'day', times };
  }
  const ends = times.filter((time, index) => {
    const next = times[index + 1];
    return index === 0 || next === undefined || monthOf(next) !== monthOf(time);
  });
  return { every: 'month', times: ends };
}
