import type { LinePlace } from '../Drawing';
import type { NavSeries } from '../navSeries';
import type { DayRange } from './ranges';
import { rebase, type RebasedLevels } from './rebase';

/** What is compared with the chart's own share. */
export type Compared = { series: NavSeries; name: string };

const comparedPlaces = [2, 3, 4] as const satisfies readonly LinePlace[];

/** As many as can be told apart. */
export const mostCompared = comparedPlaces.length;

export type ChartLine = RebasedLevels & {
  /** Its place in the legend, which decides how it is drawn: 0 the share, 1 its benchmark, from 2 on what is compared. */
  place: LinePlace;
  name: string;
  /** A few letters beside its end. */
  label: string;
};

export type ChartLines = {
  /** Times of the first and last day. */
  span: readonly [from: number, to: number];
  /** The share's own line is the first. */
  lines: readonly [ChartLine, ...ChartLine[]];
  /** Names of what has no value in the range. */
  without: string[];
};

type Names = { share: string; benchmark: string; benchmarkLabel: string };

/** Everything that the chart shows over a range, 100 on its first day. */
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
    // A share without a benchmark has no line to miss.
    if (!values) continue;
    const rebased = rebase(values, span, own);
    if (rebased) lines.push({ ...line, ...rebased });
    else without.push(line.name);
  }
  return { span, lines, without };
}
