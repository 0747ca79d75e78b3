import { timeOf } from '../../navChart/chartGeometry';
import type { Nav } from './fetchNavs';

export type Period = { start: string; end: string };

/** Places of a curve: a chart is some hundred pixels wide. */
const mostPoints = 180;

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The same day a year later; 29 February leads to 1 March. */
function aYearAfter(day: string): string {
  return dayOf(Date.UTC(Number(day.slice(0, 4)) + 1, Number(day.slice(5, 7)) - 1, Number(day.slice(8))));
}

/**
 * From the first to the last day that all series have. `null` where that is less than a year: performance over less may not
 * be shown (delegated regulation (EU) 2017/565, article 44).
 */
export function commonPeriod(series: readonly (readonly Nav[])[]): Period | null {
  if (series.some((navs) => navs.length === 0)) return null;
  const start = series
    .flatMap(([first]) => first?.date ?? [])
    .sort()
    .at(-1);
  const end = series
    .flatMap((navs) => navs.at(-1)?.date ?? [])
    .sort()
    .at(0);
  if (start === undefined || end === undefined || aYearAfter(start) > end) return null;
  return { start, end };
}

/** The latest value on or before a day: the price stands until the next one. */
export function navOn(navs: readonly Nav[], day: string): number | null {
  let [low, high] = [0, navs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((navs[middle]?.date ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return navs[low - 1]?.nav ?? null;
}

/** Days at even steps, the first and the last among them. */
export function daysOf({ start, end }: Period, most = mostPoints): string[] {
  const [from, to] = [timeOf(start), timeOf(end)];
  const steps = Math.min(most - 1, Math.max(1, Math.round((to - from) / 86_400_000)));
  return Array.from({ length: steps + 1 }, (_, index) => dayOf(from + ((to - from) * index) / steps));
}

/** What 100 invested on the first of the days became. */
export function levelsOn(days: readonly string[], navs: readonly Nav[]): (number | null)[] {
  const base = navOn(navs, days[0] ?? '');
  return days.map((day) => {
    const nav = navOn(navs, day);
    return nav === null || base === null ? null : (nav / base) * 100;
  });
}

const mostYears = 8;

/** The years that begin within the period: every one, or every second, third… where they are many. */
export function yearsOf({ start, end }: Period): number[] {
  const first = Number(start.slice(0, 4)) + 1;
  const count = Number(end.slice(0, 4)) - first + 1;
  const step = Math.max(1, Math.ceil(count / mostYears));
  return Array.from({ length: Math.max(0, Math.ceil(count / step)) }, (_, index) => first + index * step);
}
