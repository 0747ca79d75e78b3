import enChart from '../../locales/en/chart.json';
import en from '../../locales/en/funds.json';
import frChart from '../../locales/fr/chart.json';
import fr from '../../locales/fr/funds.json';
import itChart from '../../locales/it/chart.json';
import it from '../../locales/it/funds.json';
import type { Locale } from '../../src/i18n/locales';

export const fundTexts = { fr, en, it } satisfies Record<Locale, typeof en>;

export const chartTexts = { fr: frChart, en: enChart, it: itChart } satisfies Record<Locale, typeof enChart>;

/** The name that a part of the dictionaries has for a code. */
export function nameIn(names: Record<string, unknown>, code: string): string {
  const name = names[code];
  return typeof name === 'string' ? name : code;
}
