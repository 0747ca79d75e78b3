import { isRecord } from '../../platform/jsonValues';
import type { DifferenceOf, FieldValue, PathPart, Title } from '../../contract/revisionSchemas';

type Scalar = string | number | boolean;

type Add = (difference: DifferenceOf<'field' | 'order'>) => void;

/** Entries that are named where their order has changed. */
const shownEntries = 30;

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function titleIn(value: unknown): Title | undefined {
  if (typeof value === 'string' && value !== '') return value;
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(value).filter(
    (text): text is [string, string] => typeof text[1] === 'string' && text[1] !== '',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Fields that identify an entry of a list, the surest first. */
const identities = ['isin', 'code', 'type', 'country', 'template', 'locale', 'name', 'title'];

function identityOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const title = identities.map((name) => titleIn(entry[name])).find((found) => found !== undefined);
  return typeof title === 'object' ? Object.values(title)[0] : title;
}

/** Characters shown of a name or title: a hostile one has millions. */
const longestName = 120;

function shortTitle(title: Title): Title {
  if (typeof title === 'string') return title.slice(0, longestName);
  const short = Object.entries(title).slice(0, 3);
  return Object.fromEntries(short.map(([locale, text]) => [locale, text.slice(0, longestName)]));
}

function partOf(entry: unknown, index: number): Exclude<PathPart, string> {
  if (!isRecord(entry)) return { entry: String(index + 1) };
  const { name, title, texts, date } = entry;
  const shown = titleIn(name) ?? titleIn(title) ?? (isRecord(texts) ? titleIn(texts['title']) : undefined);
  return {
    entry: (identityOf(entry) ?? String(index + 1)).slice(0, longestName),
    ...(shown !== undefined && { title: shortTitle(shown) }),
    ...(typeof date === 'string' && { date: date.slice(0, longestName) }),
  };
}

interface Pair {
  before?: unknown;
  after?: unknown;
  /** Index in the newer list, else in the older one. */
  index: number;
  /** Index in the older list. */
  oldIndex?: number;
}

/**
 * Pairs entries of two lists that are the same thing: they are equal, or have the same identity and date, or the same
 * identity. Entries of the older list only come last.
 */
function pairsOf(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const left = new Set(before.keys());
  const partners = new Map<number, number>();
  const named = (entry: unknown, index: number) => identityOf(entry) ?? `#${index}`;
  const dateIn = (entry: unknown) => (isRecord(entry) ? String(entry['date']) : '');
  for (const keyOf of [
    (entry: unknown) => JSON.stringify(entry),
    (entry: unknown, index: number) => `${named(entry, index)} ${dateIn(entry)}`,
    named,
  ]) {
    const free = new Map<string, number[]>();
    // The first of several comes last, where it is taken from.
    for (const index of [...left].toReversed()) {
      const key = keyOf(before[index], index);
      const known = free.get(key);
      if (known) known.push(index);
      else free.set(key, [index]);
    }
    for (const [index, entry] of after.entries()) {
      const partner = partners.has(index) ? undefined : free.get(keyOf(entry, index))?.pop();
      if (partner === undefined) continue;
      partners.set(index, partner);
      left.delete(partner);
    }
  }
  return [
    ...after.map((entry, index) => {
      const oldIndex = partners.get(index);
      return oldIndex === undefined
        ? { after: entry, index }
        : { before: before[oldIndex], after: entry, index, oldIndex };
    }),
    ...Array.from(left, (index) => ({ before: before[index], index })),
  ];
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: PathPart[], add: Add) {
  const pairs = pairsOf(before, after);
  for (const { before: old, after: fresh, index } of pairs) {
    compareValues(old, fresh, [...path, partOf(fresh ?? old, index)], add);
  }
  const common = pairs.filter(({ oldIndex }) => oldIndex !== undefined);
  const old = common.toSorted((a, b) => (a.oldIndex ?? 0) - (b.oldIndex ?? 0));
  const [was, is] = [old, common].map((all) =>
    all.map(({ after: entry, index }) => {
      const part = partOf(entry, index);
      return part.title ?? part.entry;
    }),
  );
  if (!was || !is || JSON.stringify(was) === JSON.stringify(is)) return;
  add({ type: 'order', path, before: was.slice(0, shownEntries), after: is.slice(0, shownEntries) });
}

/** A scalar or a list of scalars; `null` if it is empty. */
function leafOf(value: unknown): FieldValue {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.filter(isScalar);
  return isScalar(value) ? value : JSON.stringify(value);
}

function isListOfEntries(value: unknown): value is unknown[] {
  return Array.isArray(value) && !value.every(isScalar);
}

/** Tells each difference of two values that YAML holds. */
export function compareValues(before: unknown, after: unknown, path: PathPart[], add: Add): void {
  if (before === after) return;
  const isOfLists = isListOfEntries(before) || isListOfEntries(after);
  if (isOfLists) {
    compareLists(Array.isArray(before) ? before : [], Array.isArray(after) ? after : [], path, add);
  }
  const [old, fresh] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  // Fields are in the order of the newer file, which the reader knows.
  for (const name of new Set([...Object.keys(fresh), ...Object.keys(old)])) {
    compareValues(memberOf(old, name), memberOf(fresh, name), [...path, name.slice(0, longestName)], add);
  }
  // A text that has become texts by language, or the other way round.
  const leaf = (value: unknown) => (isRecord(value) || (isOfLists && Array.isArray(value)) ? null : value);
  compareLeaves(leaf(before), leaf(after), path, add);
}

/** `constructor` is what every object inherits. */
function memberOf(record: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function compareLeaves(before: unknown, after: unknown, path: PathPart[], add: Add): void {
  const [old, fresh] = [leafOf(before), leafOf(after)];
  if (JSON.stringify(old) !== JSON.stringify(fresh)) add({ type: 'field', path, before: old, after: fresh });
}
