import { isCalendarDay } from './calendarDay';
import { companyTimeZone } from './dayInParis';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** `2026-12-01 09:00:00`, as Swedish times are written. */
const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: companyTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** How far the clocks of Paris are ahead of UTC, in ms. */
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
