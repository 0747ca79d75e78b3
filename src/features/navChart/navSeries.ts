/** Values by the day, days rising. Both lists are of one length. */
export type DatedValues = {
  /** Milliseconds since 1970 at which each day begins in UTC. */
  times: readonly number[];
  values: readonly number[];
};

/** NAVs of a share, days rising. Both lists are of one length. */
export type NavSeries = {
  isin: string;
  name: string;
  currency: string;
  /** Milliseconds since 1970 at which each day begins in UTC. */
  times: readonly number[];
  navs: readonly number[];
  /** On the days that have a value; `null` for a share without a benchmark. */
  benchmark: DatedValues | null;
};

/** Index of the last day that is no later than the time; -1 when all are later. `times` are rising. */
export function lastAtOrBefore(times: readonly number[], time: number): number {
  let [below, above] = [-1, times.length];
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    if ((times[middle] ?? Infinity) <= time) below = middle;
    else above = middle;
  }
  return below;
}

/** Index of the day that is nearest to the time; of two as near, the earlier. */
export function nearestDay(times: readonly number[], time: number): number {
  const before = lastAtOrBefore(times, time);
  const [earlier, later] = [times[before], times[before + 1]];
  if (earlier === undefined) return 0;
  return later !== undefined && later - time < time - earlier ? before + 1 : before;
}

/** The same day so many months away, or the last of a shorter month: a month before 31 March is 28 February. */
export function monthsAway(time: number, count: number): number {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth));
}
