import { contentApi } from '../../locales/contentApi.generated';
import { type ContentLocale, eachLocale } from '../../content/contentLocales';
import { isIsin } from '../../content/schemas/isin';

/** Letters that name shares (I, R, N, F, S) are not among them. */
const stopWords = eachLocale((locale) => new Set(contentApi[locale].stopWords.split(' ')));

export function isStopWord(word: string, locale: ContentLocale): boolean {
  return stopWords[locale].has(word);
}

/** Strips case, accents and ligatures: `Œuvres ÉMERGENTES` becomes `oeuvres emergentes`. */
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
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words of a query. An ISIN is one word, however it is spaced. */
export function queryWords(query: string): string[] {
  const unspaced = query.replace(/\s/g, '').toUpperCase();
  return isIsin(unspaced) ? [folded(unspaced)] : foldedWords(query);
}
