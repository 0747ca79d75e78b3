import { levelOf, type NavPoint } from '../../figures/adjustedNavs';
import { isoWeekIndex } from '../../figures/days';
import { indexLevel, type NavSeries } from './comparedReturn';
import type { CurvePoint } from './sharePerformance';

const toCents = (level: number) => Math.round(level * 100) / 100;

/**
 * A share and its benchmark since the first NAV, on the last day of each week that has one. A benchmark that starts later starts at
 * the share's level of that day, which is always in the curve.
 */
export function rebasedCurve(series: NavSeries): CurvePoint[] {
  const { navs } = series;
  const [first] = navs;
  if (!first) return [];
  const rebased = (point: NavPoint) => (levelOf(point) / levelOf(first)) * 100;
  const begin = navs.find(({ benchmark }) => benchmark !== null);
  const unit = begin?.benchmark ? rebased(begin) / begin.benchmark : null;
  return navs
    .filter((point, index) => {
      const next = navs[index + 1];
      return (
        point === first || point === begin || !next || isoWeekIndex(next.date) !== isoWeekIndex(point.date)
      );
    })
    .map((point) => {
      const level = indexLevel(series, point.date)?.level;
      return {
        date: point.date,
        share: toCents(rebased(point)),
        benchmark: level === undefined || unit === null ? null : toCents(level * unit),
      };
    });
}
