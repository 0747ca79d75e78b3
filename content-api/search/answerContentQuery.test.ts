import { exampleContent } from '../../content/testing/exampleContent';
import { isins } from '../../content/testing/exampleFunds';
import { answerContentQuery, isMatch, sortedItems, surroundings } from './answerContentQuery';
import type { ContentItem } from './contentItem';
import { parseQuery, type SortKey, type Where } from './querySchema';
import { exampleItem } from './testing/exampleItem';
import { refusalOf } from './testing/refusalOf';

function ask(path: string, query: object = {}) {
  return answerContentQuery(exampleContent, path, parseQuery(query));
}

/** Paths of the items in an answer, without the locale. */
function pathsAt(path: string, query: object = {}): (string | null | undefined)[] {
  return ask(path, query).items.map((item) => item && item.path?.slice('/fr/'.length));
}

const shares = ['funds/actions-émergentes/i', 'funds/actions-émergentes/r-usd'];
const news = ['news/un-article', 'news/un-entretien', 'news/le-guide-été'];
const documents = [
  'documents/emerging-equity/ANNUAL_REPORT',
  'documents/emerging-equity/PROSPECTUS',
  'documents/emerging-equity/SUSTAINABILITY',
  `documents/emerging-equity/${isins.old}/MONTHLY_REPORT`,
  `documents/emerging-equity/${isins.old}/KIID`,
  `documents/emerging-equity/${isins.old}/PAST_PERFORMANCE`,
  `documents/emerging-equity/${isins.young}/MONTHLY_REPORT`,
  'documents/company/VOTING_REPORT',
];
const everything = [
  'pages/index',
  'pages/teams',
  'funds/actions-émergentes',
  ...shares,
  ...documents,
  ...news,
];

describe('paths', () => {
  test.each([
    ['fr', {}, []],
    ['fr', { deep: true }, everything],
    ['fr/', { deep: true }, everything],
    ['fr/pages', {}, ['pages/index', 'pages/teams']],
    ['fr/news', {}, news],
    ['/fr//news/', {}, news],
    ['fr/funds', {}, ['funds/actions-émergentes']],
    ['fr/funds', { deep: true }, ['funds/actions-émergentes', ...shares]],
    ['fr/funds/actions-émergentes', {}, ['funds/actions-émergentes']],
    ['fr/funds/actions-émergentes'.normalize('NFD'), {}, ['funds/actions-émergentes']],
    ['fr/funds/actions-émergentes', { deep: true }, ['funds/actions-émergentes', ...shares]],
    ['fr/funds/actions-émergentes/r-usd', {}, [shares[1]]],
    ['fr/documents', { deep: true }, documents],
    ['fr/documents/company/VOTING_REPORT', {}, ['documents/company/VOTING_REPORT']],
    ['fr/news/un-article', { deep: true }, ['news/un-article']],
  ])('%s with %j', (path, query, expected) => {
    expect(pathsAt(path, query)).toEqual(expected);
  });

  test.each(['', '/', 'de', 'FR/news', 'pages', '__proto__', 'constructor/pages'])(
    '"%s" has no locale',
    (path) => {
      expect(refusalOf(() => ask(path))).toEqual({ statusCode: 404, message: 'Invalid locale' });
    },
  );

  test.each([
    ['fr/unknown'],
    ['fr/pages/disclaimers'],
    ['fr/pages/ind'],
    ['fr/funds/obligations-emergentes'],
    ['fr/funds/emerging-equity'],
    ['fr/funds/actions-émergentes/n'],
    ['en/news/un-article'],
    ['fr/../en'],
    ['fr/pages/__proto__'],
  ])('there is nothing at "%s"', (path) => {
    expect(refusalOf(() => ask(path, { deep: true }))).toEqual({
      statusCode: 404,
      message: `There is nothing at /${path}`,
    });
  });
});

describe('what is shown of an item', () => {
  const [item] = ask('fr/news/un-article').items;
  const fields = Object.keys(item!);

  test('all but its text, which is there when it is asked for', () => {
    expect(fields).toHaveLength(17);
    expect(fields).not.toContain('text');
    expect(ask('fr/news/un-article', { text: true })).toEqual({
      items: [{ ...item, text: 'Un article\nSuite & fin.' }],
      total: 1,
    });
  });

  test.each([
    [{ only: ['title', 'url'] }, ['title', 'url']],
    [{ only: 'title' }, ['title']],
    [{ only: ['title', 'text'] }, ['title']],
    [{ only: ['title', 'text'], text: true }, ['title', 'text']],
    [{ only: [] }, []],
    [{ without: ['title', 'url'] }, fields.filter((field) => field !== 'title' && field !== 'url')],
    [{ without: 'text', text: true }, fields],
    [{ only: ['title', 'url'], without: 'url' }, ['title']],
  ])('with %j', (query, expected) => {
    expect(Object.keys(ask('fr/news/un-article', query).items[0]!)).toEqual(expected);
  });
});

