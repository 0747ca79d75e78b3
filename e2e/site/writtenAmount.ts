import type { Locale } from '../../src/i18n/locales';
import { writtenNumber } from './writtenFigures';

const signs: Record<string, string> = { EUR: '€', USD: '$' };

/** An amount above zero with its currency's sign: `1.234,56 €`, in English `€1,234.56`. */
export function writtenAmount(value: number, currency: string, locale: Locale): string {
  const [number, sign] = [writtenNumber(value, locale), signs[currency] ?? currency];
  return locale === 'en' ? `${sign}${number}` : `${number}\u00a0${sign}`;
}
