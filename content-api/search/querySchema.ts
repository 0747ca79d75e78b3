import * as v from 'valibot';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { itemFields, type SortableField, sortableFields } from './contentItem';
import { queryWords } from './foldedWords';
import { searchableFields } from './textIndex';

/** A strict object that is not a list, which valibot accepts as an object. */
function plainObject<const TEntries extends v.ObjectEntries>(entries: TEntries, message: string) {
  const isNoList = (input: unknown) => !Array.isArray(input);
  return v.pipe(v.unknown(), v.check(isNoList, message), v.strictObject(entries, message));
}

const trueOrFalse = v.boolean('expected true or false');

function wholeNumber(least: number, most: number) {
  const message = `expected a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

function text(longest: number) {
  const message = `expected a text of 1 to ${longest} characters`;
  return v.pipe(v.string(message), v.minLength(1, message), v.maxLength(longest, message));
}

/** One field name or a list of them. */
function fieldNames<const TFields extends readonly string[]>(fields: TFields) {
  const message = `expected one or a list of ${fields.join(', ')}`;
  const field = v.picklist(fields, message);
  const list = v.pipe(v.array(field, message), v.maxLength(fields.length, message));
  const asList = v.pipe(
    field,
    v.transform((name) => [name]),
  );
  return v.lazy((input): v.GenericSchema<unknown, TFields[number][]> =>
    Array.isArray(input) ? list : asList,
  );
}

export type SortKey = { field: SortableField; descending: boolean };

const sortMessage = `expected { field: "asc" } or { field: "desc" }, or a list of such, with a field of ${sortableFields.join(', ')}`;

const sortKey = v.pipe(
  plainObject(
    v.entriesFromList(sortableFields, v.optional(v.picklist(['asc', 'desc'], 'expected "asc" or "desc"'))),
    sortMessage,
  ),
  v.check((given) => Object.keys(given).length === 1, `${sortMessage}; one field in each`),
  v.transform((given): SortKey => {
    const [field] = sortableFields.filter((name) => given[name] !== undefined);
    return { field: field ?? 'path', descending: field !== undefined && given[field] === 'desc' };
  }),
);
const sortKeys = v.pipe(v.array(sortKey, sortMessage), v.maxLength(sortableFields.length, sortMessage));
const oneSortKey = v.pipe(
  sortKey,
  v.transform((key) => [key]),
);
const sortBy = v.lazy((input): v.GenericSchema<unknown, SortKey[]> =>
  Array.isArray(input) ? sortKeys : oneSortKey,
);

const maxQueryLength = 200;
const maxWords = 12;
const searchMessage = `expected a text of at most ${maxQueryLength} characters, or { query, fields }`;

const searchText = v.pipe(
  v.string(searchMessage),
  v.maxLength(maxQueryLength, `expected a text of at most ${maxQueryLength} characters`),
  v.check((query) => queryWords(query).length <= maxWords, `expected at most ${maxWords} words`),
);
const searchObject = plainObject(
  { query: searchText, fields: v.optional(fieldNames(searchableFields)) },
  searchMessage,
);
const searchOfText = v.pipe(
  searchText,
  v.transform((query) => ({ query })),
);
const search = v.lazy((input): v.GenericSchema<unknown, v.InferOutput<typeof searchObject>> =>
  typeof input === 'object' && input !== null ? searchObject : searchOfText,
);

const surroundMessage = 'expected { slug } or { path }, with before and after as whole numbers from 0 to 50';

const surround = v.pipe(
  plainObject(
    {
      slug: v.optional(text(500)),
      path: v.optional(text(1000)),
      before: v.optional(wholeNumber(0, 50), 1),
      after: v.optional(wholeNumber(0, 50), 1),
    },
    surroundMessage,
  ),
  v.check(({ slug, path }) => (slug === undefined) !== (path === undefined), surroundMessage),
);

const maxValues = 100;
const valueMessage = 'expected a text, a number, true, false or null';
const listMessage = `expected a list of at most ${maxValues} texts, numbers, true, false or null`;
const operatorMessage = 'expected a value, or one of the operators $in, $gte, $lte';

const value = v.union([v.string(), v.number(), v.boolean(), v.null()], valueMessage);
const operators = plainObject(
  {
    $in: v.optional(v.pipe(v.array(value, listMessage), v.maxLength(maxValues, listMessage))),
    $gte: v.optional(v.string('expected a text')),
    $lte: v.optional(v.string('expected a text')),
  },
  operatorMessage,
);
const condition = v.lazy((input): v.GenericSchema<unknown, v.InferOutput<typeof value | typeof operators>> =>
  typeof input === 'object' && input !== null ? operators : value,
);
const where = plainObject(
  v.entriesFromList(itemFields, v.optional(condition)),
  `expected conditions on the fields ${itemFields.join(', ')}`,
);

/** All must hold. A value is what the field equals, or what is in its list. */
export type Where = v.InferOutput<typeof where>;

const querySchema = plainObject(
  {
    deep: v.optional(trueOrFalse, false),
    text: v.optional(trueOrFalse, false),
    only: v.optional(fieldNames(itemFields)),
    without: v.optional(fieldNames(itemFields)),
    sortBy: v.optional(sortBy, []),
    where: v.optional(where, {}),
    search: v.optional(search),
    surround: v.optional(surround),
    limit: v.optional(wholeNumber(1, 100), 20),
    skip: v.optional(wholeNumber(0, 10_000), 0),
  },
  'expected an object of deep, text, only, without, sortBy, where, search, surround, limit and skip',
);

export type ContentQuery = v.InferOutput<typeof querySchema>;

const maxNameLength = 100;

/** @throws HttpError 400 that names the field and what it accepts */
export function parseQuery(body: unknown): ContentQuery {
  const result = v.safeParse(querySchema, body, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = v.getDotPath(issue) ?? 'body';
  throw new HttpError(httpProblems.invalid(name.slice(0, maxNameLength), issue.message));
}
