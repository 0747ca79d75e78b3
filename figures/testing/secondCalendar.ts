/** Days as `YYYY-MM-DD`, counted one by one: this calendar is slow, and shares nothing with the product's. */

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export const yearOf = (day: string) => Number(day.slice(0, 4));
export const monthOf = (day: string) => Number(day.slice(5, 7));
const dayOfMonth = (day: string) => Number(day.slice(8, 10));

/** The calendar month, such as `2024-02`. */
export const calendarMonth = (day: string) => day.slice(0, 7);

function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);
}

/** A day of the calendar; one that its month lacks becomes the month's last. */
export function dayIn(year: number, month: number, day: number): string {
  const clamped = Math.min(day, daysInMonth(year, month));
  return [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(clamped).padStart(2, '0'),
  ].join('-');
}

export function nextDay(day: string): string {
  const [year, month] = [yearOf(day), monthOf(day)];
  if (dayOfMonth(day) < daysInMonth(year, month)) return dayIn(year, month, dayOfMonth(day) + 1);
  return month < 12 ? dayIn(year, month + 1, 1) : dayIn(year + 1, 1, 1);
}

export function dayBefore(day: string): string {
  const [year, month] = [yearOf(day), monthOf(day)];
  if (dayOfMonth(day) > 1) return dayIn(year, month, dayOfMonth(day) - 1);
  return month > 1 ? dayIn(year, month - 1, 31) : dayIn(year - 1, 12, 31);
}

/** The day that lies `count` days after another one. */
export function daysLater(day: string, count: number): string {
  let later = day;
  for (let step = 0; step < count; step += 1) later = nextDay(later);
  return later;
}

/** The day that lies `count` days before another one. */
export function daysEarlier(day: string, count: number): string {
  let earlier = day;
  for (let step = 0; step < count; step += 1) earlier = dayBefore(earlier);
  return earlier;
}

const dayNumbers = new Map<string, number>();

/** The number of days since 1 January 1970, a Thursday; the count of a day is kept, as tests ask for it often. */
export function dayNumber(day: string): number {
  const known = dayNumbers.get(day);
  if (known !== undefined) return known;
  const [thisYear, thisMonth] = [yearOf(day), monthOf(day)];
  let days = dayOfMonth(day) - 1;
  for (let year = 1970; year < thisYear; year += 1) days += isLeapYear(year) ? 366 : 365;
  for (let month = 1; month < thisMonth; month += 1) days += daysInMonth(thisYear, month);
  dayNumbers.set(day, days);
  return days;
}

/** Monday is 1, Sunday is 7. */
export const weekday = (day: string) => ((dayNumber(day) + 3) % 7) + 1;

export const isWeekend = (day: string) => weekday(day) > 5;

/** The Monday of a day's week stands for the ISO week. */
export function mondayOf(day: string): string {
  let monday = day;
  while (weekday(monday) !== 1) monday = dayBefore(monday);
  return monday;
}

/** The first day of the month that lies `months` before a day's month. */
function monthsEarlier(day: string, months: number): string {
  let [year, month] = [yearOf(day), monthOf(day)];
  for (let step = 0; step < months; step += 1) {
    month -= 1;
    if (month === 0) [year, month] = [year - 1, 12];
  }
  return dayIn(year, month, 1);
}

/** The calendar month that lies `months` before a day's month. */
export const monthBefore = (day: string, months: number) => calendarMonth(monthsEarlier(day, months));

/** The same day some months earlier, or that month's last if it lacks the day. */
export function sameDayBefore(day: string, months: number): string {
  const first = monthsEarlier(day, months);
  return dayIn(yearOf(first), monthOf(first), dayOfMonth(day));
}

/** The last day of the month that lies `months` before a day's month. */
export function lastDayBefore(day: string, months: number): string {
  const first = monthsEarlier(day, months);
  return dayIn(yearOf(first), monthOf(first), 31);
}

export const anniversary = (day: string, years: number) =>
  dayIn(yearOf(day) + years, monthOf(day), dayOfMonth(day));

/** A day is a month's end when only a weekend, or nothing, is left of its month. */
export function isMonthEnd(day: string): boolean {
  for (let later = nextDay(day); calendarMonth(later) === calendarMonth(day); later = nextDay(later)) {
    if (!isWeekend(later)) return false;
  }
  return true;
}

export function lastWeekdayOfDecember(year: number): string {
  let day = dayIn(year, 12, 31);
  while (isWeekend(day)) day = dayBefore(day);
  return day;
}
