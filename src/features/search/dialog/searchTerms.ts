/** Runs of letters and digits, with their combining marks. */
const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Strips case, accents and ligatures, as the content API does: `Émergents` becomes `emergents`. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss');
}

function foldedWords(text: string): string[] {
  return (text.match(words) ?? []).map(folded);
}

/** A folded word and its position in the text. */
type Word = { folded: string; start: number; end: number };

function wordsIn(text: string): Word[] {
  return [...text.matchAll(words)].map(({ 0: word, index }) => ({
    folded: folded(word),
    start: index,
    end: index + word.length,
  }));
}

/** Letters and digits over all terms: fewer would match everything. */
const minQueryLength = 2;

/** Limits of the content API. */
const maxTerms = 12;
export const maxQueryLength = 100;

/** The folded words of a query; none when it is too short to search. */
export function queryTerms(query: string): string[] {
  const terms = foldedWords(query.slice(0, maxQueryLength)).slice(0, maxTerms);
  return terms.join('').length < minQueryLength ? [] : terms;
}

type TextPart = { text: string; isMarked: boolean };

/** Shorter terms begin too many words: they match whole words only. */
const minPrefixLength = 3;

function answers(word: Word, term: string): boolean {
  return word.folded === term || (term.length >= minPrefixLength && word.folded.startsWith(term));
}

/** Splits a text into parts; a word that begins with a term is marked as a whole. */
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

/** The first occurrence of the longest term that occurs. */
function firstMatch(text: string, terms: readonly string[]): Word | undefined {
  const words = wordsIn(text);
  for (const term of [...terms].sort((one, other) => other.length - one.length)) {
    const found = words.find((word) => answers(word, term));
    if (found) return found;
  }
  return undefined;
}

/** Characters of two or three lines on a phone. */
const excerptLength = 160;
/** Characters before the match. */
const lead = 50;

/** Cuts the text around a position, between words, with ellipses. */
function cutAround(text: string, position: number): string {
  if (text.length <= excerptLength) return text;
  const from = Math.max(0, Math.min(position - lead, text.length - excerptLength));
  const words = wordsIn(text).filter(({ start, end }) => start >= from && end <= from + excerptLength);
  const [first] = words;
  const last = words.at(-1);
  // A word longer than the excerpt.
  if (!first || !last) return `${text.slice(from, from + excerptLength)}…`;
  const start = from === 0 ? 0 : first.start;
  const isWhole = from + excerptLength >= text.length;
  const body = text.slice(start, isWhole ? text.length : last.end);
  return `${start > 0 ? '… ' : ''}${body}${isWhole ? '' : '…'}`;
}

/**
 * A line that shows why an item matched: from its description if that matches, else from its text. If neither does
 * (a match in the title, or despite a typo), the description.
 */
export function excerptOf(description: string, text: string, terms: readonly string[]): string {
  const summary = description.replace(/\s+/g, ' ').trim();
  const body = text.replace(/\s+/g, ' ').trim();
  const inSummary = firstMatch(summary, terms);
  if (inSummary) return cutAround(summary, inSummary.start);
  const inBody = firstMatch(body, terms);
  if (inBody) return cutAround(body, inBody.start);
  return cutAround(summary || body, 0);
}
