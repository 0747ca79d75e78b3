import { locales } from '../../../../src/i18n/locales';
import { bodyField, type FieldPath, isMap, type Json, type JsonMap } from '../../../api';

const inLocales = (): JsonMap => Object.fromEntries(locales.map((locale) => [locale, '']));

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
  if (typeof value === 'number' || value === null) return null;
  return typeof value === 'boolean' || kindFields.includes(name) ? value : '';
}

/** Every item of a block has the texts that one of them has. */
function withItemTexts(texts: JsonMap): JsonMap {
  const parts = Object.keys(texts).flatMap((name) => [numbered(name) ?? []]);
  const numbers = new Set(parts.flatMap(([, number]) => number ?? []));
  const names = new Set(parts.flatMap(([, , name]) => name ?? []));
  const ofBlock = Object.entries(texts).filter(([name]) => !numbered(name));
  const ofItems = [...numbers].flatMap((number) => [...names].map((name) => `${number}.${name}`));
  return Object.fromEntries([...ofBlock, ...ofItems.map((name) => [name, texts[name] ?? ''] as const)]);
}

/** Empty texts of one more item of a block; none where it has no items. */
export function nextItemTexts(texts: JsonMap): JsonMap {
  const parts = Object.keys(texts).flatMap((name) => [numbered(name) ?? []]);
  const next = Math.max(0, ...parts.map(([, number]) => Number(number ?? 0))) + 1;
  return Object.fromEntries(
    parts.flatMap(([, , name]) => (name === undefined ? [] : [[`${next}.${name}`, '']])),
  );
}

/** The shape of entries like this one, or of any. */
function entryShape(shape: Json | undefined, entry?: Json): Json | undefined {
  if (!Array.isArray(shape)) return undefined;
  const isLike = (other: Json) => isMap(entry) && isMap(other) && other.kind === entry.kind;
  return shape.find(isLike) ?? shape[0];
}

/** A list's entry without content; undefined where nobody knows what it holds. */
export function emptyEntry(shape: Json | undefined, path: FieldPath): Json | undefined {
  const list = path.reduce<Json | undefined>(
    (at, key) => (typeof key === 'number' ? entryShape(at) : isMap(at) ? at[key] : undefined),
    shape,
  );
  return entryShape(list);
}

function withShape(value: Json | undefined, shape: Json | undefined, name = ''): Json {
  // `null` is the shape of a number.
  if (value === undefined || value === null) return emptyLike(shape === undefined ? '' : shape);
  if (Array.isArray(value))
    return value.map((entry) => (isMap(entry) ? withShape(entry, entryShape(shape, entry)) : entry));
  if (!isMap(value)) return value;
  const expected = isLocalised(value) ? inLocales() : isMap(shape) ? shape : {};
  const names = new Set([...Object.keys(value), ...Object.keys(expected)]);
  // A text stands below its title, address and summary, whichever of them are missing in the file.
  if (names.delete(bodyField)) names.add(bodyField);
  const fields = Object.fromEntries(
    [...names].map((field) => [field, withShape(value[field], expected[field], field)]),
  );
  return name === 'texts' ? withItemTexts(fields) : fields;
}

/** The value of a form: a file's fields, and empty ones for those that it may have. @param shape of the file, where that is known */
export function formValue(value: Json, shape?: Json): Json {
  return withShape(value, shape);
}

/** Ticks that nobody has set are no content of a group that nothing else is in. */
function isEmpty(value: Json, name: string): boolean {
  if (value === '' || value === null || (value === false && name === 'decorative')) return true;
  if (isMap(value)) return Object.values(value).every((child) => child === false);
  return Array.isArray(value) && value.length === 0;
}

/** The content that a form stands for: an empty field is left out. Entries of lists stay, as their places count. */
export function contentValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(contentValue);
  if (!isMap(value)) return value;
  const fields = Object.entries(value).map(([name, child]) => [name, contentValue(child)] as const);
  return Object.fromEntries(fields.filter(([name, child]) => !isEmpty(child, name)));
}

const days = ['updatedAt', 'date', 'dateFrom', 'inceptionDate', 'paymentDate'];
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
export function nameOf(path: FieldPath): string {
  const names = path.filter((part) => typeof part === 'string');
  const own = names.findLast((name) => !isLocale(name)) ?? '';
  return numbered(own)?.[2] ?? own;
}

/** How a text, a number or a text in languages is edited, by its value when it is loaded; undefined for any other. */
export function fieldKind(path: FieldPath, value: Json) {
  if (typeof value === 'number' || value === null) return 'number';
  if (isLocalised(value)) return 'localised';
  if (typeof value !== 'string') return undefined;
  const name = nameOf(path);
  if (markdown.includes(name)) return 'markdown';
  if (days.includes(name) && (value === '' || /^\d{4}-\d\d-\d\d$/.test(value))) return 'day';
  if (moments.includes(name) && (value === '' || /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d)?$/.test(value)))
    return 'moment';
  return longTexts.includes(name) || value.length > longFrom || value.includes('\n') ? 'long' : 'text';
}
