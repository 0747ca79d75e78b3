import type { NavDay } from './navFiles';

/*
 * The figures a fund house publishes, recalculated from its NAVs in the plainest way. Shares no code with the site,
 * so that it cannot repeat the site's mistakes.
 */

/** In percent, except the Sharpe ratio; `null` is shown as a dash. */
export type Pair = [share: number | null, benchmark: number | null];

export type Figures = {
  lastDay: string;
  periods: Record<string, Pair>;
  years: { year: number; isWhole: boolean; pair: Pair }[];
  discrete: { from: string; to: string; pair: Pair }[];
  /** By code and window in years, such as `sharpe 3`. */
  risk: Record<string, Pair>;
};

type Level = { day: string; level: number };

const daysOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day that many months earlier, or the last day of a shorter month. */
export function monthsBefore(day: string, months: number): string {
  let [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  for (let step = 0; step < months; step += 1) {
    month -= 1;
    if (month === 0) [year, month] = [year - 1, 12];
  }
  date = Math.min(date, daysOfMonth(year, month));
  return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
}

/** Under one year old on the day of its last price, or without a price (behaviour.md §4.6). */
export function isYoung({ born, days }: { born: string; days: readonly NavDay[] }): boolean {
  const last = days.at(-1);
  return !last || monthsBefore(last.day, 12) < born;
}

const time = (day: string) => new Date(`${day}T00:00:00Z`).getTime() / 86_400_000;

/** The last NAV on or before that day, if it is no more than ten days older. */
function inForceOn(days: readonly NavDay[], day: string): NavDay | undefined {
  const until = days.filter((candidate) => candidate.day <= day);
  return until.filter((candidate) => time(candidate.day) + 10 >= time(day)).at(-1);
}

function growth(from: number | null | undefined, to: number | null | undefined, years = 1): number | null {
  return from == null || to == null ? null : 100 * (Math.exp(Math.log(to / from) / years) - 1);
}

function pairBetween(from: NavDay | undefined, to: NavDay | undefined, years = 1): Pair {
  if (!from || !to || from.day === to.day) return [null, null];
  return [growth(from.nav, to.nav, years), growth(from.benchmark, to.benchmark, years)];
}

function startOfYear(days: readonly NavDay[], year: string): NavDay | undefined {
  return days[0]?.day.startsWith(year) ? days[0] : inForceOn(days, `${Number(year) - 1}-12-31`);
}

function periodsOf(days: readonly NavDay[], first: NavDay, last: NavDay): Record<string, Pair> {
  const months = { '1m': 1, '3m': 3, '6m': 6, '1y': 12, '3y': 36, '5y': 60, '10y': 120 };
  const yearBefore = monthsBefore(last.day, 12);
  // Exactly one year counts as 1, with or without a leap day.
  const age = first.day === yearBefore ? 1 : (time(last.day) - time(first.day)) / 365.25;
  return {
    ytd: pairBetween(startOfYear(days, last.day.slice(0, 4)), last),
    ...Object.fromEntries(
      Object.entries(months).map(([code, length]) => [
        code,
        pairBetween(inForceOn(days, monthsBefore(last.day, length)), last),
      ]),
    ),
    inception: pairBetween(first, last),
    creation_annu: first.day <= yearBefore ? pairBetween(first, last, Math.max(1, age)) : [null, null],
  };
}

/** Whether it is the last weekday of its year. */
function endsItsYear(day: string): boolean {
  const [year = '', month = '', date = ''] = day.split('-');
  const rest = Array.from({ length: 31 - Number(date) }, (_, index) => index + 1 + Number(date));
  const isWeekend = (later: number) => [0, 6].includes(new Date(`${year}-12-${later}T00:00:00Z`).getUTCDay());
  return month === '12' && rest.every(isWeekend);
}

/** At most the last ten, latest first. */
function yearsOf(days: readonly NavDay[], first: NavDay, last: NavDay): Figures['years'] {
  const [born, latest] = [Number(first.day.slice(0, 4)), Number(last.day.slice(0, 4))];
  return Array.from({ length: latest - born + 1 }, (_, index) => latest - index)
    .slice(0, 10)
    .map((year) => {
      const end = year === latest ? last : inForceOn(days, `${year}-12-31`);
      const isWhole = year > born && (year < latest || endsItsYear(last.day));
      return { year, isWhole, pair: pairBetween(startOfYear(days, String(year)), end) };
    });
}

/** Full twelve-month periods since the first NAV, at most five, latest first. Empty where either end has no NAV. */
function discreteOf(days: readonly NavDay[], first: NavDay, last: NavDay): Figures['discrete'] {
  const ends = [0, 12, 24, 36, 48, 60]
    .map((months) => monthsBefore(last.day, months))
    .filter((day) => day >= first.day)
    .map((day) => ({ day, nav: inForceOn(days, day) }));
  return ends.slice(1).map((from, index) => {
    const to = ends[index];
    return {
      from: from.nav?.day ?? from.day,
      to: to?.nav?.day ?? to?.day ?? '',
      pair: pairBetween(from.nav, to?.nav),
    };
  });
}

/** Monday of that day's week. */
function mondayOf(day: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  return time(day) - ((date.getUTCDay() + 6) % 7);
}

/** Returns between the closing levels of consecutive weeks. */
function weekly(levels: readonly Level[]): number[] {
  const weeks = new Map<number, number>();
  for (const { day, level } of levels) weeks.set(mondayOf(day), level);
  return [...weeks].flatMap(([monday, level]) => {
    const before = weeks.get(monday - 7);
    return before === undefined ? [] : [100 * (level / before - 1)];
  });
}

function yearlyDeviation(returns: readonly number[]): number {
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const variance = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (returns.length - 1);
  return Math.sqrt(52 * variance);
}

function deepestFall(levels: readonly Level[]): number {
  let [peak, fall] = [0, 0];
  for (const { level } of levels) {
    peak = Math.max(peak, level);
    fall = Math.max(fall, 100 - (100 * level) / peak);
  }
  return -fall;
}

function sharpe(levels: readonly Level[], years: number): number | null {
  const yearly = growth(levels[0]?.level, levels.at(-1)?.level, years);
  return yearly === null ? null : yearly / yearlyDeviation(weekly(levels));
}

function windowRisk(days: readonly NavDay[], years: number): Record<string, Pair> {
  const first = inForceOn(days, monthsBefore(days.at(-1)?.day ?? '', 12 * years));
  const inWindow = first ? days.filter(({ day }) => day >= first.day) : [];
  const compared = inWindow.flatMap(({ day, nav, benchmark }) =>
    benchmark === null ? [] : [{ day, nav, benchmark }],
  );
  const isCompared =
    inWindow.length > 0 && inWindow[0]?.benchmark !== null && inWindow.at(-1)?.benchmark !== null;
  const share = inWindow.map(({ day, nav }) => ({ day, level: nav }));
  const benchmark = compared.map(({ day, benchmark: level }) => ({ day, level }));
  const pair = (measure: (levels: readonly Level[]) => number | null): Pair => [
    first ? measure(share) : null,
    isCompared ? measure(benchmark) : null,
  ];
  const ahead = () => {
    const others = weekly(benchmark);
    const own = weekly(compared.map(({ day, nav }) => ({ day, level: nav })));
    return yearlyDeviation(own.map((value, index) => value - (others[index] ?? NaN)));
  };
  return {
    [`volatility ${years}`]: pair((levels) => yearlyDeviation(weekly(levels))),
    [`sharpe ${years}`]: pair((levels) => sharpe(levels, years)),
    [`tracking_error ${years}`]: [isCompared ? ahead() : null, null],
    [`max_drawdown ${years}`]: pair(deepestFall),
  };
}

/** @param days with a price, in ascending order */
export function figuresOfNavs(days: readonly NavDay[]): Figures {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('A share without a price has no figures');
  return {
    lastDay: last.day,
    periods: periodsOf(days, first, last),
    years: yearsOf(days, first, last),
    discrete: discreteOf(days, first, last),
    risk: { ...windowRisk(days, 1), ...windowRisk(days, 3), ...windowRisk(days, 5) },
  };
}

const known = new WeakMap<readonly NavDay[], Figures>();

export function shareFigures(days: readonly NavDay[]): Figures {
  const figures = known.get(days) ?? figuresOfNavs(days);
  known.set(days, figures);
  return figures;
}

/** NAVs have two decimals: dividing whole numbers adds no floating-point error before the final rounding. */
const cents = (value: number) => Math.round(100 * value);

const centsRatio = (from: number, to: number) => cents(to) / cents(from);

const rounded = (level: number) => Math.round(level) / 100;

/**
 * Levels on the last day, with 100 on the first, to two decimals. A benchmark that starts later starts at the
 * share's level on that day.
 */
export function chartLevels(days: readonly NavDay[]): { share: number; benchmark: number | null } {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('A share without a price has no chart');
  const share = rounded((10_000 * cents(last.nav)) / cents(first.nav));
  const begin = days.find(({ benchmark }) => benchmark !== null);
  if (!begin?.benchmark || last.benchmark === null) return { share, benchmark: null };
  const level = (10_000 * cents(last.benchmark)) / cents(begin.benchmark);
  return { share, benchmark: rounded(begin === first ? level : level * centsRatio(first.nav, begin.nav)) };
}
