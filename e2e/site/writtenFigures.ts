import type { Locale } from '../../src/i18n/locales';

const nbsp = '\u00a0';

/** Two decimals, as readers of the language write them. */
export function writtenNumber(value: number, locale: Locale): string {
  const [whole = '', decimals = ''] = (Math.round(Math.abs(value) * 100) / 100).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : '.');
  return `${value < 0 ? '−' : ''}${grouped}${locale === 'en' ? '.' : ','}${decimals}`;
}

export function writtenPercent(value: number, locale: Locale): string {
  return `${writtenNumber(value, locale)}${locale === 'en' ? '' : nbsp}%`;
}

/** With a plus when positive; what is written as zero has no sign (behaviour.md §9). */
export function writtenPerformance(value: number, locale: Locale): string {
  if (Math.round(Math.abs(value) * 100) === 0) return writtenPercent(0, locale);
  return `${value > 0 ? '+' : ''}${writtenPercent(value, locale)}`;
}

const months: Record<Locale, string> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
};

/** @param day `YYYY-MM-DD` */
export function writtenDay(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const number = locale === 'fr' && date === '01' ? '1er' : String(Number(date));
  return `${number} ${months[locale].split(' ')[Number(month) - 1]} ${year}`;
}