describe('which items', () => {
  test('conditions hold for each', () => {
    expect(pathsAt('fr', { deep: true, where: { kind: 'share' } })).toEqual(shares);
    expect(pathsAt('fr', { deep: true, where: { kind: 'share', visibleTo: { $in: ['RETAIL'] } } })).toEqual([
      shares[1],
    ]);
    expect(ask('fr/news/un-article', { where: { kind: 'page' } })).toEqual({ items: [], total: 0 });
  });

  test('words are found among those that fulfil the conditions', () => {
    expect(pathsAt('fr', { deep: true, search: 'emergents', where: { kind: 'fund' } })).toEqual([
      'funds/actions-émergentes',
    ]);
    expect(pathsAt('fr', { deep: true, search: isins.old })).toEqual([shares[0], ...documents.slice(3, 6)]);
    const asRetail = { visibleTo: { $in: ['RETAIL'] } };
    expect(pathsAt('fr', { deep: true, search: isins.old, where: asRetail })).toEqual([]);
  });

  test('words are found in the requested folder, in its locale', () => {
    expect(pathsAt('fr/pages', { search: 'article' })).toEqual([]);
    expect(pathsAt('fr/news', { search: 'article' })).toEqual(['news/un-article']);
    expect(pathsAt('fr', { deep: true, search: 'azionario' })).toEqual([]);
    expect(pathsAt('it/funds', { search: 'azionario' })).toEqual(['funds/azionario-emergenti']);
  });

  test('words are found in the requested fields', () => {
    const query = (fields: string[]) => ({ deep: true, search: { query: 'suite', fields } });
    expect(pathsAt('fr', query(['text']))).toEqual(news);
    expect(pathsAt('fr', query(['title', 'description']))).toEqual([]);
  });

  test('documents are found by what people call them, with or without the fund, its share and a typing error', () => {
    const found = (search: string) => pathsAt('fr', { deep: true, search });
    expect(found('DICI')).toEqual([documents[4]]);
    expect(found('kid emergentes part I')).toEqual([documents[4]]);
    expect(found('prospectsu')).toEqual([documents[1]]);
    expect(pathsAt('en', { deep: true, search: 'factsheet' })).toHaveLength(2);
    expect(pathsAt('it', { deep: true, search: 'scheda R USD' })).toEqual([
      `documents/emerging-equity/${isins.young}/MONTHLY_REPORT`,
    ]);
  });

  test('documents are not found by the name of their fund alone', () => {
    expect(pathsAt('fr', { deep: true, search: 'emergentes' })).toEqual([
      'funds/actions-émergentes',
      ...shares,
    ]);
  });

  test('documents that a profile does not see are not found for it', () => {
    const where = { visibleTo: { $in: ['RETAIL'] } };
    expect(pathsAt('fr', { deep: true, search: 'reporting', where })).toEqual([]);
    expect(pathsAt('fr', { deep: true, search: 'annuel', where })).toEqual([documents[0]]);
  });

  test('a blank search finds everything, punctuation alone finds nothing', () => {
    expect(pathsAt('fr', { deep: true, search: ' ' })).toEqual(everything);
    expect(pathsAt('fr', { deep: true, search: '…' })).toEqual([]);
  });
});

describe('which part of the list', () => {
  test.each([
    [{}, news],
    [{ limit: 2 }, news.slice(0, 2)],
    [{ skip: 1 }, news.slice(1)],
    [{ skip: 1, limit: 1 }, [news[1]]],
    [{ skip: 3 }, []],
    [{ sortBy: { date: 'asc' } }, news.toReversed()],
    [{ sortBy: [{ category: 'desc' }, { title: 'asc' }] }, [news[2], news[0], news[1]]],
    [{ sortBy: { date: 'asc' }, limit: 1 }, [news[2]]],
  ])('%j', (query, expected) => {
    expect(pathsAt('fr/news', query)).toEqual(expected);
    expect(ask('fr/news', query)).toHaveProperty('total', 3);
  });

  test('results are sorted by relevance by default', () => {
    const query = { deep: true, search: 'guide' };
    expect(pathsAt('fr', query)).toEqual(['news/le-guide-été']);
    expect(pathsAt('fr', { deep: true, search: 'article suite', sortBy: { date: 'asc' } })).toEqual([
      'news/un-article',
    ]);
    expect(pathsAt('fr/news', { search: 'suite', sortBy: { date: 'asc' } })).toEqual(news.toReversed());
  });

  test('around an item, whatever the search and the part of the list', () => {
    const surround = { slug: 'un-entretien' };
    expect(ask('fr/news', { surround, only: 'slug' })).toEqual({
      items: [{ slug: 'un-article' }, { slug: 'le-guide-été' }],
    });
    const ignored = { search: 'guide', limit: 1, skip: 2 };
    expect(pathsAt('fr/news', { surround, ...ignored })).toEqual([news[0], news[2]]);
    expect(pathsAt('fr/news', { surround, sortBy: { date: 'asc' } })).toEqual([news[2], news[0]]);
    expect(pathsAt('fr/news', { surround, where: { external: false } })).toEqual([null, null]);
    expect(pathsAt('fr/news', { surround: { path: '/fr/news/un-article', before: 1, after: 1 } })).toEqual([
      null,
      news[1],
    ]);
  });
});

