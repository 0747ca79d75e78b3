/** Others are slips of the pen. Formats of dates have no four digits for all of them, either. */
const [firstYear, lastYear] = [1900, 2999];

/** Said where another day is refused. */
export const calendarYears = `of the years ${firstYear} to ${lastYear}`;

/**
 * An instant for readers that want a time where only a day is known: it is on that day from Hawaii to New Zealand.
 * Midnight would be the evening before in America.
 */
export function instantOfDay(day: string): string {
  return `${day}T10:00:00Z`;
}

/** `YYYY-MM-DD` of a day that exists. */
export function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time)) return false;
  const year = Number(day.slice(0, 4));
  return year >= firstYear && year <= lastYear && new Date(time).toISOString().startsWith(day);
}
