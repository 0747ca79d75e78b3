import { levelOf, type NavPoint } from './adjustedNavs';
import type { ValuationFrequency } from './countedNavs';

/** Changes from one valuation to the next that somebody has to confirm, in proportion. A month moves more than a day. */
export const jumpLimits: Record<ValuationFrequency, number> = { DAILY: 0.1, WEEKLY: 0.2, MONTHLY: 0.3 };

export type NavJump = { date: string; column: 'nav' | 'benchmark'; before: number; after: number };

/** Binary arithmetic makes 112.2 / 102 a little more than 1.1. */
const moveOf = (before: number, after: number) => Math.round(Math.abs(after / before - 1) * 1e9) / 1e9;

/**
 * Changes over the limit that no corporate action explains: a slip of the pen, most often. The NAV before is in shares of the day.
 *
 * @param navs adjusted for the actions
 */
export function navJumps(navs: readonly NavPoint[], frequency: ValuationFrequency): NavJump[] {
  const jumps: NavJump[] = [];
  let index: number | null = null;
  for (const [position, point] of navs.entries()) {
    const last = navs[position - 1];
    const columns = [
      ['nav', last ? (levelOf(last) * point.nav) / levelOf(point) : null, point.nav],
      ['benchmark', index, point.benchmark],
    ] as const;
    for (const [column, before, after] of columns) {
      if (before === null || after === null) continue;
      if (moveOf(before, after) > jumpLimits[frequency])
        jumps.push({ date: point.date, column, before, after });
    }
    index = point.benchmark ?? index;
  }
  return jumps;
}
