import type { Content } from '../../content/parsing/content';
import { type ContentLocale, contentLocales, eachLocale } from '../../content/contentLocales';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { catalogueOf } from './catalogue';
import { type ContentItem, type ItemField, itemFields } from './contentItem';
import type { ContentQuery, SortKey, Where } from './querySchema';

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/**
 * Positions of the item at a path, or of the items directly in a folder; with `deep` everything below too.
 * @param path without a trailing slash, in either Unicode normalisation
 * @returns null when there is no such item or folder
 */
function positionsAt(
  items: readonly ContentItem[],
  locale: ContentLocale,
  path: string,
  deep: boolean,
): number[] | null {
  const wanted = path.normalize('NFC');
  const paths = items.map((item) => item.path.normalize('NFC'));
  const own = paths.indexOf(wanted);
  const folders = [
    `/${locale}`,
    `/${locale}/pages`,
    `/${locale}/news`,
    `/${locale}/funds`,
    `/${locale}/documents`,
  ];
  if (own < 0 && !folders.includes(wanted)) return null;
  const isThere = (position: number, itemPath: string) => {
    if (position === own) return true;
    if (deep) return isBelow(itemPath, wanted);
    return own < 0 && items[position]?.dir.normalize('NFC') === wanted;
  };
  return paths.flatMap((itemPath, position) => (isThere(position, itemPath) ? [position] : []));
}

/** True if the item meets all conditions. */
export function isMatch(item: ContentItem, where: Where): boolean {
  return itemFields.every((field) => {
    const condition = where[field];
    if (condition === undefined) return true;
    const values: readonly unknown[] = [item[field]].flat();
    if (condition === null || typeof condition !== 'object') return values.includes(condition);
    const { $in, $gte, $lte } = condition;
    return values.some(
      (value) =>
        ($in?.some((wanted) => wanted === value) ?? true) &&
        ($gte === undefined || (typeof value === 'string' && value >= $gte)) &&
        ($lte === undefined || (typeof value === 'string' && value <= $lte)),
    );
  });
}

const collators = eachLocale((locale) => new Intl.Collator(locale, { numeric: true }));

/** Collated in the item's language. Absent values come last in either direction. */
function compareBy({ field, descending }: SortKey, one: ContentItem, other: ContentItem): number {
  const left = one[field];
  const right = other[field];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const order = collators[one.locale].compare(String(left), String(right));
  return descending ? -order : order;
}

/** Stable sort by the first key, then the second, and so on. */
export function sortedItems(items: readonly ContentItem[], keys: readonly SortKey[]): ContentItem[] {
  return items.toSorted((one, other) => {
    for (const key of keys) {
      const order = compareBy(key, one, other);
      if (order !== 0) return order;
    }
    return 0;
  });
}

type Surround = { slug?: string; path?: string; before: number; after: number };

function list(length: number, itemAt: (index: number) => ContentItem | undefined): (ContentItem | null)[] {
  return Array.from({ length }, (_, index) => itemAt(index) ?? null);
}

/**
 * The `before` items ahead of one and the `after` items behind it: null where there is none, and everywhere when the
 * list does not contain the item.
 */
export function surroundings(items: readonly ContentItem[], surround: Surround): (ContentItem | null)[] {
  const { before, after } = surround;
  const slug = surround.slug?.normalize('NFC');
  const path = surround.path?.normalize('NFC');
  const at = items.findIndex(
    (item) => item.slug.normalize('NFC') === slug || item.path.normalize('NFC') === path,
  );
  if (at < 0) return list(before + after, () => undefined);
  return [
    ...list(before, (index) => items[at - before + index]),
    ...list(after, (index) => items[at + 1 + index]),
  ];
}

type ShownItem = Partial<ContentItem>;

type ContentAnswer = { items: ShownItem[]; total: number } | { items: (ShownItem | null)[] };

/** @throws HttpError 404 for an unknown locale */
function readPath(path: string): { locale: ContentLocale; path: string } {
  const segments = path.split('/').filter((segment) => segment !== '');
  const locale = contentLocales.find((candidate) => candidate === segments[0]);
  if (!locale) throw new HttpError(httpProblems.invalidLocale);
  return { locale, path: `/${segments.join('/')}` };
}

function shownFields({ text, only, without }: ContentQuery): ItemField[] {
  return itemFields.filter(
    (field) =>
      (field !== 'text' || text) && (only?.includes(field) ?? true) && !(without?.includes(field) ?? false),
  );
}

/**
 * Answers a query for the items at or below a path, as Nuxt Content 1 does: `surround` ignores `search`, `limit` and
 * `skip`.
 * @throws HttpError 404
 */
export function answerContentQuery(
  content: Content,
  requestedPath: string,
  query: ContentQuery,
): ContentAnswer {
  const { locale, path } = readPath(requestedPath);
  const { items, index } = catalogueOf(content, locale);
  const positions = positionsAt(items, locale, path, query.deep);
  if (!positions) throw new HttpError(httpProblems.nothingAt(path));
  const itemsOf = (found: readonly number[]) => found.flatMap((position) => items[position] ?? []);
  const candidates = new Set(
    positions.filter((position) => {
      const item = items[position];
      return item !== undefined && isMatch(item, query.where);
    }),
  );
  const fields = shownFields(query);
  const shown = (item: ContentItem): ShownItem =>
    Object.fromEntries(fields.map((field) => [field, item[field]]));

  if (query.surround) {
    const around = surroundings(sortedItems(itemsOf([...candidates]), query.sortBy), query.surround);
    return { items: around.map((item) => item && shown(item)) };
  }
  const isSearched = query.search !== undefined && query.search.query.trim() !== '';
  const found =
    query.search && isSearched
      ? index.find(query.search, (position) => candidates.has(position))
      : [...candidates];
  const sorted = sortedItems(itemsOf(found), query.sortBy);
  return {
    items: sorted.slice(query.skip, query.skip + query.limit).map(shown),
    total: sorted.length,
  };
}
