import { defaultLocale, isLocale, type Locale } from '../../locales/localeDetails';

export {
  defaultLocale,
  eachLocale,
  isLocale,
  type Locale,
  localeDetails,
  locales,
} from '../../locales/localeDetails';

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
