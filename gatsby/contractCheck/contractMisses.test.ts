import { locales } from '../../src/i18n/locales';
import { optionalPages, pageCodes } from '../../src/routes/pageCodes';
import { navHistoryPath, pagePath } from '../../src/routes/routeTable';
import { navigationContext } from '../slices/navigationContext';
import { footerContext } from '../slices/footerContext';
import { componentRow, localeContent, pageRow, sourcesOf } from '../testing/contentRows';
import { createSmallContent, frontierSlugs, isins, portraitPath } from '../testing/smallContent';
import { type SmallContentApi, startSmallContentApi } from '../testing/smallContentApi';
import { contractMisses, groupMisses } from './contractMisses';

let api: SmallContentApi;

beforeAll(async () => {
  api = await startSmallContentApi();
});

afterAll(() => api.close());

function reset(): void {
  api.behaviour = 'works';
  api.content = createSmallContent();
  api.instead.clear();
  delete api.token;
}

afterEach(reset);

const misses = (token?: string) => contractMisses({ url: api.url, token });

const json = (body: string) => ({ status: 200, type: 'application/json', body });

it('has nothing to say of a content API that has everything', async () => {
  api.content.prospectus = '/e/fr/docs/funds/korvane/PROSPECTUS';
  api.token = 'the-token';
  expect(await misses('the-token')).toEqual([]);
});

const navs = encodeURI(navHistoryPath(frontierSlugs.fr, 'fr'));

describe('of one that misses many things', () => {
  let found: string[];

  beforeAll(async () => {
    const [letter, notes] = api.content.news;
    Object.assign(letter ?? {}, { slug: 'index.html' });
    Object.assign(notes ?? {}, { date: '2026-02-30' });
    Object.assign(api.content, {
      lackedPages: { it: ['philosophy'] },
      disclaimers: ['fr'],
      periodOfYear: 'YTD',
    });
    api.content.prospectus = '/e/fr/docs/a';
    api.instead.set('/e/fr/docs/a', { status: 404, type: 'application/json', body: '' });
    api.instead.set(`${navs}?format=xlsx`, json('{}'));
    api.instead.set(navs, json('{"shares":[]}'));
    const share = { 'OFST020000 ISIN': isins.frontierI, 'OFST020540 Share Class Currency': 'CHF' };
    api.instead.set(`/e/shares/${isins.frontierI}`, json(JSON.stringify(share)));
    api.instead.set('/e/range.csv', { status: 404, type: 'text/plain', body: '' });
    api.instead.set(portraitPath, { status: 500, type: 'text/plain', body: '' });
    api.instead.set('/_content/it', json('{"items":[],"total":0}'));
    found = await misses();
    reset();
  });

  it.each([
    ['a page', 'Pages (it): "philosophy" is missing, to which other pages lead. Publish it in this locale'],
    ['a disclaimer', '/graphql: it has no page "disclaimers" in en.'],
    ['another disclaimer', '/graphql: it has no page "disclaimers" in it.'],
    [
      'a code',
      `Fund "korvane-frontier", share "${isins.frontierI}": fetchedData has the code "YTD", which the site does not know`,
    ],
    [
      'a slug',
      'News item "annual-letter" (en): the slug "index.html" cannot be part of an address. Slugs are letters (no upper case) and digits',
    ],
    ['a day', 'News (fr): "field-notes": date is "2026-02-30". Give a day of the calendar as YYYY-MM-DD'],
    [
      'a document',
      'HEAD /e/fr/docs/a: answered 404. Answer HEAD and GET with 200 and the type application/pdf',
    ],
    ['the NAVs of a share', `NAV history: ${isins.frontierI} is not in the answer. Answer { shares: [`],
    [
      'a workbook',
      '?format=xlsx: answered application/json. Answer HEAD and GET with 200 and the type application/vnd.',
    ],
    ['a portrait', `HEAD ${portraitPath}: answered 500. Answer HEAD and GET with 200 and the type image/`],
    [
      'a file that contradicts the page',
      `GET /e/shares/${isins.frontierI}.json: says "CHF" in "OFST020540 Share Class Currency", and the schema "EUR". Answer the`,
    ],
    [
      'the file of the range',
      'HEAD /e/range.csv: answered 404. Answer HEAD and GET with 200 and the type text/csv',
    ],
    [
      'the content search',
      'POST /_content/it: has no item for "Korvane contact it", the title of the page "contact".',
    ],
  ])('names %s', (_, line) => {
    expect(found).toContainEqual(expect.stringContaining(line));
  });
});

