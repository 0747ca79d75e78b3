import { shareFigures } from './figuresOfNavs';
import type { NavDay, ShareFiles } from './navFiles';

/*
 * A young share's performance in every form a build could have written it: as a percentage in any language, as a
 * rounded or unrounded number in JSON, and as the level of a curve. Values that another share may publish, and NAVs,
 * are left out: finding them proves nothing.
 */

/** Values in percent, without sign. */
export type Traces = {
  /** One to four decimals, with a decimal point. */
  rounded: Set<string>;
  /** Percentages to five decimals, ratios to seven. */
  exact: Set<string>;
  /** Final level of a curve that starts at 100, two decimals. */
  levels: Set<string>;
  /** Return divided by risk, without a percent sign, two decimals. */
  ratios: Set<string>;
};

const twoDecimals = (value: number) => Math.abs(value).toFixed(2);

function valuesOf(days: readonly NavDay[]): number[] {
  const { periods, years, discrete, risk } = shareFigures(days);
  return [...years, ...discrete]
    .map(({ pair }) => pair)
    .concat(Object.values(periods), Object.values(risk))
    .flat()
    .filter((value) => value !== null);
}

function deviation(returns: readonly number[]): number {
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (returns.length - 1));
}

function returnsOf(levels: readonly number[]): number[] {
  return levels.slice(1).map((level, index) => 100 * (level / (levels[index] ?? NaN) - 1));
}

/** The closing level of each week, Monday to Sunday: 1 January 1970 was a Thursday. */
function weekEnds(days: readonly NavDay[], levelOf: (day: NavDay) => number | null): number[] {
  const weeks = new Map<number, number>();
  for (const day of days) {
    const level = levelOf(day);
    if (level !== null) weeks.set(Math.floor((Date.parse(day.day) / 86_400_000 + 3) / 7), level);
  }
  return [...weeks.values()];
}

/** Annualized return and risk over a life shorter than any window. */
function lifeValues(days: readonly NavDay[], levelOf: (day: NavDay) => number | null) {
  const levels = days.flatMap((day) => levelOf(day) ?? []);
  const [first = NaN, last = NaN] = [levels[0], levels.at(-1)];
  const [from = '', to = ''] = [days[0]?.day, days.at(-1)?.day];
  const years = (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000);
  const daily = deviation(returnsOf(levels));
  const weekly = deviation(returnsOf(weekEnds(days, levelOf)));
  const pace = 100 * ((last / first) ** (1 / years) - 1);
  const volatilities = [weekly * Math.sqrt(52), daily * Math.sqrt(252), daily * Math.sqrt(260)];
  let [peak, fall] = [0, 0];
  for (const level of levels) {
    peak = Math.max(peak, level);
    fall = Math.min(fall, 100 * (level / peak - 1));
  }
  return {
    values: [pace, fall, ...volatilities],
    ratios: volatilities.map((volatility) => pace / volatility),
  };
}

/** Return divided by risk, over every available window. */
function windowRatios(days: readonly NavDay[]): number[] {
  const { risk } = shareFigures(days);
  return Object.entries(risk)
    .filter(([key]) => key.startsWith('sharpe '))
    .flatMap(([, pair]) => pair)
    .filter((value) => value !== null);
}

export type Published = { figures: ReadonlySet<string>; ratios: ReadonlySet<string> };

/** Figures of the shares that may publish them, two decimals. */
export function publishedFigures(shares: readonly ShareFiles[]): Published {
  return {
    figures: new Set(shares.flatMap(({ days }) => valuesOf(days).map(twoDecimals))),
    ratios: new Set(shares.flatMap(({ days }) => windowRatios(days).map(twoDecimals))),
  };
}

/** @param published values to leave out */
export function tracesOf(young: readonly ShareFiles[], published: Published): Traces {
  const traces: Traces = { rounded: new Set(), exact: new Set(), levels: new Set(), ratios: new Set() };
  for (const { days } of young) {
    const navs = new Set(days.flatMap(({ nav, benchmark }) => [nav, benchmark ?? nav].map(twoDecimals)));
    const isNew = (value: number, known: ReadonlySet<string>) =>
      Number.isFinite(value) &&
      twoDecimals(value) !== '0.00' &&
      !known.has(twoDecimals(value)) &&
      !navs.has(twoDecimals(value));
    const isTelling = (value: number) => isNew(value, published.figures);
    const lives = [lifeValues(days, ({ nav }) => nav), lifeValues(days, ({ benchmark }) => benchmark)];
    const ratios = [...windowRatios(days), ...lives.flatMap((life) => life.ratios)];
    for (const ratio of ratios) if (isNew(ratio, published.ratios)) traces.ratios.add(twoDecimals(ratio));
    const values = [...valuesOf(days), ...lives.flatMap((life) => life.values), ...ratios].filter(isTelling);
    for (const value of values.map(Math.abs)) {
      for (const digits of [1, 2, 3, 4]) traces.rounded.add(value.toFixed(digits));
      traces.exact.add(value.toFixed(5)).add((value / 100).toFixed(7));
    }
    const ends = [shareFigures(days).periods.inception ?? []].flat().map((value) => 100 + (value ?? NaN));
    for (const level of ends.filter(isTelling)) traces.levels.add(twoDecimals(level));
  }
  return traces;
}

const decimalNumber =
  /([+−-]|&#x2B;|&#43;)?(\d+)[.,](\d+)((?:[\s\u00a0\u202f]|&nbsp;|&#160;|&#xA0;|\\u00a0|\\u202f)*%)?/g;

/** Traces found in a file, as written there. */
export function tracesIn(text: string, { rounded, exact, levels, ratios }: Traces): string[] {
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
        (decimals.length === 2 && levels.has(number) && /["'>\s]/.test(before) && /["'<\s]/.test(after)) ||
        (decimals.length === 2 && ratios.has(number) && /[">]/.test(before) && /["<]/.test(after));
    if (isFigure) found.push(written);
  }
  return [...new Set(found)];
}

/** Number of chart lines in the HTML: paths that start at the left edge and have many points. */
export function chartLinesIn(html: string): number {
  return [...html.matchAll(/<path\b[^>]*\bd="M0,[\d.]+L/g)].length;
}
