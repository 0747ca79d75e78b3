import { type Locale, localeDetails } from './locales';

/** Making one takes longer than writing a hundred figures with it. */
const writers = new Map<string, Intl.NumberFormat>();

function writerOf(locale: Locale, min: number, max: number): Intl.NumberFormat {
  const key = `${locale} ${min} ${max}`;
  const writer =
    writers.get(key) ??
    new Intl.NumberFormat(localeDetails[locale].tag, {
      minimumFractionDigits: min,
      maximumFractionDigits: max,
    });
  writers.set(key, writer);
  return writer;
}

/** French separates thousands with a dot (behaviour.md §9), where `Intl` would use a narrow space. */
function writeNumber(value: number, locale: Locale, min: number, max: number): string {
  return writerOf(locale, min, max)
    .formatToParts(value)
    .map(({ type, value: text }) =>
      type === 'group' && locale === 'fr' ? '.' : type === 'minusSign' ? '−' : text,
    )
    .join('')
    .replace(/\u202f/g, '\u00a0');
}

/** `2.5` → `2,50 %` in French. @param value percent points */
export function formatPercent(value: number, locale: Locale, digits = 2): string {
  const number = writeNumber(value, locale, digits, digits);
  return locale === 'en' ? `${number}%` : `${number}\u00a0%`;
}

/** A percentage that says its sign: `+4,20 %` (behaviour.md §9); what rounds to zero has none. @param value percent points */
export function formatPerformance(value: number, locale: Locale): string {
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100 || 0;
  const text = formatPercent(rounded, locale);
  return rounded > 0 ? `+${text}` : text;
}

export function formatNumber(value: number, locale: Locale, digits: { min?: number; max: number }): string {
  return writeNumber(value, locale, digits.min ?? 0, digits.max);
}
