import { parseQuery } from './querySchema';
import { refusalOf } from './testing/refusalOf';

test('omitted options get their defaults', () => {
  expect(parseQuery({})).toEqual({ deep: false, text: false, sortBy: [], limit: 20, skip: 0 });
});

test('all that may be given', () => {
  const where = { kind: 'news', $or: [{ date: { $gte: '2026-01-01' } }, { external: true }] };
  const query = parseQuery({
    deep: true,
    text: true,
    only: ['title', 'text'],
    without: 'text',
    sortBy: [{ date: 'desc' }, { title: 'asc' }],
    where,
    search: { query: 'inde', fields: ['title'] },
    surround: { slug: 'a', after: 2 },
    limit: 100,
    skip: 10_000,
  });
  expect(query).toEqual({
    deep: true,
    text: true,
    only: ['title', 'text'],
    without: ['text'],
    sortBy: [
      { field: 'date', descending: true },
      { field: 'title', descending: false },
    ],
    where,
    search: { query: 'inde', fields: ['title'] },
    surround: { slug: 'a', before: 1, after: 2 },
    limit: 100,
    skip: 10_000,
  });
});

test('one key, one field and one text need no list', () => {
  expect(parseQuery({ sortBy: { date: 'desc' }, only: 'title', search: 'inde' })).toMatchObject({
    sortBy: [{ field: 'date', descending: true }],
    only: ['title'],
    search: { query: 'inde' },
  });
});

/** A filter with a known size: 3 nodes (field, operator, value) for each member, 1 for the list. */
function conditions(members: number): object {
  return { $or: Array.from({ length: members }, () => ({ kind: { $ne: 'news' } })) };
}

test.each<object>([
  { where: conditions(21) },
  { where: { kind: { $in: Array.from({ length: 100 }, String) } } },
  { search: 'a'.repeat(200) },
  { search: 'un deux trois quatre cinq six sept huit neuf dix onze douze' },
  { search: '' },
  { limit: 1 },
])('at the limit: %#', (query) => {
  expect(() => parseQuery(query)).not.toThrow();
});

const hundredAndOne = Array.from({ length: 101 }, String);
const flag = 'expected true or false';
const names = /^(only|without): expected one or a list of path, dir, slug, .*, text$/;
const namesMember = /^(only|without)\.\d: expected one or a list of path, dir, slug, .*, text$/;
const sort = /^sortBy(\.\d)?: expected \{ field: "asc" \} or \{ field: "desc" \}, or a list of such/;
const fieldsOrGroups = /expected conditions on the fields path, .*, text, or \$and, \$or, \$nor, \$not$/;
const operator = /expected one of the operators \$eq, \$ne, .*, \$not$/;
const value = 'expected a text, a number, true, false or null';
const values = 'expected a list of at most 100 texts, numbers, true, false or null';
const limit = 'limit: expected a whole number from 1 to 100';
const skip = 'skip: expected a whole number from 0 to 10000';
const searched = 'search: expected a text of at most 200 characters, or { query, fields }';
const around = 'expected { slug } or { path }, with before and after as whole numbers from 0 to 50';

