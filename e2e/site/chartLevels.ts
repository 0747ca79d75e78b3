import type { NavDay } from './navFiles';

/** NAVs have two decimals: as whole numbers they are divided without an error before the last rounding. */
const cents = (value: number) => Math.round(100 * value);

const growth = (from: number, to: number) => cents(to) / cents(from);

const rounded = (level: number) => Math.round(level) / 100;

/**
 * Levels on the last day of what was 100 on the first, to two decimals. A benchmark that begins later begins at the share's
 * level then.
 */
export function chartLevels(days: readonly NavDay[]): { share: number; benchmark: number | null } {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('A share without a price has no chart');
  const share = rounded((10_000 * cents(last.nav)) / cents(first.nav));
  const begin = days.find(({ benchmark }) => benchmark !== null);
  if (!begin?.benchmark || last.benchmark === null) return { share, benchmark: null };
  const level = (10_000 * cents(last.benchmark)) / cents(begin.benchmark);
  return { share, benchmark: rounded(begin === first ? level : level * growth(first.nav, begin.nav)) };
}
