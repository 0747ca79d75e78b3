/** Letters and digits that stand together; marks are parts of the letters before them. */
const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Without case, accents and ligatures, as the content API compares: `Émergents` is `emergents`. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss');
}

export function foldedWords(text: string): string[] {
  return (text.match(words) ?? []).map(folded);
}

/** A word of a text, folded, and where it stands. */
export type Word = { folded: string; start: number; end: number };

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(words)].map(({ 0: word, index }) => ({
    folded: folded(word),
    start: index,
    end: index + word.length,
  }));
}
