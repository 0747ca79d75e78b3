export const contentLocales = ['fr', 'en', 'it'] as const;
export type ContentLocale = (typeof contentLocales)[number];

/** Something of each locale. The one place that names them again: all others are made of this or of the list. */
export function eachLocale<Value>(of: (locale: ContentLocale) => Value): Record<ContentLocale, Value> {
  return { fr: of('fr'), en: of('en'), it: of('it') };
}

/** A text in every locale. */
export type LocalisedText = Record<ContentLocale, string>;
