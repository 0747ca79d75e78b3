import { parseQuery } from './querySchema';
import { refusalOf } from './testing/refusalOf';

test('omitted options get their defaults', () => {
  expect(parseQuery({})).toEqual({
    deep: false,
    text: false,
    sortBy: [],
    where: {},
    limit: 20,
    skip: 0,
  });
});

test('all that may be given', () => {
  const where = { kind: 'news', date: { $gte: '2026-01-01' }, visibleTo: { $in: ['RETAIL'] } };
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

test.each<object>([
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
const conditions = /expected conditions on the fields path, .*, text$/;
const operator = /expected a value, or one of the operators \$in, \$gte, \$lte$/;
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
  [{ without: Array.from({ length: 19 }, () => 'title') }, names],
  ...[null, 0, true, 'title', {}, [[]], [{}], ['title:desc']].map((wrong): [unknown, RegExp] => [
    { sortBy: wrong },
    sort,
  ]),
  [{ sortBy: { title: 'asc', date: 'asc' } }, sort],
  [{ sortBy: Array.from({ length: 18 }, () => ({ title: 'asc' })) }, sort],
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
  ...[null, 0, true, 'this.title', [], [{ kind: 'news' }]].map((wrong): [unknown, RegExp] => [
    { where: wrong },
    conditions,
  ]),
  ...['body', 'title.length', '$where', '$or', 'valueOf'].map((name): [unknown, RegExp] => [
    { where: { [name]: 'x' } },
    conditions,
  ]),
  ...['$where', '$regex', '$not', '$or', 'title', 'toString'].map((name): [unknown, RegExp] => [
    { where: { title: { [name]: 'x' } } },
    operator,
  ]),
  [{ where: { visibleTo: ['PRO'] } }, operator],
  [{ where: { date: { $gte: 2026 } } }, 'where.date.$gte: expected a text'],
  [{ where: { title: { $in: 'a' } } }, /^where\.title\.\$in: expected a list of at most 100 /],
  [
    { where: { title: { $in: [['a']] } } },
    'where.title.$in.0: expected a text, a number, true, false or null',
  ],
  [{ where: { title: { $in: hundredAndOne } } }, /^where\.title\.\$in: expected a list of at most 100 /],
  [{ where: { ['x'.repeat(5_000)]: 1 } }, /^where\.x{94}: expected conditions/],
])('%j is refused', (body, message) => {
  expect(refusalOf(() => parseQuery(body))).toEqual({
    statusCode: 400,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});
