import { addDays, addMonths, addYears, isMonthEnd, lastOfMonth, yearOf } from './days';

/*
 * Which NAV, and which level of the index, counts for a day or a period. Everything that compares two NAVs asks here. Days are
 * `YYYY-MM-DD`.
 */

export const valuationFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type ValuationFrequency = (typeof valuationFrequencies)[number];

/** The first and the last of the days in which the latest NAV counts. Without one there, nothing does. */
export type Days = readonly [first: string, last: string];

/**
 * Calendar days for which a NAV stands: the longest market closures (Lunar New Year, Eid), beside the time from one valuation to the
 * next. With an older NAV a figure would cover another period than its name says. A month has the one NAV that is dated in it.
 */
const daysInForce = { DAILY: 10, WEEKLY: 17 } as const;

export function inForceOn(day: string, frequency: ValuationFrequency): Days {
  return [frequency === 'MONTHLY' ? `${day.slice(0, 8)}01` : addDays(day, -daysInForce[frequency]), day];
}

/** On a drawn line the NAV of a month is read until the next one. */
export function readableOn(day: string, frequency: ValuationFrequency): Days {
  return frequency === 'MONTHLY' ? [addDays(day, -31 - daysInForce.DAILY), day] : inForceOn(day, frequency);
}

/** A year ends with its last valuation. */
export function yearEnd(year: number, frequency: ValuationFrequency): Days {
  return inForceOn(`${year}-12-31`, frequency);
}

/** True once no other valuation can end the year of a day. */
export function isLastOfYear(day: string, frequency: ValuationFrequency): boolean {
  return day.slice(5, 7) === '12' && (frequency === 'MONTHLY' || isMonthEnd(day));
}

/** True if the NAVs give the performance of the whole calendar year; the year of the first one is not whole. */
export function givesYear(
  navs: readonly { date: string }[],
  year: number,
  frequency: ValuationFrequency,
): boolean {
  const [first, last] = [navs[0], navs.at(-1)];
  if (!first || !last || yearOf(first.date) >= year) return false;
  const isOver =
    yearOf(last.date) > year || (yearOf(last.date) === year && isLastOfYear(last.date, frequency));
  const [start, end] = [yearStart(year, first.date, frequency), yearEnd(year, frequency)];
  return isOver && countedRow(navs, start) !== undefined && countedRow(navs, end) !== undefined;
}

/** The same day of an earlier month. What ends at the end of a month begins at the end of a month. */
export function monthsBefore(end: string, months: number, frequency: ValuationFrequency): Days {
  const day = addMonths(end, -months);
  const fromMonthEnd = frequency === 'MONTHLY' || isMonthEnd(end);
  return inForceOn(fromMonthEnd ? lastOfMonth(day) : day, frequency);
}

export const periodMonths = { '1m': 1, '3m': 3, '6m': 6, '1y': 12, '3y': 36, '5y': 60, '10y': 120 } as const;

export type PeriodCode = 'ytd' | keyof typeof periodMonths | 'inception' | 'creation_annu';

/** A year that has the first NAV begins with it, as there is none before. */
export function yearStart(year: number, firstNav: string, frequency: ValuationFrequency): Days {
  return yearOf(firstNav) === year ? [firstNav, firstNav] : yearEnd(year - 1, frequency);
}

/** The start of a period that ends with the last NAV. */
export function periodStart(
  code: PeriodCode,
  { firstNav, lastNav }: { firstNav: string; lastNav: string },
  frequency: ValuationFrequency,
): Days {
  if (code === 'inception' || code === 'creation_annu') return [firstNav, firstNav];
  return code === 'ytd'
    ? yearStart(yearOf(lastNav), firstNav, frequency)
    : monthsBefore(lastNav, periodMonths[code], frequency);
}

/** Index of the last row for which it holds, in rows where it holds for all before; -1 if it holds for none. */
export function lastWhere<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number {
  let [below, above] = [-1, rows.length];
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    const row = rows[middle];
    if (row !== undefined && holds(row)) below = middle;
    else above = middle;
  }
  return below;
}

/** The row that counts, of rows with rising dates. */
export function countedRow<Row extends { date: string }>(
  rows: readonly Row[],
  [first, last]: Days,
): Row | undefined {
  const row = rows[lastWhere(rows, ({ date }) => date <= last)];
  return row && row.date >= first ? row : undefined;
}

export type ShareAge = { lessThanOneYear: boolean; moreThanTenYears: boolean; inceptionYear: number };

/**
 * Age of a share at its last NAV, from its inception and from its first NAV: a year of performance has to be measured before it is
 * published (AMF position-recommendation DOC-2011-24; delegated regulation (EU) 2017/565, article 44(4)). Anniversaries are those
 * of the calendar, of 29 February on 28 February. Without a NAV a share is under one year.
 */
export function shareAge(inceptionDate: string, navs: readonly { date: string }[]): ShareAge {
  const [first, last] = [navs[0]?.date, navs.at(-1)?.date];
  const hasReached = (years: number) =>
    last !== undefined &&
    last >= addYears(inceptionDate, years) &&
    last >= addYears(first ?? inceptionDate, years);
  return {
    lessThanOneYear: !hasReached(1),
    moreThanTenYears: hasReached(10),
    inceptionYear: yearOf(inceptionDate),
  };
}
