/** Values by day, in rising order. Both lists have the same length. */
export type DatedValues = {
  /** Milliseconds since 1970 at which each day begins in UTC. */
  times: readonly number[];
  values: readonly number[];
};

/** NAVs of a share. */
export type NavSeries = DatedValues & {
  isin: string;
  name: string;
  currency: string;
  /** Holds only days that have a value; `null` for a share without a benchmark. */
  benchmark: DatedValues | null;
};

/** Index of the last day on or before the time; -1 if all are later. `times` must rise. */
export function lastAtOrBefore(times: readonly number[], time: number): number {
  let [below, above] = [-1, times.length];
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    if ((times[middle] ?? Infinity) <= time) below = middle;
    else above = middle;
  }
  return below;
}

/** Index of the day nearest to the time; the earlier on a tie. */
export function nearestDay(times: readonly number[], time: number): number {
  const before = lastAtOrBefore(times, time);
  const [earlier, later] = [times[before], times[before + 1]];
  if (earlier === undefined) return 0;
  return later !== undefined && later - time < time - earlier ? before + 1 : before;
}

/** The same day `count` months away, clamped to the end of the month: a month before 31 March is 28 February. */
export function monthsAway(time: number, count: number): number {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth));
}
