import { type Word, wordsIn } from './words';

/** A piece of a text, and whether it is a word that was looked for. */
export type TextPart = { text: string; isMarked: boolean };

/** Shorter terms begin too many words: they are looked for as whole words. */
const shortestStart = 3;

function answers(word: Word, term: string): boolean {
  return word.folded === term || (term.length >= shortestStart && word.folded.startsWith(term));
}

/** The text in pieces that together are all of it; words that begin with a term are marked as a whole. */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const word of wordsIn(text)) {
    if (!terms.some((term) => answers(word, term))) continue;
    if (word.start > end) parts.push({ text: text.slice(end, word.start), isMarked: false });
    parts.push({ text: text.slice(word.start, word.end), isMarked: true });
    end = word.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}

/** Where the longest of the terms that occur occurs first. */
export function firstMatch(text: string, terms: readonly string[]): Word | undefined {
  const words = wordsIn(text);
  for (const term of [...terms].sort((one, other) => other.length - one.length)) {
    const found = words.find((word) => answers(word, term));
    if (found) return found;
  }
  return undefined;
}
