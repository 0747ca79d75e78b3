/**
 * A second, slow way to compute the figures of a share, written from their definitions alone: the product's way is
 * compared with it, so that no mistake is made twice.
 */

import {
  anniversary,
  calendarMonth,
  dayIn,
  dayNumber,
  daysEarlier,
  isMonthEnd,
  lastDayBefore,
  lastWeekdayOfDecember,
  monthBefore,
  monthOf,
  sameDayBefore,
  yearOf,
} from './secondCalendar';

export type NavPoint = { date: string; nav: number; benchmark: number | null };

export type Action =
  | { kind: 'SPLIT'; date: string; ratio: number }
  | { kind: 'MERGER'; date: string; ratio: number | null }
  | { kind: 'RENAMING'; date: string }
  | { kind: 'DISTRIBUTION'; date: string; amount: number };

export type Share = {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  inceptionDate: string;
  navs: NavPoint[];
  actions: Action[];
};

/** Two days of NAVs, and what happened between them, in percent points. */
export type Figure = { start: string; end: string; share: number; benchmark: number | null };

export const periodMonths = { '1m': 1, '3m': 3, '6m': 6, '1y': 12, '3y': 36, '5y': 60, '10y': 120 };

export const firstNav = (share: Share) => share.navs[0];
export const lastNav = (share: Share) => share.navs[share.navs.length - 1];

function ratioOf(action: Action): number | null {
  return action.kind === 'SPLIT' || action.kind === 'MERGER' ? action.ratio : null;
}

/** By what the NAVs dated before an action are multiplied. */
function factorOf(share: Share, action: Action): number {
  const ratio = ratioOf(action);
  if (ratio !== null) return 1 / ratio;
  if (action.kind !== 'DISTRIBUTION') return 1;
  const reinvestedAt = share.navs.find((point) => point.date >= action.date);
  if (!reinvestedAt) return 1;
  let nav = reinvestedAt.nav;
  for (const other of share.actions) {
    if (other.date > action.date && other.date <= reinvestedAt.date) nav *= ratioOf(other) ?? 1;
  }
  return nav / (nav + action.amount);
}

const knownAdjusted = new WeakMap<Share, NavPoint[]>();

/** All NAVs, counted in shares of the last day with distributions reinvested; kept, as each figure asks for them. */
export function adjustedNavs(share: Share): NavPoint[] {
  const known = knownAdjusted.get(share);
  if (known) return known;
  const last = lastNav(share);
  const past = share.actions.filter((action) => last && action.date <= last.date);
  const factors = past.map((action) => ({ date: action.date, factor: factorOf(share, action) }));
  const adjusted = share.navs.map((point) => {
    let nav = point.nav;
    for (const { date, factor } of factors) if (point.date < date) nav *= factor;
    return { ...point, nav };
  });
  knownAdjusted.set(share, adjusted);
  return adjusted;
}

function isUnderYears(share: Share, years: number): boolean {
  const [first, last] = [firstNav(share), lastNav(share)];
  if (!first || !last) return true;
  const begin = share.inceptionDate > first.date ? share.inceptionDate : first.date;
  return last.date < anniversary(begin, years);
}

export const isUnderOneYear = (share: Share) => isUnderYears(share, 1);
export const isMoreThanTenYears = (share: Share) => !isUnderYears(share, 10);

const toleranceDays = { DAILY: 10, WEEKLY: 17 };

/** The last of some points on or before a day, unless it is older than the tolerance before that day. */
function lastWithin(points: NavPoint[], day: string, tolerance: number): NavPoint | null {
  const oldest = daysEarlier(day, tolerance);
  let found: NavPoint | null = null;
  for (const point of points) if (point.date <= day && point.date >= oldest) found = point;
  return found;
}

function lastOfMonth(points: NavPoint[], month: string): NavPoint | null {
  let found: NavPoint | null = null;
  for (const point of points) if (calendarMonth(point.date) === month) found = point;
  return found;
}

/** The day that is looked for some months before the last NAV. */
function targetBefore(end: NavPoint, months: number): string {
  if (months === 0) return end.date;
  return isMonthEnd(end.date) ? lastDayBefore(end.date, months) : sameDayBefore(end.date, months);
}

/** The NAV that counts some months before the last one. */
export function navBefore(share: Share, months: number): NavPoint | null {
  const end = lastNav(share);
  if (!end) return null;
  if (months === 0) return end;
  if (share.frequency === 'MONTHLY') return lastOfMonth(share.navs, monthBefore(end.date, months));
  return lastWithin(share.navs, targetBefore(end, months), toleranceDays[share.frequency]);
}

function yearEnd(share: Share, year: number): NavPoint | null {
  if (share.frequency === 'MONTHLY') return lastOfMonth(share.navs, `${year}-12`);
  return lastWithin(share.navs, dayIn(year, 12, 31), toleranceDays[share.frequency]);
}

/** The index's level on a NAV's day, with the day it is of. */
export function levelOn(share: Share, day: string): { date: string; level: number } | null {
  const known = share.navs.filter((point) => point.date <= day && point.benchmark !== null);
  const point =
    share.frequency === 'MONTHLY'
      ? lastOfMonth(known, calendarMonth(day))
      : lastWithin(known, day, toleranceDays[share.frequency]);
  return point?.benchmark == null ? null : { date: point.date, level: point.benchmark };
}

