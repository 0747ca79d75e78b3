import { isLocale, type Locale, localeDetails } from './localeDetails';

/** Keeps a date, and a figure and its unit, on one line. */
const NBSP = '\u00a0';

/** Remembers each value: creating a formatter takes longer than formatting a hundred values with it. */
function kept<Key, Value>(make: (key: Key) => NonNullable<Value>): (key: Key) => NonNullable<Value> {
  const values = new Map<Key, NonNullable<Value>>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    values.set(key, value);
    return value;
  };
}

const dayFormat = kept(
  (locale: Locale) =>
    new Intl.DateTimeFormat(localeDetails[locale].tag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A date stays on one line. In French the first of a month is `1er`, in Italian `1°`, which `Intl` does not write. */
export function unbrokenDate(date: string, locale: Locale): string {
  return date.replace(/^1 /, `${localeDetails[locale].firstDay ?? 1} `).replaceAll(' ', NBSP);
}

/** A calendar day, which has no time zone: `2026-11-01` → `1er novembre 2026`, `1 November 2026`, `1° novembre 2026`. */
export function formatDay(day: string, locale: Locale): string {
  return unbrokenDate(dayFormat(locale).format(new Date(`${day}T00:00:00Z`)), locale);
}

/** French parts thousands with a no-break space, as its texts do, where `Intl` has a narrow one. */
const withPlainSpaces = (text: string) => text.replaceAll('\u202f', NBSP);

/** Numbers that have a sign. Numbers that round to zero never have one. */
type SignDisplay = 'negative' | 'exceptZero';

const numberFormats = new Map<string, Intl.NumberFormat>();

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

/** Halves round away from zero. */
export function formatNumber(
  value: number,
  locale: Locale,
  { min = 0, max, sign = 'negative' }: { min?: number; max: number; sign?: SignDisplay },
): string {
  return withPlainSpaces(numberFormat(locale, min, max, sign).format(value).replace('-', '−'));
}

/** With a space before it in French, without one in English. */
const percentSign = kept((locale: Locale) =>
  withPlainSpaces(new Intl.NumberFormat(localeDetails[locale].tag, { style: 'percent' }).format(0)).replace(
    '0',
    '',
  ),
);

/** `2.5` → `2,50 %` in French, `2,50%` in Italian. @param value percent points */
export function formatPercent(value: number, locale: Locale, digits = 2, sign?: SignDisplay): string {
  return formatNumber(value, locale, { min: digits, max: digits, sign }) + percentSign(locale);
}

/** A percentage with its sign: `+4,20 %` (behaviour.md §9). @param value percent points */
export function formatPerformance(value: number, locale: Locale, digits = 2): string {
  return formatPercent(value, locale, digits, 'exceptZero');
}

const narrowSymbol = { style: 'currency', currencyDisplay: 'narrowSymbol' } as const;

/** The ISO 4217 code of a currency that has no symbol. */
export const currencySymbol = kept((currency: string) => {
  const parts = new Intl.NumberFormat('en', { ...narrowSymbol, currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
});

const isSymbolFirst = kept((locale: Locale) => {
  const format = new Intl.NumberFormat(localeDetails[locale].tag, { ...narrowSymbol, currency: 'EUR' });
  return format.formatToParts(0)[0]?.type === 'currency';
});

/** `1 234 €`, in Italian `1.234 €`, in English `€1,234` and `−€1,234`. @param currency ISO 4217 */
export function formatAmount(value: number, currency: string, locale: Locale, digits = 0): string {
  const symbol = currencySymbol(currency);
  const number = formatNumber(value, locale, { min: digits, max: digits });
  return isSymbolFirst(locale) ? number.replace(/^−?/, (sign) => sign + symbol) : `${number}${NBSP}${symbol}`;
}

/** `240 Ko`, `1,3 Mo`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const [kilobyte, megabyte] = localeDetails[locale].fileUnits ?? ['KB', 'MB'];
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000
    ? `${kilobytes}${NBSP}${kilobyte}`
    : `${formatNumber(bytes / 1_000_000, locale, { max: 1 })}${NBSP}${megabyte}`;
}

const languageNames = kept(
  (locale: Locale) => new Intl.DisplayNames(localeDetails[locale].tag, { type: 'language' }),
);

/** `en` → `anglais` in French. One that is not of the site has its code. */
export function languageName(language: string, locale: Locale): string {
  return isLocale(language) ? (languageNames(locale).of(language) ?? language) : language.toUpperCase();
}
