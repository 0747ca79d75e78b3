/**
 * True if a text can be shown as it was typed: no control characters but line breaks and tabs, none that change the
 * direction of the text beside it (https://trojansource.codes), and no half of a character.
 */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\n\r\t]|[\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u.test(text);
}
