/** Letters and digits that stand together; marks are parts of the letters before them. */
const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Without case, accents and ligatures, as the content API compares: `Émergents` is `emergents`. */
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

/** A word of a text, folded, and where it stands. */
type Word = { folded: string; start: number; end: number };

function wordsIn(text: string): Word[] {
  return [...text.matchAll(words)].map(({ 0: word, index }) => ({
    folded: folded(word),
    start: index,
    end: index + word.length,
  }));
}

/** Of letters and digits, over all terms: fewer would find everything. */
const shortestQuery = 2;

/** What the content API takes at most. */
const mostTerms = 12;
export const longestQuery = 100;

/** The words of what was typed, folded; none where there is too little to look for. */
export function queryTerms(query: string): string[] {
  const terms = foldedWords(query.slice(0, longestQuery)).slice(0, mostTerms);
  return terms.join('').length < shortestQuery ? [] : terms;
}

/** A piece of a text, and whether it is a word that was looked for. */
type TextPart = { text: string; isMarked: boolean };

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
function firstMatch(text: string, terms: readonly string[]): Word | undefined {
  const words = wordsIn(text);
  for (const term of [...terms].sort((one, other) => other.length - one.length)) {
    const found = words.find((word) => answers(word, term));
    if (found) return found;
  }
  return undefined;
}

/** In characters: two or three lines on a phone. */
const excerptLength = 160;
/** What precedes the match, in characters. */
const lead = 50;

/** A part of the text around a place, cut between words; an ellipsis stands for what is left out. */
function cutAround(text: string, place: number): string {
  if (text.length <= excerptLength) return text;
  const from = Math.max(0, Math.min(place - lead, text.length - excerptLength));
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
 * A line that shows why an item was found: its description where that holds what was looked for, else the part of its text
 * that does. Where neither does – a word found in the title, or in spite of a typing error – the description.
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
