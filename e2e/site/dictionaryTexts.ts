import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dictionaries } from 'i18next';
import type consent from '../../locales/fr/consent.json';
import { eachLocale, type Locale } from '../../src/i18n/locales';

type AllDictionaries = Dictionaries & { consent: typeof consent };

/** A dictionary in each language. */
export function dictionaries<Name extends keyof AllDictionaries>(
  name: Name,
): Record<Locale, AllDictionaries[Name]> {
  const read = (locale: Locale) => {
    const file = path.join(__dirname, '../../locales', locale, `${name}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as AllDictionaries[Name];
  };
  return eachLocale(read);
}

export const fundTexts = dictionaries('funds');

export const chartTexts = dictionaries('chart');

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
