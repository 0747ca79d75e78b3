/** The languages of the site. A language is one entry here, its dictionaries beside this file, and its content. */
export const locales = ['fr', 'en', 'it'] as const;

export type Locale = (typeof locales)[number];

/** Also the fallback for visitors whose language is not served (behaviour.md §9). */
export const defaultLocale: Locale = 'fr';

interface LocaleDetails {
  /** The BCP 47 tag for `Intl` and Open Graph. */
  tag: string;
  /** The name in menus. */
  label: string;
  /** The language's own name. */
  name: string;
  /** The language's word for "language". */
  languageWord: string;
  /** The first day of a month, where `Intl` writes it as a plain 1. */
  firstDay?: string;
  /** Kilobyte and megabyte, where they are not KB and MB. */
  fileUnits?: readonly [string, string];
}

export const localeDetails: Readonly<Record<Locale, LocaleDetails>> = {
  fr: {
    tag: 'fr-FR',
    label: 'FR',
    name: 'Français',
    languageWord: 'Langue',
    firstDay: '1er',
    fileUnits: ['Ko', 'Mo'],
  },
  en: { tag: 'en-GB', label: 'EN', name: 'English', languageWord: 'Language' },
  it: { tag: 'it-IT', label: 'IT', name: 'Italiano', languageWord: 'Lingua', firstDay: '1°' },
};

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** Something of each locale, in the order of the locales. */
export function eachLocale<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
  // The type of `fromEntries` does not tell that all keys are there.
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>;
}
