import { type ContentLocale, eachLocale } from '../content/contentLocales';
import { formatNumber } from '../locales/formatters';
import { localeDetails } from '../locales/localeDetails';

const NBSP = '\u00a0';

const monthFormats = eachLocale(
  (locale) =>
    new Intl.DateTimeFormat(localeDetails[locale].tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** The month of a day: octobre 2026, October 2026, ottobre 2026. */
export function formatMonth(date: string, locale: ContentLocale): string {
  return monthFormats[locale].format(new Date(`${date}T00:00:00Z`)).replace(' ', NBSP);
}

const countryNames = eachLocale(
  (locale) => new Intl.DisplayNames(localeDetails[locale].tag, { type: 'region' }),
);

/** @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, locale: ContentLocale): string {
  return countryNames[locale].of(code) ?? code;
}

/**
 * In millions, with a dot where the language parts thousands with a space (behaviour.md §9): one decimal below ten, none from ten on.
 * @param value in EUR
 */
export function formatAum(value: number, locale: ContentLocale): string {
  const millions = value / 1e6;
  const digits = Math.round(millions * 10) < 100 ? 1 : 0;
  return `${formatNumber(millions, locale, { min: digits, max: digits }).replaceAll(NBSP, '.')}${NBSP}M€`;
}
