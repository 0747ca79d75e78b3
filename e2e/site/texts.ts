import enChart from '../../locales/en/chart.json';
import en from '../../locales/en/funds.json';
import frChart from '../../locales/fr/chart.json';
import fr from '../../locales/fr/funds.json';
import itChart from '../../locales/it/chart.json';
import it from '../../locales/it/funds.json';
import type { Locale } from '../../src/i18n/locales';

export const fundTexts = { fr, en, it } satisfies Record<Locale, typeof en>;

export const chartTexts = { fr: frChart, en: enChart, it: itChart } satisfies Record<Locale, typeof enChart>;

const place = /\{\{(\w+)\}\}/g;

/** A dictionary text with its placeholders filled in. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(place, (_, name: string) => String(values[name] ?? ''));
}

/** Matches a dictionary text with any values in its placeholders. */
export function withAnyValues(text: string): RegExp {
  const escaped = text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(escaped.join('.+'));
}
