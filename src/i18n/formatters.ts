import { type Locale, localeDetails } from './locales';

/** Creating a formatter takes longer than formatting a hundred values with it. */
const dayFormats = new Map<Locale, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function dayFormat(locale: Locale): Intl.DateTimeFormat {
  const format =
    dayFormats.get(locale) ??
    new Intl.DateTimeFormat(localeDetails[locale].tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  dayFormats.set(locale, format);
  return format;
}

function numberFormat(locale: Locale, min: number, max: number): Intl.NumberFormat {
  const key = `${locale} ${min} ${max}`;
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(localeDetails[locale].tag, {
      minimumFractionDigits: min,
      maximumFractionDigits: max,
      // Italian would leave four digits together.
      useGrouping: 'always',
    });
  numberFormats.set(key, format);
  return format;
}

/** In French the first of a month is `1er`, which `Intl` does not write. */
export function withOrdinal(day: string, locale: Locale): string {
  return locale === 'fr' ? day.replace(/^1 /, '1er ') : day;
}

/** A calendar day, which has no time zone: `2026-11-01` → `1er novembre 2026`, `1 November 2026`, `1 novembre 2026`. */
export function formatDay(day: string, locale: Locale): string {
  return withOrdinal(dayFormat(locale).format(new Date(`${day}T00:00:00Z`)), locale);
}

/** French separates thousands with a dot (behaviour.md §9), where `Intl` would use a narrow space. */
function numberText(value: number, locale: Locale, min: number, max: number): string {
  return numberFormat(locale, min, max)
    .formatToParts(value)
    .map(({ type, value: text }) =>
      type === 'group' && locale === 'fr' ? '.' : type === 'minusSign' ? '−' : text,
    )
    .join('')
    .replace(/\u202f/g, '\u00a0');
}

/** `2.5` → `2,50 %` in French. @param value percent points */
export function formatPercent(value: number, locale: Locale, digits = 2): string {
  const number = numberText(value, locale, digits, digits);
  return locale === 'en' ? `${number}%` : `${number}\u00a0%`;
}

/** A percentage with its sign: `+4,20 %` (behaviour.md §9); none when it rounds to zero. @param value percent points */
export function formatPerformance(value: number, locale: Locale): string {
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100 || 0;
  const text = formatPercent(rounded, locale);
  return rounded > 0 ? `+${text}` : text;
}

export function formatNumber(value: number, locale: Locale, digits: { min?: number; max: number }): string {
  return numberText(value, locale, digits.min ?? 0, digits.max);
}
