import { locales } from '../../../src/i18n/locales';
import { bodyField, type Json } from '../../api';
import { isMap, type JsonMap, type Path } from './fieldEdits';

const inLocales = (): JsonMap => Object.fromEntries(locales.map((locale) => [locale, '']));

/** Fields that a file may have, for those that are missing in it. Content's own rules say which of them it needs. */
const shapes: readonly (readonly [RegExp, () => JsonMap])[] = [
  [
    /^news\/[^/]+\/news\.yaml$/,
    () => ({
      category: '',
      routeType: '',
      mediaType: '',
      externalUrl: '',
      documentTitle: inLocales(),
      funds: [],
      publishAt: '',
      expireAt: '',
      updatedAt: '',
      image: { alt: inLocales(), decorative: false },
    }),
  ],
  [/\.md$/, () => ({ title: '', slug: '', summary: '', [bodyField]: '' })],
  [/^pages\//, () => ({ description: '', keywords: [], updatedAt: '' })],
  [
    /\/fund\.yaml$/,
    () => ({
      specificCategory: inLocales(),
      philosophy: inLocales(),
      quote: inLocales(),
      quoteAuthor: inLocales(),
      updatedAt: '',
      minRecommendedInvestmentDuration: null,
      tags: [],
      eligibilities: [],
      managers: [],
      risks: [],
      riskNotCaptured: inLocales(),
      liquidityTools: [],
      benchmark: { name: inLocales(), returnType: inLocales(), currency: '', composition: [], provider: '' },
    }),
  ],
  [
    /\/shares\//,
    () => ({
      bloombergTicker: '',
      riskLevel: null,
      updatedAt: '',
      costs: { year: null, entry: null, exit: null, ongoing: null, transaction: null, performance: null },
      minimumInitialSubscription: null,
    }),
  ],
];

const optionalEntryFields: Readonly<Record<string, JsonMap>> = {
  documents: { publishAt: '', expireAt: '' },
  risks: { text: inLocales() },
  liquidityTools: { text: inLocales() },
};

const isLocale = (name: string) => locales.some((locale) => locale === name);

/** A text in languages. */
export function isLocalised(value: Json | undefined): value is Record<string, string> {
  if (!isMap(value)) return false;
  const fields = Object.entries(value);
  return fields.length > 0 && fields.every(([name, text]) => isLocale(name) && typeof text === 'string');
}

const numbered = (name: string) => /^(\d+)\.(.+)$/.exec(name);

/** Codes that say what an entry is: a new one is of the same kind. */
const kindFields = ['kind', 'type', 'department'];

/** The same fields without their texts. */
export function emptyLike(value: Json, name = ''): Json {
  if (Array.isArray(value)) return [];
  if (isMap(value))
    return Object.fromEntries(
      Object.entries(value).map(([field, child]) => [field, emptyLike(child, field)]),
    );
  if (typeof value === 'number') return null;
  return typeof value === 'boolean' || kindFields.includes(name) ? value : '';
}

/** Numbered texts belong to items, of which each block has as many as it has. */
function siblingFields(entries: readonly Json[]): JsonMap {
  const all = entries.filter(isMap).map((entry) => emptyLike(entry) as JsonMap);
  const fields: JsonMap = {};
  for (const [name, value] of all.flatMap(Object.entries) as [string, Json][]) {
    const known = fields[name];
    fields[name] =
      isMap(known) && isMap(value) && name === 'texts' ? { ...known, ...value } : (known ?? value);
  }
  if (isMap(fields.texts))
    fields.texts = Object.fromEntries(Object.entries(fields.texts).filter(([name]) => !numbered(name)));
  return fields;
}

/** Every item of a block has the texts that one of them has. */
function withItemTexts(texts: JsonMap): JsonMap {
  const parts = Object.keys(texts).flatMap((name) => [numbered(name) ?? []]);
  const numbers = new Set(parts.flatMap(([, number]) => number ?? []));
  const names = new Set(parts.flatMap(([, , name]) => name ?? []));
  const missing = [...numbers].flatMap((number) =>
    [...names].map((name) => [`${number}.${name}`, ''] as const),
  );
  return { ...Object.fromEntries(missing.filter(([name]) => !Object.hasOwn(texts, name))), ...texts };
}

/** Empty texts of one more item of a block; none where it has no items. */
export function nextItemTexts(texts: JsonMap): JsonMap {
  const parts = Object.keys(texts).flatMap((name) => [numbered(name) ?? []]);
  const next = Math.max(0, ...parts.map(([, number]) => Number(number ?? 0))) + 1;
  return Object.fromEntries(
    parts.flatMap(([, , name]) => (name === undefined ? [] : [[`${next}.${name}`, '']])),
  );
}

function entriesWithShape(list: readonly Json[], name: string): Json[] {
  return list.map((entry) => {
    if (!isMap(entry)) return entry;
    const siblings = list.filter((other) => isMap(other) && other.kind === entry.kind);
    return withShape(entry, { ...siblingFields(siblings), ...optionalEntryFields[name] });
  });
}

function withShape(value: Json | undefined, shape: Json | undefined, name = ''): Json {
  if (value === undefined || value === null) return shape ?? '';
  if (Array.isArray(value)) return entriesWithShape(value, name);
  if (!isMap(value)) return value;
  const expected = isLocalised(value) ? inLocales() : isMap(shape) ? shape : {};
  const fields = name === 'texts' ? withItemTexts(value) : value;
  const names = new Set([...Object.keys(fields), ...Object.keys(expected)]);
  // A text stands below its title, address and summary, whichever of them are missing in the file.
  if (names.delete(bodyField)) names.add(bodyField);
  return Object.fromEntries(
    [...names].map((field) => [field, withShape(fields[field], expected[field], field)]),
  );
}

/** The value of a form: a file's fields, and empty ones for those that it may have. */
export function formValue(value: Json, file: string): Json {
  return withShape(value, shapes.find(([pattern]) => pattern.test(file))?.[1]());
}

/**
 * Adds empty fields for those that problems call missing: one that was emptied and saved would be nowhere in the form.
 *
 * @param sentences of the file's problems
 */
export function withMissingFields(value: Json, sentences: readonly string[]): Json {
  if (!isMap(value)) return value;
  const missing = sentences.flatMap((sentence): [string, Json][] => {
    const [, name, expected = ''] = /^([\w-]+): missing, expected (.*)/.exec(sentence) ?? [];
    if (name === undefined || Object.hasOwn(value, name) || /^a (?:list|map)/.test(expected)) return [];
    if (expected.includes(` in ${locales[0]}, `)) return [[name, inLocales()]];
    return [[name, expected.includes('number') ? null : '']];
  });
  return { ...value, ...Object.fromEntries(missing) };
}

function isEmpty(value: Json, name: string): boolean {
  if (value === '' || value === null || (value === false && name === 'decorative')) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** The content that a form stands for: an empty field is left out. Entries of lists stay, as their places count. */
export function contentValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(contentValue);
  if (!isMap(value)) return value;
  const fields = Object.entries(value).map(([name, child]) => [name, contentValue(child)] as const);
  return Object.fromEntries(fields.filter(([name, child]) => !isEmpty(child, name)));
}

export type FieldKind =
  | 'flag'
  | 'number'
  | 'day'
  | 'moment'
  | 'localised'
  | 'map'
  | 'list'
  | 'markdown'
  | 'long'
  | 'text';

const days = ['updatedAt', 'date', 'dateFrom', 'inceptionDate'];
const moments = ['publishAt', 'expireAt'];
const markdown = [bodyField, 'biography', 'philosophy', 'body', 'footer'];
const longTexts = [
  'description',
  'summary',
  'quote',
  'managementGoal',
  'performance',
  'alt',
  'subBaseline',
  'text',
  'riskNotCaptured',
];
const longFrom = 70;

/** The field's own name: of `title` in a language that is `title`, of `1.body` it is `body`. */
export function nameOf(path: Path): string {
  const names = path.filter((part) => typeof part === 'string');
  const own = names.findLast((name) => !isLocale(name)) ?? '';
  return numbered(own)?.[2] ?? own;
}

/** How a field is edited, by its value when it is loaded. */
export function fieldKind(path: Path, value: Json): FieldKind {
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number' || value === null) return 'number';
  if (Array.isArray(value)) return 'list';
  if (isMap(value)) return isLocalised(value) ? 'localised' : 'map';
  const name = nameOf(path);
  if (markdown.includes(name)) return 'markdown';
  if (days.includes(name) && (value === '' || /^\d{4}-\d\d-\d\d$/.test(value))) return 'day';
  if (moments.includes(name) && (value === '' || /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d)?$/.test(value)))
    return 'moment';
  return longTexts.includes(name) || value.length > longFrom || value.includes('\n') ? 'long' : 'text';
}
