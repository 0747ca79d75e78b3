const MILLISECONDS_A_DAY = 86_400_000;

function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_A_DAY;
}

/**
 * The same day of the month `months` later (earlier when negative), or the month's last day where it is shorter:
 * 31 March less one month is 28 February, or 29 in a leap year. Dates are `YYYY-MM-DD`.
 */
export function addMonths(date: string, months: number): string {
  const day = Number(date.slice(8, 10));
  const index = monthIndex(date) + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** The calendar anniversary; 29 February becomes 28 February in a common year. */
export function addYears(date: string, years: number): string {
  return addMonths(date, years * 12);
}

export function addDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Monday to Friday; holidays are not taken off. @param count of such days after the date, 1 at least */
export function addBusinessDays(date: string, count: number): string {
  const next = addDays(date, 1);
  const isWeekend = [0, 6].includes(new Date(`${next}T00:00:00Z`).getUTCDay());
  const left = isWeekend ? count : count - 1;
  return left === 0 ? next : addBusinessDays(next, left);
}

export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** Consecutive number of the calendar month. */
export function monthIndex(date: string): number {
  return yearOf(date) * 12 + Number(date.slice(5, 7)) - 1;
}

/** Consecutive number of the ISO week (Monday to Sunday). */
export function isoWeekIndex(date: string): number {
  // 1 January 1970 was a Thursday.
  return Math.floor((dayNumber(date) + 3) / 7);
}

export function lastOfMonth(date: string): string {
  return addDays(addMonths(`${date.slice(0, 8)}01`, 1), -1);
}

/** True if no weekday (Monday to Friday) follows the day in its month. */
export function isMonthEnd(date: string): boolean {
  const end = lastOfMonth(date);
  const weekday = new Date(`${end}T00:00:00Z`).getUTCDay();
  const [sunday, saturday] = [0, 6];
  const weekendDays = weekday === sunday ? 2 : weekday === saturday ? 1 : 0;
  return daysBetween(date, end) <= weekendDays;
}
