import { eachLocale, type Locale, locales } from '../locales/localeDetails';

/** The content is in the languages of the site. */
export { eachLocale, locales as contentLocales, type Locale as ContentLocale };

/** A text in every locale. */
export type LocalisedText = Record<Locale, string>;
