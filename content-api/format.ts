import { type ContentLocale, eachLocale } from '../content/contentLocales';

const languages: Record<ContentLocale, string> = { fr: 'fr-FR', en: 'en-GB', it: 'it-IT' };

/** Keeps a date, and a figure and its unit, on one line. */
const NBSP = '\u00a0';

function longDates(locale: ContentLocale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages[locale], { dateStyle: 'long', timeZone: 'UTC' });
}

const dateFormats = eachLocale(longDates);

const firstDays: Record<ContentLocale, string> = { fr: '1er ', en: '1 ', it: '1° ' };

/** `2026-10-30` in full: 30 octobre 2026, 30 October 2026, 30 ottobre 2026. */
export function formatDate(date: string, locale: ContentLocale): string {
  const text = dateFormats[locale].format(new Date(`${date}T00:00:00Z`));
  return text.replace(/^1 /, firstDays[locale]).replaceAll(' ', NBSP);
}

function months(locale: ContentLocale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

const monthFormats = eachLocale(months);

/** The month of a day: octobre 2026, October 2026, ottobre 2026. */
export function formatMonth(date: string, locale: ContentLocale): string {
  return monthFormats[locale].format(new Date(`${date}T00:00:00Z`)).replace(' ', NBSP);
}

const countryNames = eachLocale((locale) => new Intl.DisplayNames(languages[locale], { type: 'region' }));

/** @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, locale: ContentLocale): string {
  return countryNames[locale].of(code) ?? code;
}

/** Creating a formatter takes longer than formatting a hundred values with it. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: ContentLocale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(languages[locale], {
      useGrouping: 'always',
      signDisplay: 'negative',
      ...options,
    });
  numberFormats.set(key, format);
  return format;
}

/**
 * French parts thousands with a no-break space, as its texts do, where `Intl` has a narrow one. Halves round away from zero;
 * what rounds to zero has no sign.
 */
function formatNumber(value: number, locale: ContentLocale, options: Intl.NumberFormatOptions = {}): string {
  const texts: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
    minusSign: '−',
    ...(locale === 'fr' && { group: NBSP }),
  };
  return numberFormat(locale, options)
    .formatToParts(value)
    .map((part) => texts[part.type] ?? part.value)
    .join('');
}

function withDigits(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** Only French has a space before the sign. */
function withPercentSign(number: string, locale: ContentLocale): string {
  return locale === 'fr' ? `${number}${NBSP}%` : `${number}%`;
}

/** @param value in percentage points */
export function formatPercent(value: number, locale: ContentLocale, digits = 2): string {
  return withPercentSign(formatNumber(value, locale, withDigits(digits)), locale);
}

/** Has a sign, unless it rounds to zero. @param value in percentage points */
export function formatPerformance(value: number, locale: ContentLocale): string {
  return withPercentSign(
    formatNumber(value, locale, { ...withDigits(2), signDisplay: 'exceptZero' }),
    locale,
  );
}

/** In millions, in French with a dot (behaviour.md §9): one decimal below ten, none from ten on. @param value in EUR */
export function formatAum(value: number, locale: ContentLocale): string {
  const millions = value / 1e6;
  const isSmall = Math.round(millions * 10) < 100;
  const number = formatNumber(millions, locale, withDigits(isSmall ? 1 : 0));
  return `${locale === 'fr' ? number.replaceAll(NBSP, '.') : number}${NBSP}M€`;
}

const currencySymbols = new Map<string, string>();

/** Falls back to the ISO 4217 code. */
export function currencySymbol(currency: string): string {
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

/** `1 234,56 €`, in Italian `1.234,56 €`, in English `€1,234.56` and `−€1,234.56`. */
export function formatAmount(value: number, currency: string, locale: ContentLocale, digits = 2): string {
  const symbol = currencySymbol(currency);
  const number = formatNumber(value, locale, withDigits(digits));
  return locale === 'en' ? number.replace(/^−?/, (sign) => sign + symbol) : `${number}${NBSP}${symbol}`;
}
