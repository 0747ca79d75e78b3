import { isoWeekIndex } from './calendarDates';
import type { NavPoint } from './sharePerformance';

/** The share is 100 on the first day of the curve. */
type CurvePoint = { date: string; share: number; benchmark: number | null };

const toCents = (level: number) => Math.round(level * 100) / 100;

/**
 * A share and its benchmark since the first NAV, on the last day of each week that has one. A benchmark that starts later starts at
 * the share's level of that day, which is always in the curve.
 */
export function rebasedCurve(navs: readonly NavPoint[]): CurvePoint[] {
  const [first] = navs;
  if (!first) return [];
  const levelOf = ({ nav }: NavPoint) => (nav / first.nav) * 100;
  const begin = navs.find(({ benchmark }) => benchmark !== null);
  const unit = begin?.benchmark ? levelOf(begin) / begin.benchmark : null;
  return navs
    .filter((point, index) => {
      const next = navs[index + 1];
      return (
        point === first || point === begin || !next || isoWeekIndex(next.date) !== isoWeekIndex(point.date)
      );
    })
    .map((point) => ({
      date: point.date,
      share: toCents(levelOf(point)),
      benchmark: point.benchmark === null || unit === null ? null : toCents(point.benchmark * unit),
    }));
}
