import { foldedWords } from './words';

/** Of letters and digits, over all terms: fewer would find everything. */
export const shortestQuery = 2;

/** What the content API takes at most. */
const mostTerms = 12;
export const longestQuery = 100;

/** The words of what was typed, folded; none where there is too little to look for. */
export function queryTerms(query: string): string[] {
  const terms = foldedWords(query.slice(0, longestQuery)).slice(0, mostTerms);
  return terms.join('').length < shortestQuery ? [] : terms;
}
