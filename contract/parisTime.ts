/** The company publishes and reads its mail in this zone. */
export const companyTimeZone = 'Europe/Paris';

/** `YYYY-MM-DD`, as Swedish dates are written. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: companyTimeZone });

export function dayInParis(now: Date): string {
  return dayFormat.format(now);
}

/** Others are slips of the pen. Formats of dates have no four digits for all of them, either. */
const [firstYear, lastYear] = [1900, 2999];

/** Part of messages that refuse another day. */
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

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** `2026-12-01 09:00:00`, as Swedish times are written. */
const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: companyTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Offset of Paris time from UTC, in ms. */
function offsetAt(instant: number): number {
  const wholeSeconds = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${timeFormat.format(wholeSeconds).replace(' ', 'T')}Z`) - wholeSeconds;
}

const localTime = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d))?$/;

/**
 * The instant of `YYYY-MM-DD HH:MM` or `YYYY-MM-DDTHH:MM` on the clocks of Paris, or of a day's 00:00. A time that comes
 * twice, as summer time ends, means the first; one that is skipped, as it begins, means the next that there is.
 *
 * @returns undefined for any other text
 */
export function instantInParis(text: string): Date | undefined {
  const [, day = '', hours = '00', minutes = '00'] = localTime.exec(text) ?? [];
  if (!isCalendarDay(day)) return undefined;
  const asUtc = Date.parse(`${day}T${hours}:${minutes}:00Z`);
  const [before, after] = [offsetAt(asUtc - dayMs), offsetAt(asUtc + dayMs)];
  const instants = [before, after].map((offset) => asUtc - offset).sort((a, b) => a - b);
  const found = instants.find((instant) => instant + offsetAt(instant) === asUtc);
  // Clocks are changed at a full hour, which is where a skipped hour begins.
  return new Date(found ?? Math.floor(asUtc / hourMs) * hourMs - before);
}

/** `2026-12-01T09:00`, as fields of forms write it. */
export function localTimeInParis(instant: Date): string {
  return timeFormat.format(instant).slice(0, 16).replace(' ', 'T');
}
