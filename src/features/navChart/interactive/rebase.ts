import { type DatedValues, lastAtOrBefore } from '../navSeries';

/** Levels by the day, days rising. Both lists are of one length. */
export type Levels = { times: readonly number[]; levels: readonly number[] };

export type RebasedLevels = Levels & {
  /** It began after the first day of the range. */
  startsLate: boolean;
};

type Span = readonly [from: number, to: number];

/** How long a value stands while there is no newer one, in milliseconds. Past that nobody knows. */
const standsFor = 31 * 86_400_000;

/** The level on a day: that of the last value no later, if it still stands; else `NaN`. */
export function levelAt({ times, levels }: Levels, time: number): number {
  const index = lastAtOrBefore(times, time);
  return time - (times[index] ?? NaN) <= standsFor ? (levels[index] ?? NaN) : NaN;
}

/**
 * Values as levels, 100 on the first day of the span, where the value in force counts. What was born later begins where it
 * begins, at the level that the chart's own share has on that day: from there on both can be compared, and no range is cut
 * short. `null` when there is no value within the span.
 *
 * @param share levels of the chart's own share; none when it is the one that is rebased
 */
export function rebase(
  { times, values }: DatedValues,
  [from, to]: Span,
  share?: Levels,
): RebasedLevels | null {
  const known = lastAtOrBefore(times, from);
  const startsLate = known < 0;
  const first = Math.max(known, 0);
  const last = lastAtOrBefore(times, to);
  const [firstTime, firstValue] = [times[first], values[first]];
  if (firstTime === undefined || firstValue === undefined || first > last) return null;
  // Nothing new since before the span.
  if (last === first && firstTime < from) return null;
  const start = startsLate && share ? share.levels[lastAtOrBefore(share.times, firstTime)] : 100;
  const base = firstValue / (start ?? 100);
  // The value in force may be some days old: it stands on the first day of the span.
  const next = first + 1;
  return {
    times: [Math.max(firstTime, from), ...times.slice(next, last + 1)],
    levels: [firstValue / base, ...values.slice(next, last + 1).map((value) => value / base)],
    startsLate,
  };
}
