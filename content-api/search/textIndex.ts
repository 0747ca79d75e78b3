import MiniSearch, { type SearchOptions } from 'minisearch';
import type { ContentLocale } from '../parsing/content';
import type { IndexedItem } from './contentItem';
import { foldedWords, isEmptyWord, queryWords } from './foldedWords';

/** Fields of an item in which words are looked for. */
export const searchableFields = ['title', 'description', 'text', 'category', 'isin'] as const;
export type SearchableField = (typeof searchableFields)[number];

const boost = { isin: 8, title: 4, keywords: 2, category: 1.5, description: 1.5 };

export type TextSearch = { query: string; fields?: readonly SearchableField[] };

export type TextIndex = {
  /**
   * Positions in the list that was indexed, best match first, of those that `isWanted` lets through. All words must be
   * there, each as the beginning of a word; where nothing has them all, words that are nearly those; where nothing has
   * those either, any of them.
   */
  find: (search: TextSearch, isWanted: (position: number) => boolean) => number[];
};

/**
 * Letters that a word may differ by. What has digits (ISIN codes, years) is never another; long words are not compared,
 * because that takes time and nobody writes them.
 */
export function toleratedDistance(word: string): 0 | 1 | 2 {
  if (word.length < 4 || word.length > 24 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Each once, without empty words, except the last, which may be the beginning of another. */
function tellingWords(words: readonly string[], locale: ContentLocale): string[] {
  const isTelling = (word: string, index: number) =>
    !isEmptyWord(word, locale) || (index === words.length - 1 && word.length > 1);
  return [...new Set(words.filter(isTelling))];
}

/** From the strictest to the most tolerant way to look for words; the first that finds something is the answer. */
function searchAttempts(words: readonly string[], locale: ContentLocale) {
  const telling = tellingWords(words, locale);
  const full = telling.filter((word) => !isEmptyWord(word, locale));
  const attempts: { words: readonly string[]; options: SearchOptions }[] = [
    { words: telling, options: { combineWith: 'AND' } },
    { words: telling, options: { combineWith: 'AND', fuzzy: toleratedDistance } },
    { words: full, options: { combineWith: 'OR', fuzzy: toleratedDistance } },
  ];
  return attempts.filter((attempt) => attempt.words.length > 0);
}

type IndexedTexts = Record<SearchableField | 'keywords', string> & { id: number };

function indexedTexts({ item, keywords }: IndexedItem, id: number): IndexedTexts {
  const { title, description, text, category, isin } = item;
  return {
    id,
    title,
    description,
    text,
    category: category ?? '',
    isin: isin ?? '',
    keywords: keywords.join('\n'),
  };
}

/** The index of the items of one locale. Accents and case make no difference. */
export function textIndex(items: readonly IndexedItem[], locale: ContentLocale): TextIndex {
  const index = new MiniSearch<IndexedTexts>({
    fields: [...searchableFields, 'keywords'],
    tokenize: foldedWords,
    processTerm: (word) => (isEmptyWord(word, locale) ? null : word),
    searchOptions: {
      // Words of a query come ready, joined by spaces.
      tokenize: (words) => words.split(' '),
      processTerm: (word) => word,
      prefix: (word) => word.length > 1,
      boost,
    },
  });
  index.addAll(items.map(indexedTexts));

  return {
    find: ({ query, fields }, isWanted) => {
      const scope: SearchOptions = {
        ...(fields && { fields: [...fields] }),
        filter: ({ id }) => typeof id === 'number' && isWanted(id),
      };
      for (const { words, options } of searchAttempts(queryWords(query), locale)) {
        const results = index.search(words.join(' '), { ...options, ...scope });
        if (results.length === 0) continue;
        return results
          .map(({ id, score }: { id: number; score: number }) => ({ id, score }))
          .sort((one, other) => other.score - one.score || one.id - other.id)
          .map(({ id }) => id);
      }
      return [];
    },
  };
}
