import { lastAtOrBefore } from './navSeries';

/** Levels day by day; `NaN` is a gap. Both lists are of one length. */
export type Levels = { times: readonly number[]; levels: readonly number[] };

export type RebasedLevels = Levels & {
  /** It began after the first day of the range. */
  startsLate: boolean;
};

type Span = readonly [from: number, to: number];

/** Index of the last value no later than the time; -1 when there is none. Gaps are skipped. */
function lastKnown(times: readonly number[], values: readonly number[], time: number): number {
  let index = lastAtOrBefore(times, time);
  while (index >= 0 && Number.isNaN(values[index])) index -= 1;
  return index;
}

/** The level on a day: that of the last value no later; `NaN` before the first and in a gap. */
export function levelAt({ times, levels }: Levels, time: number): number {
  return levels[lastAtOrBefore(times, time)] ?? NaN;
}

/**
 * Values as levels, 100 on the first day of the span, where the value in force counts. What was born later begins where it
 * begins, at the level that the chart's own share has on that day: from there on both can be compared, and no range is cut
 * short. `null` when there is no value within the span.
 *
 * @param share levels of the chart's own share; none when it is the one that is rebased
 */
export function rebase(
  times: readonly number[],
  values: readonly number[],
  [from, to]: Span,
  share?: Levels,
): RebasedLevels | null {
  const known = lastKnown(times, values, from);
  const startsLate = known < 0;
  const first = startsLate ? values.findIndex((value) => !Number.isNaN(value)) : known;
  const last = lastAtOrBefore(times, to);
  const [firstTime, firstValue] = [times[first], values[first]];
  if (firstTime === undefined || firstValue === undefined || first > last) return null;
  // Nothing new since before the span.
  if (lastKnown(times, values, to) === first && firstTime < from) return null;
  const base = firstValue / (startsLate && share ? levelAt(share, firstTime) : 100);
  // The value in force may be some days old: it stands on the first day of the span.
  const next = Math.max(first, lastAtOrBefore(times, from)) + 1;
  return {
    times: [Math.max(firstTime, from), ...times.slice(next, last + 1)],
    levels: [firstValue / base, ...values.slice(next, last + 1).map((value) => value / base)],
    startsLate,
  };
}