test.each<[unknown, string | RegExp]>([
  // The query as a whole.
  ...[null, [], 'x', 1, true].map((body): [unknown, RegExp] => [body, /^body: expected an object of deep, /]),
  [{ unknown: 1 }, /^unknown: expected an object of deep, text, /],
  [{ toString: 1 }, /^toString: expected an object of deep, text, /],
  [{ $where: 'sleep(1)' }, /^\$where: expected an object of deep, /],
  // Every option, with every wrong type.
  ...['deep', 'text'].flatMap((name) =>
    [null, 0, 1, 'true', [], {}].map((wrong): [unknown, string] => [{ [name]: wrong }, `${name}: ${flag}`]),
  ),
  ...['only', 'without'].flatMap((name) =>
    [null, 0, true, '', 'body', '__proto__', {}].map((wrong): [unknown, RegExp] => [
      { [name]: wrong },
      names,
    ]),
  ),
  ...[[null], [1], ['body'], [['title']], [{}], ['title', '$where']].map((wrong): [unknown, RegExp] => [
    { only: wrong },
    namesMember,
  ]),
  [{ without: Array.from({ length: 16 }, () => 'title') }, names],
  ...[null, 0, true, 'title', {}, [[]], [{}], ['title:desc']].map((wrong): [unknown, RegExp] => [
    { sortBy: wrong },
    sort,
  ]),
  [{ sortBy: { title: 'asc', date: 'asc' } }, sort],
  [{ sortBy: Array.from({ length: 15 }, () => ({ title: 'asc' })) }, sort],
  [{ sortBy: { visibleTo: 'asc' } }, /^sortBy\.visibleTo: expected \{ field/],
  [{ sortBy: { 'title.length': 'asc' } }, /^sortBy\.title\.length: expected \{ field/],
  ...['ASC', 1, null, ['asc'], {}].map((wrong): [unknown, string] => [
    { sortBy: [{ title: wrong }] },
    'sortBy.0.title: expected "asc" or "desc"',
  ]),
  ...[0, 101, -1, 1.5, '20', null, [], {}, true].map((wrong): [unknown, string] => [{ limit: wrong }, limit]),
  ...[-1, 10_001, 0.5, '0', null, [], {}, false].map((wrong): [unknown, string] => [{ skip: wrong }, skip]),
  ...[null, 0, true, []].map((wrong): [unknown, string] => [{ search: wrong }, searched]),
  [{ search: {} }, `search.query: ${searched.slice('search: '.length)}`],
  [{ search: { query: 1 } }, `search.query: ${searched.slice('search: '.length)}`],
  [{ search: { query: 'x', fuzzy: 9 } }, `search.fuzzy: ${searched.slice('search: '.length)}`],
  [
    { search: { query: 'x', fields: ['visibleTo'] } },
    'search.fields.0: expected one or a list of title, description, text, category, isin',
  ],
  [{ search: 'a'.repeat(201) }, 'search: expected a text of at most 200 characters'],
  [{ search: { query: 'a'.repeat(201) } }, 'search.query: expected a text of at most 200 characters'],
  [{ search: 'a b c d e f g h i j k l m' }, 'search: expected at most 12 words'],
  // One character can normalize to several words.
  [{ search: '\ufdfa'.repeat(4) }, 'search: expected at most 12 words'],
  ...[null, 0, 'slug', [], {}, { slug: 'a', path: '/fr' }].map((wrong): [unknown, string] => [
    { surround: wrong },
    `surround: ${around}`,
  ]),
  [{ surround: { slug: 1 } }, 'surround.slug: expected a text of 1 to 500 characters'],
  [{ surround: { path: '' } }, 'surround.path: expected a text of 1 to 1000 characters'],
  ...[-1, 51, 0.5, '1', null, 1e9].map((wrong): [unknown, string] => [
    { surround: { slug: 'a', before: wrong } },
    'surround.before: expected a whole number from 0 to 50',
  ]),
  [{ surround: { slug: 'a', around: 1 } }, `surround.around: ${around}`],
  // Filter conditions.
  ...[null, 0, true, 'this.title', [], [{ kind: 'news' }]].map((wrong): [unknown, RegExp] => [
    { where: wrong },
    fieldsOrGroups,
  ]),
  ...['body', 'title.length', '$where', '$expr', '$jsonSchema', '$text', '$eq', 'valueOf'].map(
    (name): [unknown, RegExp] => [{ where: { [name]: 'x' } }, fieldsOrGroups],
  ),
  ...['$where', '$regex', '$options', '$mod', '$type', '$elemMatch', '$and', '$or', 'title', 'toString'].map(
    (name): [unknown, RegExp] => [{ where: { title: { [name]: 'x' } } }, operator],
  ),
  [{ where: { title: {} } }, operator],
  [{ where: { title: { $not: {} } } }, operator],
  [{ where: { title: { $not: { $regex: '(a+)+$' } } } }, operator],
  [{ where: { title: { $not: 'x' } } }, operator],
  [{ where: { title: { $eq: {} } } }, `where.title.$eq: ${value}`],
  [{ where: { title: { $gt: ['a'] } } }, `where.title.$gt: ${value}`],
  [{ where: { title: { $in: 'a' } } }, `where.title.$in: ${values}`],
  [{ where: { title: { $in: [['a']] } } }, `where.title.$in.0: ${value}`],
  [{ where: { title: { $nin: [{ $regex: 'a' }] } } }, `where.title.$nin.0: ${value}`],
  [{ where: { title: [{}] } }, `where.title.0: ${value}`],
  [{ where: { visibleTo: { $all: [] } } }, 'where.visibleTo.$all: expected a list that is not empty'],
  [{ where: { visibleTo: { $all: 'PRO' } } }, `where.visibleTo.$all: ${values}`],
  [{ where: { visibleTo: { $contains: {} } } }, `where.visibleTo.$contains: ${value}`],
  [{ where: { visibleTo: { $size: '2' } } }, 'where.visibleTo.$size: expected a whole number'],
  [{ where: { visibleTo: { $size: 1.5 } } }, 'where.visibleTo.$size: expected a whole number'],
  [{ where: { visibleTo: { $size: -1 } } }, 'where.visibleTo.$size: expected 0 or more'],
  [{ where: { isin: { $exists: 1 } } }, 'where.isin.$exists: expected true or false'],
  ...['$and', '$or', '$nor'].flatMap((name): [unknown, string][] => [
    [{ where: { [name]: {} } }, `where.${name}: expected a list of conditions`],
    [{ where: { [name]: [] } }, `where.${name}: expected a list that is not empty`],
  ]),
  [{ where: { $or: ['x'] } }, fieldsOrGroups],
  [{ where: { $not: [] } }, fieldsOrGroups],
  [
    { where: { $and: [{ $or: [{ $where: '1' }] }] } },
    /^where\.\$and\.0\.\$or\.0\.\$where: expected conditions/,
  ],
  // Over the limits.
  ...['$eq', '$in', '$nin', '$all', '$contains', '$ne'].map((name): [unknown, string] => [
    { where: { title: { [name]: hundredAndOne } } },
    `where.title.${name}: ${values}`,
  ]),
  [{ where: { title: hundredAndOne } }, `where.title: ${values}`],
  [
    { where: { ...conditions(21), kind: 'news' } },
    'where: expected at most 64 fields, operators and members of lists of conditions',
  ],
  [{ where: { ['x'.repeat(5_000)]: 1 } }, /^where\.x{94}: expected conditions/],
])('%j is refused', (body, message) => {
  expect(refusalOf(() => parseQuery(body))).toEqual({
    statusCode: 400,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});
