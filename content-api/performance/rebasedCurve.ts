import type { NavPoint } from './navPoint';

/** A share and its benchmark on one day, both 100 on the first day of the curve. */
export type CurvePoint = { date: string; share: number; benchmark: number | null };

/** Evenly spread places in a list, its first and its last among them. */
function spreadIndices(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * (length - 1)) / (most - 1)));
}

function rebased(value: number | null, base: number | null): number | null {
  return value === null || base === null ? null : Math.round((value / base) * 10_000) / 100;
}

/**
 * The way of a share since its first NAV beside its benchmark's, in `most` days at the most (two or more): what a chart of
 * some hundred pixels can show. The benchmark is compared from the first day only: without a level then it has no curve.
 */
export function rebasedCurve(navs: readonly NavPoint[], most: number): CurvePoint[] {
  const [first] = navs;
  if (!first) return [];
  return spreadIndices(navs.length, most).flatMap((index) => {
    const point = navs[index];
    return point
      ? [
          {
            date: point.date,
            share: rebased(point.nav, first.nav) ?? 100,
            benchmark: rebased(point.benchmark, first.benchmark),
          },
        ]
      : [];
  });
}
