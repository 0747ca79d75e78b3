/**
 * Characters that the standard PDF fonts lack, and what stands for each. A narrow no-break space becomes a plain one
 * that does not break either; a minus sign becomes an en dash, as wide as a plus.
 */
const STAND_INS: Record<string, string> = {
  '\u202f': '\u00a0',
  '\u2007': '\u00a0',
  '\u2009': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2212': '–',
  '\u2032': '’',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2192': '>',
  '₂': '2',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  đ: 'd',
  Đ: 'D',
};

/** Code points of Windows-1252 beyond Latin-1. */
const WINDOWS_1252 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    character === '\n' ||
    (code >= 0x20 && code < 0x7f) ||
    (code >= 0xa0 && code <= 0xff) ||
    WINDOWS_1252.has(character)
  );
}

function withoutDiacritics(character: string): string {
  return character.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/**
 * A text that the standard PDF fonts can set: what they lack is replaced by its stand-in, else loses its accents, else
 * becomes a question mark. Invisible characters disappear.
 */
export function winAnsiText(text: string): string {
  return Array.from(text.normalize('NFC').replace(/[\p{Cf}]/gu, ''), (character) => {
    if (isPrintable(character)) return character;
    const standIn = STAND_INS[character] ?? withoutDiacritics(character);
    return Array.from(standIn).every(isPrintable) ? standIn : '?';
  }).join('');
}
