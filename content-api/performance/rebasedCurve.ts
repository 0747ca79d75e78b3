import type { NavPoint } from './sharePerformance';

/** The share is 100 on the first day of the curve. */
type CurvePoint = { date: string; share: number; benchmark: number | null };

/** Evenly spread indices, the first and the last included. */
function spreadIndices(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * (length - 1)) / (most - 1)));
}

const toCents = (level: number) => Math.round(level * 100) / 100;

/**
 * A share and its benchmark since the first NAV, sampled to about `most` days (two or more) for a chart. A benchmark
 * that starts later starts at the share's level of that day, which is always in the sample.
 */
export function rebasedCurve(navs: readonly NavPoint[], most: number): CurvePoint[] {
  const [first] = navs;
  if (!first) return [];
  const levelOf = ({ nav }: NavPoint) => (nav / first.nav) * 100;
  const begins = navs.findIndex(({ benchmark }) => benchmark !== null);
  const begin = navs[begins];
  const unit = begin?.benchmark ? levelOf(begin) / begin.benchmark : null;
  const indices = new Set(spreadIndices(navs.length, most)).add(Math.max(begins, 0));
  return [...indices]
    .sort((a, b) => a - b)
    .flatMap((index) => navs[index] ?? [])
    .map((point) => ({
      date: point.date,
      share: toCents(levelOf(point)),
      benchmark: point.benchmark === null || unit === null ? null : toCents(point.benchmark * unit),
    }));
}
