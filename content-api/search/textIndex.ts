import MiniSearch, { type MatchInfo, type SearchOptions } from 'minisearch';
import type { ContentLocale } from '../../content/contentLocales';
import type { IndexedItem } from './contentItem';
import { foldedWords, isStopWord, queryWords } from './foldedWords';

export const searchableFields = ['title', 'description', 'text', 'category', 'isin'] as const;
type SearchableField = (typeof searchableFields)[number];

const boost = { isin: 8, title: 4, keywords: 2, category: 1.5, description: 1.5 };

/** There are many, of few words each: pages, funds and news come first where both have a word. */
const documentBoost = 0.5;

export type TextSearch = { query: string; fields?: readonly SearchableField[] };

export type TextIndex = {
  /**
   * Positions in the indexed list, best match first, that pass `isWanted`. All words must match by prefix; if nothing
   * does, fuzzily; if nothing does either, any of them.
   */
  find: (search: TextSearch, isWanted: (position: number) => boolean) => number[];
};

/**
 * Maximum edit distance. Words with digits (ISINs, years) must match exactly; long words are not compared, because that
 * is slow and nobody types them.
 */
export function toleratedDistance(word: string): 0 | 1 | 2 {
  if (word.length < 4 || word.length > 24 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Deduplicated. The last word stays even if it is a stop word: it may be the beginning of another. */
function withoutStopWords(words: readonly string[], locale: ContentLocale): string[] {
  const isSearched = (word: string, index: number) =>
    !isStopWord(word, locale) || (index === words.length - 1 && word.length > 1);
  return [...new Set(words.filter(isSearched))];
}

/** From the strictest to the most tolerant; the first attempt with results wins. */
function searchAttempts(words: readonly string[], locale: ContentLocale) {
  const searched = withoutStopWords(words, locale);
  const full = searched.filter((word) => !isStopWord(word, locale));
  const attempts: { words: readonly string[]; options: SearchOptions }[] = [
    { words: searched, options: { combineWith: 'AND' } },
    { words: searched, options: { combineWith: 'AND', fuzzy: toleratedDistance } },
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
    processTerm: (word) => (isStopWord(word, locale) ? null : word),
    searchOptions: {
      // `queryWords` has tokenised the query.
      tokenize: (words) => words.split(' '),
      processTerm: (word) => word,
      prefix: (word) => word.length > 1,
      boost,
      boostDocument: (id) => (items[Number(id)]?.item.kind === 'document' ? documentBoost : 1),
    },
  });
  index.addAll(items.map(indexedTexts));
  // Else a fund's name would find all that it has published.
  const isNamed = (id: number, match: MatchInfo) =>
    items[id]?.item.kind !== 'document' ||
    Object.values(match).some((found) => found.includes('keywords') || found.includes('isin'));

  return {
    find: ({ query, fields }, isWanted) => {
      const scope: SearchOptions = {
        ...(fields && { fields: [...fields] }),
        filter: ({ id, match }) => typeof id === 'number' && isWanted(id) && isNamed(id, match),
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
