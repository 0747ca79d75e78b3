import type { ContentLocale } from '../../content/contentLocales';
import { isIsin } from '../../content/schemas/isin';

/**
 * Stop words, folded. Letters that name shares (I, R, N, F, S) are not among them.
 */
const stopWords: Readonly<Record<ContentLocale, ReadonlySet<string>>> = {
  fr: new Set(
    'a au aux avec ce ces cette d dans de des du elle en est et il ils j je l la le les leur lui mais ne nos notre nous on ou par pas pour qu que qui sa se ses son sont sur un une vos votre vous y'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a an and are as at be but by for from has have he her his in is it its not of on or our she that the their they this to was we were which with you your'.split(
      ' ',
    ),
  ),
  it: new Set(
    'a ad ai al alla alle anche c che chi ci come con d da dai dal dalla dei del della delle di e ed gli il in l la le lo ma nei nel nella non o per piu quest questa questo se si sono su sul sulla un una uno'.split(
      ' ',
    ),
  ),
};

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
