import type { LocalisedText } from '../../parsing/content';

/** A text in every locale; French where no other is given. */
export function localised(fr: string, en = fr, it = fr): LocalisedText {
  return { fr, en, it };
}
