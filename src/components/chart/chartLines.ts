import type { LineIndex } from './Drawing';
import { type DatedValues, lastAtOrBefore } from './navSeries';

/** Times of the first and last day. */
export type Span = readonly [from: number, to: number];

/** Maximum age of a carried-forward value, in milliseconds. */
const maxCarryForwardMs = 31 * 86_400_000;

/** The last value on or before a day; `NaN` if there is none or it is too old. */
export function levelAt({ times, values }: DatedValues, time: number): number {
  const index = lastAtOrBefore(times, time);
  return time - (times[index] ?? NaN) <= maxCarryForwardMs ? (values[index] ?? NaN) : NaN;
}

/** `startsLate`: its first value is after the first day of the span. */
type RebasedValues = DatedValues & { startsLate: boolean };

/**
 * Rebases values to 100 on the first day of the span. A series that starts later begins at the level that the main
 * line has on that day, so that both compare from there. `null` without a value in the span.
 */
export function rebase(
  { times, values }: DatedValues,
  [from, to]: Span,
  main?: DatedValues,
): RebasedValues | null {
  const known = lastAtOrBefore(times, from);
  const startsLate = known < 0;
  const first = Math.max(known, 0);
  const last = lastAtOrBefore(times, to);
  const [firstTime, firstValue] = [times[first], values[first]];
  if (firstTime === undefined || firstValue === undefined || first > last) return null;
  // No value within the span.
  if (last === first && firstTime < from) return null;
  const start = startsLate && main ? main.values[lastAtOrBefore(main.times, firstTime)] : 100;
  const base = firstValue / (start ?? 100);
  // The value in force may be some days old: date it to the first day of the span.
  const next = first + 1;
  return {
    times: [Math.max(firstTime, from), ...times.slice(next, last + 1)],
    values: [firstValue / base, ...values.slice(next, last + 1).map((value) => value / base)],
    startsLate,
  };
}

type LineNames = {
  index: LineIndex;
  name: string;
  /** A few letters, beside the line's end. */
  label: string;
};

export type ChartLines = {
  span: Span;
  lines: readonly (LineNames & RebasedValues)[];
  /** Names of the series without a value in the span. */
  without: string[];
};

/** Series as lines over a span, 100 on its first day. The first one is the main line; `null` is none. */
export function chartLines(
  span: Span,
  series: readonly (LineNames & { values: DatedValues | null })[],
): ChartLines {
  const lines: (LineNames & RebasedValues)[] = [];
  const without: string[] = [];
  for (const { values, ...names } of series) {
    if (!values) continue;
    const rebased = rebase(values, span, lines[0]);
    if (rebased) lines.push({ ...names, ...rebased });
    else without.push(names.name);
  }
  return { span, lines, without };
}
