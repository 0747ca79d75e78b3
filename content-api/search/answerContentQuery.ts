import { type Content, type ContentLocale, contentLocales } from '../parsing/content';
import { RequestError } from '../server/requestError';
import { catalogueOf } from './catalogue';
import { type ContentItem, type ItemField, itemFields } from './contentItem';
import { positionsAt } from './positionsAt';
import { matcherOf } from './matchWhere';
import type { ContentQuery } from './querySchema';
import { sortedItems } from './sortedItems';
import { surroundings } from './surroundings';

export type ShownItem = Partial<ContentItem>;

export type ContentAnswer = { items: ShownItem[]; total: number } | { items: (ShownItem | null)[] };

/** Segments of a path, and the locale that the first of them names. @throws RequestError 404 */
function readPath(path: string): { locale: ContentLocale; path: string } {
  const segments = path.split('/').filter((segment) => segment !== '');
  const locale = contentLocales.find((candidate) => candidate === segments[0]);
  if (!locale) throw new RequestError(404, 'Invalid locale');
  return { locale, path: `/${segments.join('/')}` };
}

function shownFields({ text, only, without }: ContentQuery): ItemField[] {
  return itemFields.filter(
    (field) =>
      (field !== 'text' || text) && (only?.includes(field) ?? true) && !(without?.includes(field) ?? false),
  );
}

/**
 * What is at a path, or below it, and fulfils the query; in the manner of Nuxt Content 1, whose `surround` leaves
 * `search`, `limit` and `skip` out of account.
 * @throws RequestError 404
 */
export function answerContentQuery(
  content: Content,
  requestedPath: string,
  query: ContentQuery,
): ContentAnswer {
  const { locale, path } = readPath(requestedPath);
  const { items, index } = catalogueOf(content, locale);
  const positions = positionsAt(items, locale, path, query.deep);
  if (!positions) throw new RequestError(404, `There is nothing at ${path}`);
  const matches = query.where ? matcherOf(query.where) : () => true;
  const itemsOf = (found: readonly number[]) => found.flatMap((position) => items[position] ?? []);
  const kept = new Set(
    positions.filter((position) => {
      const item = items[position];
      return item !== undefined && matches(item);
    }),
  );
  const fields = shownFields(query);
  const shown = (item: ContentItem): ShownItem =>
    Object.fromEntries(fields.map((field) => [field, item[field]]));

  if (query.surround) {
    const around = surroundings(sortedItems(itemsOf([...kept]), query.sortBy), query.surround);
    return { items: around.map((item) => item && shown(item)) };
  }
  const isSearched = query.search !== undefined && query.search.query.trim() !== '';
  const found =
    query.search && isSearched ? index.find(query.search, (position) => kept.has(position)) : [...kept];
  const sorted = sortedItems(itemsOf(found), query.sortBy);
  return {
    items: sorted.slice(query.skip, query.skip + query.limit).map(shown),
    total: sorted.length,
  };
}
