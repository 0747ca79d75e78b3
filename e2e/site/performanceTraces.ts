import { figuresOfNavs } from './figuresOfNavs';
import type { NavDay, ShareFiles } from './navFiles';

/*
 * A young share's performance in the ways in which a build could have written it: as a percentage in any of the languages,
 * as a rounded number of JSON, as long as it was computed, and as the level of a curve. What another share publishes by
 * right, or what is a NAV, proves nothing where it is found: it is left out.
 */

/** Figures without their signs, in percent. */
export type Traces = {
  /** With one to four decimals and a point. */
  rounded: Set<string>;
  /** To the fifth decimal, and as ratios to the seventh. */
  exact: Set<string>;
  /** Where a curve that begins at 100 would have ended, with two decimals. */
  levels: Set<string>;
};

const twoDecimals = (value: number) => Math.abs(value).toFixed(2);

function valuesOf(days: readonly NavDay[]): number[] {
  const { periods, years, discrete, risk } = figuresOfNavs(days);
  return [...years, ...discrete]
    .map(({ pair }) => pair)
    .concat(Object.values(periods), Object.values(risk))
    .flat()
    .filter((value) => value !== null);
}

/** Pace a year, and what risk there is, over a life too short for a window. */
function lifeValues(days: readonly NavDay[], levelOf: (day: NavDay) => number | null): number[] {
  const levels = days.flatMap((day) => levelOf(day) ?? []);
  const [first = NaN, last = NaN] = [levels[0], levels.at(-1)];
  const [from = '', to = ''] = [days[0]?.day, days.at(-1)?.day];
  const years = (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000);
  const returns = levels.slice(1).map((level, index) => 100 * (level / (levels[index] ?? NaN) - 1));
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const daily = Math.sqrt(squares / (returns.length - 1));
  let [peak, fall] = [0, 0];
  for (const level of levels) {
    peak = Math.max(peak, level);
    fall = Math.min(fall, 100 * (level / peak - 1));
  }
  return [100 * ((last / first) ** (1 / years) - 1), daily * Math.sqrt(252), daily * Math.sqrt(260), fall];
}

/** What the shares that may publish their figures write, with two decimals. */
export function publishedFigures(shares: readonly ShareFiles[]): Set<string> {
  return new Set(shares.flatMap(({ days }) => valuesOf(days).map(twoDecimals)));
}

/** @param published is not looked for */
export function tracesOf(young: readonly ShareFiles[], published: ReadonlySet<string>): Traces {
  const traces: Traces = { rounded: new Set(), exact: new Set(), levels: new Set() };
  for (const { days } of young) {
    const navs = new Set(days.flatMap(({ nav, benchmark }) => [nav, benchmark ?? nav].map(twoDecimals)));
    const isTelling = (value: number) =>
      Number.isFinite(value) &&
      twoDecimals(value) !== '0.00' &&
      !published.has(twoDecimals(value)) &&
      !navs.has(twoDecimals(value));
    const values = [
      ...valuesOf(days),
      ...lifeValues(days, ({ nav }) => nav),
      ...lifeValues(days, ({ benchmark }) => benchmark),
    ].filter(isTelling);
    for (const value of values.map(Math.abs)) {
      for (const digits of [1, 2, 3, 4]) traces.rounded.add(value.toFixed(digits));
      traces.exact.add(value.toFixed(5)).add((value / 100).toFixed(7));
    }
    const ends = [figuresOfNavs(days).periods.inception ?? []].flat().map((value) => 100 + (value ?? NaN));
    for (const level of ends.filter(isTelling)) traces.levels.add(twoDecimals(level));
  }
  return traces;
}

const decimalNumber =
  /([+−-]|&#x2B;|&#43;)?(\d+)[.,](\d+)((?:[\s\u00a0\u202f]|&nbsp;|&#160;|&#xA0;|\\u00a0|\\u202f)*%)?/g;

/** The traces that a file's text holds, each as it is written there. */
export function tracesIn(text: string, { rounded, exact, levels }: Traces): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(decimalNumber)) {
    const [written, sign, whole = '', decimals = '', percent] = match;
    const before = text[match.index - 1] ?? '';
    const after = text[match.index + written.length] ?? '';
    const number = `${whole}.${decimals}`;
    const isFigure = percent
      ? rounded.has(number) && (decimals.length > 1 || sign !== undefined) && !/[\d.,]/.test(before)
      : (decimals.length > 5 &&
          (exact.has(Number(number).toFixed(5)) || exact.has(Number(number).toFixed(7)))) ||
        (decimals.length === 2 && rounded.has(number) && /[:"]/.test(before) && /[,}"\]]/.test(after)) ||
        (decimals.length === 2 && levels.has(number) && /["'>\s]/.test(before) && /["'<\s]/.test(after));
    if (isFigure) found.push(written);
  }
  return [...new Set(found)];
}
