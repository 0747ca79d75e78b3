import { type Locale, localeDetails } from './locales';

/** Making one takes longer than writing a hundred days with it. */
const writers = new Map<Locale, Intl.DateTimeFormat>();

function writerOf(locale: Locale): Intl.DateTimeFormat {
  const writer =
    writers.get(locale) ??
    new Intl.DateTimeFormat(localeDetails[locale].tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  writers.set(locale, writer);
  return writer;
}

/** `2026-11-01` → `1er novembre 2026`, `1 November 2026`, `1 novembre 2026`. A calendar day has no time zone. */
export function formatDay(day: string, locale: Locale): string {
  const written = writerOf(locale).format(new Date(`${day}T00:00:00Z`));
  return locale === 'fr' ? written.replace(/^1 /, '1er ') : written;
}
