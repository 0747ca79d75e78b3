import { firstMatch } from './markTerms';
import { wordsIn } from './words';

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