function sortedCodes(unsorted: readonly Partial<ContentItem>[], ...keys: SortKey[]): string[] {
  return sortedItems(unsorted.map(exampleItem), keys).map(({ code }) => code);
}

const ascending = (field: SortKey['field']): SortKey => ({ field, descending: false });
const descending = (field: SortKey['field']): SortKey => ({ field, descending: true });

const unsorted = [
  { code: 'c', title: 'Zèbre', date: '2026-02-01', category: 'B' },
  { code: 'b', title: 'école', date: null, category: 'A' },
  { code: 'd', title: 'Eclat', date: '2026-03-01', category: 'B' },
  { code: 'a', title: 'Part 10', date: '2026-02-01', category: 'A' },
  { code: 'e', title: 'Part 9', date: null, category: 'A' },
];

test('without a key the order stays', () => {
  expect(sortedCodes(unsorted)).toEqual(['c', 'b', 'd', 'a', 'e']);
});

test('texts are ordered as the language orders them, numbers by their size', () => {
  expect(sortedCodes(unsorted, ascending('title'))).toEqual(['d', 'b', 'e', 'a', 'c']);
});

test('sorting is stable in both directions', () => {
  expect(sortedCodes(unsorted, ascending('category'))).toEqual(['b', 'a', 'e', 'c', 'd']);
  expect(sortedCodes(unsorted, descending('category'))).toEqual(['c', 'd', 'b', 'a', 'e']);
});

test('missing values come last in both directions', () => {
  expect(sortedCodes(unsorted, ascending('date'))).toEqual(['c', 'a', 'd', 'b', 'e']);
  expect(sortedCodes(unsorted, descending('date'))).toEqual(['d', 'c', 'a', 'b', 'e']);
});

test('the second key decides where the first does not', () => {
  expect(sortedCodes(unsorted, ascending('category'), descending('title'))).toEqual([
    'a',
    'e',
    'b',
    'c',
    'd',
  ]);
});

test('sorting does not change the given list', () => {
  const list = unsorted.map(exampleItem);
  sortedItems(list, [ascending('code')]);
  expect(list.map(({ code }) => code)).toEqual(['c', 'b', 'd', 'a', 'e']);
});

const alphabet = ['a', 'b', 'été', 'd', 'e'].map((code) => exampleItem({ code }));

test.each([
  [{ slug: 'b' }, 1, 1, ['a', 'été']],
  [{ path: '/fr/pages/b' }, 1, 1, ['a', 'été']],
  [{ slug: 'été'.normalize('NFD') }, 2, 2, ['a', 'b', 'd', 'e']],
  [{ path: '/fr/pages/été'.normalize('NFD') }, 0, 1, ['d']],
  [{ slug: 'a' }, 1, 1, [null, 'b']],
  [{ slug: 'b' }, 3, 0, [null, null, 'a']],
  [{ slug: 'e' }, 1, 2, ['d', null, null]],
  [{ slug: 'a' }, 0, 0, []],
  [{ slug: 'unknown' }, 1, 2, [null, null, null]],
  [{ path: '/fr/pages' }, 1, 1, [null, null]],
])('around %j: %i before, %i after', (named, before, after, expected) => {
  const around = surroundings(alphabet, { ...named, before, after });
  expect(around.map((item) => item && item.code)).toEqual(expected);
});

test.each<[Where, boolean]>([
  [{}, true],
  [{ kind: 'news' }, true],
  [{ kind: 'news', title: 'Page' }, false],
  [{ isin: null }, true],
  [{ external: false }, false],
  [{ kind: { $in: ['news', 'page'] } }, true],
  [{ kind: { $in: [] } }, false],
  [{ date: { $gte: '2026-10-01', $lte: '2026-10-01' } }, true],
  [{ date: { $gte: '2026-10-02' } }, false],
  [{ date: { $lte: '2026-09-30' } }, false],
  [{ isin: { $lte: 'ZZ' } }, false],
  [{ visibleTo: 'PRO' }, true],
  [{ visibleTo: 'RETAIL' }, false],
  [{ visibleTo: { $in: ['RETAIL', 'PRO'] } }, true],
  [{ visibleTo: { $in: ['RETAIL'] } }, false],
])('%j holds for a piece of news for professionals: %s', (where, holds) => {
  const item = { kind: 'news', title: 'News', date: '2026-10-01', external: true } as const;
  expect(isMatch(exampleItem({ ...item, visibleTo: ['INSTIT', 'PRO'] }), where)).toBe(holds);
});
