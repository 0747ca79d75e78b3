import type { LinePlace } from './Drawing';
import { type DatedValues, lastAtOrBefore, type NavSeries } from './navSeries';
import type { DayRange } from '../../features/funds/navChart/ranges';

/** Levels by day, in rising order. Both lists have the same length. */
export type Levels = { times: readonly number[]; levels: readonly number[] };

type RebasedLevels = Levels & {
  /** Its first value is after the first day of the range. */
  startsLate: boolean;
};

type Span = readonly [from: number, to: number];

/** Maximum age of a carried-forward value, in milliseconds. */
const standsFor = 31 * 86_400_000;

/** The last level on or before a day; `NaN` if there is none or it is too old. */
export function levelAt({ times, levels }: Levels, time: number): number {
  const index = lastAtOrBefore(times, time);
  return time - (times[index] ?? NaN) <= standsFor ? (levels[index] ?? NaN) : NaN;
}

/**
 * Rebases values to 100 on the first day of the span. A series that starts later begins at the share's level of
 * that day, so that both compare from there. `null` without a value in the span.
 * @param share levels of the chart's own share; omit it to rebase that share itself
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
  // No value within the span.
  if (last === first && firstTime < from) return null;
  const start = startsLate && share ? share.levels[lastAtOrBefore(share.times, firstTime)] : 100;
  const base = firstValue / (start ?? 100);
  // The value in force may be some days old: date it to the first day of the span.
  const next = first + 1;
  return {
    times: [Math.max(firstTime, from), ...times.slice(next, last + 1)],
    levels: [firstValue / base, ...values.slice(next, last + 1).map((value) => value / base)],
    startsLate,
  };
}

/** A share compared with the chart's own. */
export type Compared = { series: NavSeries; name: string };

const comparedPlaces = [2, 3, 4] as const satisfies readonly LinePlace[];

/** More lines could not be told apart. */
export const mostCompared = comparedPlaces.length;

type ChartLine = RebasedLevels & {
  /** Place in the legend, which decides how the line is drawn. */
  place: LinePlace;
  name: string;
  /** A few letters, beside the line's end. */
  label: string;
};

export type ChartLines = {
  /** Times of the first and last day. */
  span: readonly [from: number, to: number];
  /** The share's own line first. */
  lines: readonly [ChartLine, ...ChartLine[]];
  /** Names of the series without a value in the range. */
  without: string[];
};

type Names = { share: string; benchmark: string; benchmarkLabel: string };

/** The chart's lines over a range, 100 on its first day. */
export function chartLines(
  series: NavSeries,
  compared: readonly Compared[],
  [first, last]: DayRange,
  names: Names,
): ChartLines {
  const { times, navs, benchmark } = series;
  const span = [times[first] ?? NaN, times[last] ?? NaN] as const;
  const own = rebase({ times, values: navs }, span);
  if (!own) throw new RangeError('A range holds two days of the share');
  const others = [
    { place: 1 as const, name: names.benchmark, label: names.benchmarkLabel, values: benchmark },
    ...compared.slice(0, mostCompared).map(({ series: other, name }, index) => ({
      place: comparedPlaces[index] ?? 4,
      name: `${index + 1}. ${name}`,
      label: `${index + 1}. ${other.name}`,
      values: { times: other.times, values: other.navs },
    })),
  ];
  const lines: [ChartLine, ...ChartLine[]] = [{ ...own, place: 0, name: names.share, label: series.name }];
  const without: string[] = [];
  for (const { values, ...line } of others) {
    // A share without a benchmark is not listed in `without`.
    if (!values) continue;
    const rebased = rebase(values, span, own);
    if (rebased) lines.push({ ...line, ...rebased });
    else without.push(line.name);
  }
  return { span, lines, without };
}
