/**
 * True if a text can be shown as it was typed: no control characters but line breaks and tabs, none that change the
 * direction of the text beside it (https://trojansource.codes), and no half of a character.
 */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\n\r\t]|[\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u.test(text);
}

/** True if anything is left to read of HTML: a letter or a digit that stands in no tag and in no entity. */
export function hasWords(html: string): boolean {
  return /[\p{L}\p{N}]/u.test(html.replace(/<[^<>]*>|&#?\w+;/g, ''));
}
