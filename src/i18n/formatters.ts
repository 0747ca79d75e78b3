import { isLocale, type Locale, localeDetails } from './locales';

/** Creating a formatter takes longer than formatting a hundred values with it. */
const dayFormats = new Map<Locale, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const languageNames = new Map<Locale, Intl.DisplayNames>();

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

/** Numbers that have a sign. Numbers that round to zero never have one. */
type SignDisplay = 'negative' | 'exceptZero';

function numberFormat(locale: Locale, min: number, max: number, signDisplay: SignDisplay): Intl.NumberFormat {
  const key = `${locale} ${min} ${max} ${signDisplay}`;
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(localeDetails[locale].tag, {
      minimumFractionDigits: min,
      maximumFractionDigits: max,
      // Italian would leave four digits together.
      useGrouping: 'always',
      signDisplay,
    });
  numberFormats.set(key, format);
  return format;
}

const firstDays: Record<Locale, string> = { fr: '1er ', en: '1 ', it: '1° ' };

/** A date stays on one line. In French the first of a month is `1er`, in Italian `1°`, which `Intl` does not write. */
export function unbrokenDate(date: string, locale: Locale): string {
  return date.replace(/^1 /, firstDays[locale]).replaceAll(' ', '\u00a0');
}

/** A calendar day, which has no time zone: `2026-11-01` → `1er novembre 2026`, `1 November 2026`, `1° novembre 2026`. */
export function formatDay(day: string, locale: Locale): string {
  return unbrokenDate(dayFormat(locale).format(new Date(`${day}T00:00:00Z`)), locale);
}

/** French parts thousands with a no-break space, as its texts do, where `Intl` has a narrow one. */
export function formatNumber(
  value: number,
  locale: Locale,
  { min = 0, max, sign = 'negative' }: { min?: number; max: number; sign?: SignDisplay },
): string {
  return numberFormat(locale, min, max, sign).format(value).replace('-', '−').replaceAll('\u202f', '\u00a0');
}

/** `2.5` → `2,50 %` in French, `2,50%` in Italian. @param value percent points */
export function formatPercent(value: number, locale: Locale, digits = 2, sign?: SignDisplay): string {
  const number = formatNumber(value, locale, { min: digits, max: digits, sign });
  return locale === 'fr' ? `${number}\u00a0%` : `${number}%`;
}

/** A percentage with its sign: `+4,20 %` (behaviour.md §9). @param value percent points */
export function formatPerformance(value: number, locale: Locale, digits = 2): string {
  return formatPercent(value, locale, digits, 'exceptZero');
}

const currencySymbols = new Map<string, string>();

function currencySymbol(currency: string): string {
  const known = currencySymbols.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  currencySymbols.set(currency, symbol);
  return symbol;
}

/** `1 234 €`, in Italian `1.234 €`, in English `€1,234`. @param currency ISO 4217 */
export function formatAmount(value: number, currency: string, locale: Locale, digits = 0): string {
  const symbol = currencySymbol(currency);
  const number = formatNumber(value, locale, { min: digits, max: digits });
  return locale === 'en' ? `${symbol}${number}` : `${number}\u00a0${symbol}`;
}

const fileUnits: Record<Locale, readonly [kilobyte: string, megabyte: string]> = {
  fr: ['Ko', 'Mo'],
  en: ['KB', 'MB'],
  it: ['KB', 'MB'],
};

/** `240 Ko`, `1,3 Mo`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const [kilobyte, megabyte] = fileUnits[locale];
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000
    ? `${kilobytes}\u00a0${kilobyte}`
    : `${formatNumber(bytes / 1_000_000, locale, { max: 1 })}\u00a0${megabyte}`;
}

/** `en` → `anglais` in French. One that is not of the site has its code. */
export function languageName(language: string, locale: Locale): string {
  if (!isLocale(language)) return language.toUpperCase();
  const names =
    languageNames.get(locale) ?? new Intl.DisplayNames(localeDetails[locale].tag, { type: 'language' });
  languageNames.set(locale, names);
  return names.of(language) ?? language;
}
