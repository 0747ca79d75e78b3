import en from '../../../../locales/en/search.json';
import fr from '../../../../locales/fr/search.json';
import it from '../../../../locales/it/search.json';
import type { Locale } from '../../../i18n/locales';

export type SearchWords = typeof fr;

/** Imported with the dialog: the bar is outside the i18n provider. */
export const searchDictionary = { fr, en, it } satisfies Record<Locale, SearchWords>;

/** Interpolates `{{name}}`. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
