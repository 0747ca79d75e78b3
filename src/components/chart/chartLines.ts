import { inForceOn, readableOn } from '../../../figures/countedNavs';
import { dayOf, timeOf } from './chartGeometry';
import type { LineIndex } from './Drawing';
import { type DatedValues, lastAtOrBefore } from './navSeries';

/** Times of the first and last day. */
export type Span = readonly [from: number, to: number];

type Rule = typeof inForceOn;

/** Index of the value that counts on a day; -1 if none does. */
function countedAt({ times, frequency }: Omit<DatedValues, 'values'>, time: number, rule: Rule): number {
  const index = lastAtOrBefore(times, time);
  const [first] = rule(dayOf(time), frequency);
  return (times[index] ?? -Infinity) >= timeOf(first) ? index : -1;
}

/** The value that is read on a day, or with the rule `inForceOn` compared; `NaN` if there is none. */
export function levelAt(series: DatedValues, time: number, rule: Rule = readableOn): number {
  return series.values[countedAt(series, time, rule)] ?? NaN;
}

/** `startsLate`: its first value is after the first day of the span. */
type RebasedValues = DatedValues & { startsLate: boolean };

/**
 * Rebases values to 100 on the first day of the span. A series that starts later begins at the level that the main
 * line has on that day, so that both compare from there. `null` without a value in the span.
 */
export function rebase(
  series: DatedValues,
  [from, to]: Span,
  main?: DatedValues,
  rule: Rule = readableOn,
): RebasedValues | null {
  const { times, values, frequency } = series;
  const known = countedAt(series, from, rule);
  const startsLate = known < 0;
  // The first one after the beginning.
  const first = startsLate ? lastAtOrBefore(times, from) + 1 : known;
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
    frequency,
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
    const rule = names.index === 'benchmark' ? inForceOn : readableOn;
    const rebased = rebase(values, span, lines[0], rule);
    if (rebased) lines.push({ ...names, ...rebased });
    else without.push(names.name);
  }
  return { span, lines, without };
}
