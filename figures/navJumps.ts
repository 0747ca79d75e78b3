import { levelOf, type NavPoint } from './adjustedNavs';
import type { ValuationFrequency } from './countedNavs';

/** Changes from one valuation to the next that somebody has to confirm, in proportion. A month moves more than a day. */
export const jumpLimits: Record<ValuationFrequency, number> = { DAILY: 0.1, WEEKLY: 0.2, MONTHLY: 0.3 };

export type NavJump = { date: string; column: 'nav' | 'benchmark'; before: number; after: number };

/** Binary arithmetic makes 112.2 / 102 a little more than 1.1. */
const isOver = (before: number, after: number, limit: number) => Math.abs(after / before - 1) > limit + 1e-9;

/**
 * Changes over the limit that no corporate action explains: a slip of the pen, most often. The NAV before is in shares of the day.
 *
 * @param navs adjusted for the actions
 */
export function navJumps(navs: readonly NavPoint[], frequency: ValuationFrequency): NavJump[] {
  const limit = jumpLimits[frequency];
  const jumps: NavJump[] = [];
  let last: NavPoint | undefined;
  let index: number | null = null;
  // Millions of points are read at a start: nothing is made for those without a jump.
  for (const point of navs) {
    const { date, nav, benchmark } = point;
    if (last && isOver(levelOf(last), levelOf(point), limit)) {
      jumps.push({ date, column: 'nav', before: (levelOf(last) * nav) / levelOf(point), after: nav });
    }
    if (index !== null && benchmark !== null && isOver(index, benchmark, limit)) {
      jumps.push({ date, column: 'benchmark', before: index, after: benchmark });
    }
    last = point;
    index = benchmark ?? index;
  }
  return jumps;
}
