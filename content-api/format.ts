import type { DocumentLocale } from './documents/fundDocumentInput';
import type { ContentLocale } from './parsing/content';

const FORMATS: Record<DocumentLocale, Intl.DateTimeFormat> = {
  fr: longDate('fr-FR'),
  en: longDate('en-GB'),
  it: longDate('it-IT'),
};

function longDate(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** `2026-10-30` in full: 30 octobre 2026, 30 October 2026, 30 ottobre 2026. */
export function writtenDate(date: string, locale: DocumentLocale): string {
  return FORMATS[locale]
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/^1 (?=\D)/, locale === 'fr' ? '1er ' : '1 ');
}

/** Between a figure and its unit, so that they stay on one line. */
const NBSP = '\u00a0';

const languages: Record<ContentLocale, string> = { fr: 'fr-FR', en: 'en-GB', it: 'it-IT' };

/**
 * A number for the locale: French and Italian separate thousands with a dot (behaviour.md §9), where `Intl` gives French a
 * narrow space. Halves round away from zero.
 */
function writeNumber(value: number, locale: ContentLocale, options: Intl.NumberFormatOptions = {}): string {
  const format = new Intl.NumberFormat(languages[locale], { useGrouping: 'always', ...options });
  const texts: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
    minusSign: '−',
    ...(locale === 'fr' && { group: '.' }),
  };
  return format
    .formatToParts(value)
    .map((part) => texts[part.type] ?? part.value)
    .join('');
}

function withDigits(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** @param value percent points */
export function writePercent(value: number, locale: ContentLocale, digits = 2): string {
  const number = writeNumber(value, locale, withDigits(digits));
  return locale === 'en' ? `${number}%` : `${number}${NBSP}%`;
}

/** A percentage that says its sign; what rounds to zero has none. @param value percent points */
export function writePerformance(value: number, locale: ContentLocale): string {
  const number = writeNumber(value, locale, { ...withDigits(2), signDisplay: 'exceptZero' });
  return locale === 'en' ? `${number}%` : `${number}${NBSP}%`;
}

/** Assets under management in millions: whole from ten on, below with one decimal. @param value EUR */
export function writeAum(value: number, locale: ContentLocale): string {
  const millions = value / 1e6;
  const isSmall = Math.round(millions * 10) < 100;
  return `${writeNumber(millions, locale, withDigits(isSmall ? 1 : 0))}${NBSP}M€`;
}

/** The sign of a currency (ISO 4217), its code where it has none. */
export function currencySymbol(currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** An amount with its currency's sign: `1.234,56 €`, in English `€1,234.56`. */
export function writeAmount(value: number, currency: string, locale: ContentLocale, digits = 2): string {
  const symbol = currencySymbol(currency);
  if (locale !== 'en') return `${writeNumber(value, locale, withDigits(digits))}${NBSP}${symbol}`;
  const number = writeNumber(Math.abs(value), locale, withDigits(digits));
  return `${value < 0 ? '−' : ''}${symbol}${number}`;
}