it.each<[string, () => unknown, string]>([
  [
    'a field',
    () => (api.behaviour = 'lacksField'),
    'Schema: Fund.quoteAuthor was removed. Compare it with content-api/schema.graphql',
  ],
  [
    'a fund without risks',
    () => (api.content.lacks = 'risks'),
    'Fund "korvane-frontier" (it): it has no risks, which are told as prominently as rewards (Regulation (EU) 2019/1156',
  ],
  [
    'a share without costs',
    () => (api.content.lacks = 'costs'),
    `share "${isins.frontierI}": it has no costs of its last financial year, by parts (Delegated Regulation (EU) 2017/653`,
  ],
  ['a query that fails', () => (api.behaviour = 'brokenNews'), 'The news are being moved'],
])('names %s', async (_, change, line) => {
  change();
  expect(await misses()).toContainEqual(expect.stringContaining(line));
});

const noticeCodes = [
  'part-moins-un-an',
  'empty-portfolio',
  'marketing-label',
  'investor-rights',
  'performance-source',
];

it('names every text that it lacks, and looks at the rest all the same', async () => {
  api.content.withoutTexts = ['title', 'footer', ...noticeCodes];
  api.content.prospectus = '/e/fr/docs/a';
  api.instead.set('/e/fr/docs/a', { status: 404, type: 'application/json', body: '' });
  const found = await misses();
  for (const locale of locales) {
    expect(found).toContainEqual(
      expect.stringContaining(
        `no text "title" and no "footer" in component "disclaimer" on page "disclaimers" in ${locale}`,
      ),
    );
    for (const code of noticeCodes) {
      expect(found).toContainEqual(
        expect.stringContaining(`locale "${locale}": page "disclaimers" has no text "${code}"`),
      );
    }
  }
  expect(found).toContainEqual(expect.stringContaining('HEAD /e/fr/docs/a: answered 404'));
  expect(found).toHaveLength(3 * (1 + noticeCodes.length) + 1);
});

it('names a token that is not looked at', async () => {
  expect(await misses('some-token')).toEqual([
    'POST /graphql, a wrong bearer token: answered 200. Answer 401, or take CONTENT_API_TOKEN out of the configuration',
  ]);
});

it('stops with one message where nothing answers', async () => {
  const nowhere = { url: 'http://127.0.0.1:9', token: undefined };
  await expect(contractMisses(nowhere)).rejects.toThrow('cannot be reached');
});

it('requires the pages to which bar and footer lead, and they lead to no other', () => {
  const required = pageCodes.filter((code) => !optionalPages.includes(code));
  const rights = [componentRow('PROSE', { body: 'Redress' }, 'investor-rights')];
  const pages = required.map((code) =>
    pageRow(code, { components: code === 'regulatory-information' ? rights : [] }),
  );
  const sources = sourcesOf(localeContent('fr', { site: { pages } }));
  const layout = JSON.stringify([navigationContext(sources), footerContext(sources)]);
  expect(pageCodes.filter((code) => layout.includes(`"${pagePath(code, 'fr')}"`))).toEqual(required);
});

test('misses of one cause are one line, their number and some examples', () => {
  const missing = ['a', 'b', 'c', 'd', 'e'].map(
    (fund) => `HEAD /e/fr/docs/funds/${fund}/KIID: answered 404. Answer HEAD and GET with 200`,
  );
  expect(groupMisses([...missing, 'HEAD /e/fr/docs/x: answered 500. Answer HEAD and GET with 200'])).toEqual([
    [
      'HEAD /e/fr/docs/funds/a/KIID: answered 404. Answer HEAD and GET with 200',
      '  4 more like this:',
      '    /e/fr/docs/funds/b/KIID',
      '    /e/fr/docs/funds/c/KIID',
      '    /e/fr/docs/funds/d/KIID',
      '    …',
    ].join('\n'),
    'HEAD /e/fr/docs/x: answered 500. Answer HEAD and GET with 200',
  ]);
});

test('names and locales are no other cause', () => {
  const slug = (code: string, locale: string) =>
    `News item "${code}" (${locale}): the slug "${code.toUpperCase()}" cannot be part of an address`;
  expect(groupMisses([slug('a', 'fr'), slug('a', 'en')])).toEqual([
    'News item "a" (fr): the slug "A" cannot be part of an address\n  1 more like this:\n    "a" (en) "A"',
  ]);
});

test('types of files are another cause', () => {
  const misses = ['application/pdf', 'text/csv'].map(
    (type) => `HEAD /e/a: answered 404. Answer with ${type}`,
  );
  expect(groupMisses(misses)).toEqual(misses);
});
