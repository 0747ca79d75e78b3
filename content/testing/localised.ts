import { eachLocale, type LocalisedText } from '../contentLocales';

/** A text in every locale, French by default. */
export function localised(fr: string, en = fr, it = fr): LocalisedText {
  return { ...eachLocale(() => fr), en, it };
}