const percent = (ratio: number) => (ratio - 1) * 100;

function benchmarkBetween(share: Share, start: string, end: string): number | null {
  const [from, to] = [levelOn(share, start), levelOn(share, end)];
  return from && to && from.date !== to.date ? percent(to.level / from.level) : null;
}

/** The figure from one NAV to a later one. */
function figureBetween(share: Share, start: NavPoint | null, end: NavPoint | null): Figure | null {
  if (!start || !end || start.date >= end.date) return null;
  const adjusted = adjustedNavs(share);
  const from = adjusted.find((point) => point.date === start.date);
  const to = adjusted.find((point) => point.date === end.date);
  if (!from || !to) return null;
  return {
    start: start.date,
    end: end.date,
    share: percent(to.nav / from.nav),
    benchmark: benchmarkBetween(share, start.date, end.date),
  };
}

export function periodFigure(share: Share, months: number): Figure | null {
  if (isUnderOneYear(share)) return null;
  return figureBetween(share, navBefore(share, months), lastNav(share) ?? null);
}

/** The NAV that a calendar year starts from. */
function startOfYear(share: Share, year: number): NavPoint | null {
  const first = firstNav(share);
  return first && yearOf(first.date) === year ? first : yearEnd(share, year - 1);
}

export function yearToDate(share: Share): Figure | null {
  const end = lastNav(share);
  if (!end || isUnderOneYear(share)) return null;
  return figureBetween(share, startOfYear(share, yearOf(end.date)), end);
}

export type YearFigure = { year: number; complete: boolean; figure: Figure | null };

function isComplete(share: Share, year: number, first: NavPoint, end: NavPoint): boolean {
  if (year === yearOf(first.date)) return false;
  if (year !== yearOf(end.date)) return true;
  return share.frequency === 'MONTHLY' ? monthOf(end.date) === 12 : end.date >= lastWeekdayOfDecember(year);
}

/** Calendar years, latest first. */
export function calendarYears(share: Share): YearFigure[] {
  const [first, end] = [firstNav(share), lastNav(share)];
  if (!first || !end || isUnderOneYear(share)) return [];
  const years: YearFigure[] = [];
  let complete = 0;
  for (let year = yearOf(end.date); year >= yearOf(first.date) && complete < 10; year -= 1) {
    const endOfYear = year === yearOf(end.date) ? end : yearEnd(share, year);
    const figure = figureBetween(share, startOfYear(share, year), endOfYear);
    years.push({ year, complete: isComplete(share, year, first, end), figure });
    if (isComplete(share, year, first, end)) complete += 1;
  }
  return years;
}

export function sinceInception(share: Share): Figure | null {
  if (isUnderOneYear(share)) return null;
  return figureBetween(share, firstNav(share) ?? null, lastNav(share) ?? null);
}

/** The annualised figure since the first NAV; on its first anniversary it is the plain one. */
export function sinceInceptionAnnualised(share: Share): Figure | null {
  const plain = sinceInception(share);
  if (!plain || plain.end < anniversary(plain.start, 1)) return null;
  if (plain.end === anniversary(plain.start, 1)) return plain;
  const days = dayNumber(plain.end) - dayNumber(plain.start);
  const annualised = (points: number) => percent((1 + points / 100) ** (365.25 / days));
  return {
    ...plain,
    share: annualised(plain.share),
    benchmark: plain.benchmark === null ? null : annualised(plain.benchmark),
  };
}

/** Up to five periods of twelve months, latest first; null where a NAV is missing. */
export function twelveMonthPeriods(share: Share): (Figure | null)[] {
  const [first, end] = [firstNav(share), lastNav(share)];
  if (!first || !end || isUnderOneYear(share)) return [];
  const periods: (Figure | null)[] = [];
  for (let k = 0; k < 5; k += 1) {
    const months = 12 * (k + 1);
    const starts =
      share.frequency === 'MONTHLY'
        ? monthBefore(end.date, months) >= calendarMonth(first.date)
        : targetBefore(end, months) >= first.date;
    if (starts) periods.push(figureBetween(share, navBefore(share, months), navBefore(share, 12 * k)));
  }
  return periods;
}

/** The value of an order that was placed on a day, or null if no figure may be shown. */
export function purchase(share: Share, day: string): Figure | null {
  const bought = share.navs.find((point) => point.date >= day);
  const end = lastNav(share);
  if (!bought || !end || isUnderOneYear(share) || end.date < anniversary(bought.date, 1)) return null;
  return figureBetween(share, bought, end);
}

export const chartRanges = ['1m', '6m', 'ytd', '1y', '3y', '5y', 'all'] as const;
export type ChartRange = (typeof chartRanges)[number];

/** The figure that a range of the chart shows, or null where the range is unavailable. */
export function chartRange(share: Share, range: ChartRange): Figure | null {
  if (range === 'ytd') return yearToDate(share);
  return range === 'all' ? sinceInception(share) : periodFigure(share, periodMonths[range]);
}
