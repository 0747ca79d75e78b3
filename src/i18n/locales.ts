/**
 * The one list of locales. `tag` is the BCP 47 tag for `Intl` and Open Graph, `label` what menus show, `name` the
 * language's own name, `languageWord` its word for "language".
 */
export const localeDetails = {
  fr: { tag: 'fr-FR', label: 'FR', name: 'Français', languageWord: 'Langue' },
  en: { tag: 'en-GB', label: 'EN', name: 'English', languageWord: 'Language' },
  it: { tag: 'it-IT', label: 'IT', name: 'Italiano', languageWord: 'Lingua' },
} as const;

export type Locale = keyof typeof localeDetails;

export const locales = ['fr', 'en', 'it'] as const satisfies readonly Locale[];

/** Also the fallback for visitors whose language is not served (behaviour.md §9). */
export const defaultLocale: Locale = 'fr';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** @throws Error `Invalid locale` when the value is none of the configured locales (behaviour.md §2.1, §8). */
export function parseLocale(value: unknown): Locale {
  if (!isLocale(value)) throw new Error('Invalid locale');
  return value;
}

/** The selected locale: the first segment of the path (behaviour.md §4.1). @throws Error `Invalid locale` for any other. */
export function localeOfPath(path: string): Locale {
  return parseLocale(path.split('/')[1]);
}

/** The first of the visitor's languages that the site is written in; French otherwise. */
export function preferredLocale(languageTags: readonly string[]): Locale {
  const languages = languageTags.map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.find(isLocale) ?? defaultLocale;
}
