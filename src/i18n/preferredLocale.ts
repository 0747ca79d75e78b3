import { defaultLocale, isLocale, type Locale } from './locales';

/** The first language tag that the site speaks, in the visitor's order of preference; French otherwise. */
export function preferredLocale(languageTags: readonly string[]): Locale {
  const languages = languageTags.map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.find(isLocale) ?? defaultLocale;
}
