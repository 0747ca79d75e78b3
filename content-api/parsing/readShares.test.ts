import { contentProblems } from '../testing/contentProblems';
import { type TestContent, writeMinimalContent } from '../testing/writeMinimalContent';

let content: TestContent;

beforeEach(async () => {
  content = await writeMinimalContent();
});

afterEach(() => content.dispose());

const share = 'funds/first-fund/shares/ZZ0000000016.yaml';

/** Each case puts one mistake into a file; `message` is the expected problem, without `content/`. */
const mistakes: [what: string, file: string, from: string, to: string, message: string][] = [
  [
    'a wrong check digit',
    share,
    'ZZ0000000016',
    'ZZ0000000017',
    `${share}:1: isin: expected the check digit 6 (ZZ0000000016), got "ZZ0000000017"`,
  ],
  [
    'an ISIN of a country',
    share,
    'ZZ0000000016',
    'FR0000000016',
    `${share}:1: isin: expected an ISIN: ZZ, nine capital letters or digits, and a check digit, got "FR0000000016"`,
  ],
  [
    'an ISIN that is not its file',
    share,
    'ZZ0000000016',
    'ZZ0000000032',
    `${share}:1: isin: expected the name of the file, ZZ0000000016, got "ZZ0000000032"`,
  ],
  [
    'an unknown share name',
    share,
    'name: I',
    'name: X',
    `${share}:2: name: expected one of I, I USD, R, R USD, N, N USD, F, S USD, got "X"`,
  ],
  [
    'a slug twice in a fund',
    share,
    'slug: i',
    'slug: r-usd',
    'funds/first-fund/shares/ZZ0000000024.yaml:3: slug: expected a slug that is not taken in fr, got "r-usd" as in ZZ0000000016.yaml',
  ],
  [
    'a document that expires before it is published',
    share,
    '- { type: KIID, date: 2026-02-16 }',
    '- { type: KIID, publishAt: 2026-12-02, expireAt: 2026-12-01 }',
    `${share}:12: documents[0].expireAt: expected a time after publishAt`,
  ],
  [
    'two documents of a type for an hour',
    share,
    '- { type: KIID, date: 2026-02-16 }',
    '- { type: KIID, expireAt: 2026-12-01 10:00 }\n  - { type: KIID, publishAt: 2026-12-01 09:00 }',
    `${share}:13: documents[1].type: expected one document of each type, got "KIID" again`,
  ],
  [
    'a document type twice',
    share,
    '- { type: KIID, date: 2026-02-16 }',
    '- { type: KIID }\n  - { type: KIID }',
    `${share}:13: documents[1].type: expected one document of each type, got "KIID" again`,
  ],
];

it.each([
  ['2023-12-02', []],
  [
    '2023-12-01',
    [
      `content/${share}:8: inceptionDate: expected a day at most 31 days before the first NAV, 2024-01-02, got "2023-12-01": correct it, or complete navs/ZZ0000000016.csv`,
    ],
  ],
])('with a first NAV of 2 January 2024 an inception of %s is told %j', async (date, problems) => {
  await content.edit(share, 'inceptionDate: 2024-01-02', `inceptionDate: ${date}`);
  expect(await contentProblems(content.contentDir)).toEqual(problems);
});

it('has nothing to say of the inception of a share without a price', async () => {
  await content.edit('funds/first-fund/shares/ZZ0000000024.yaml', '2026-11-02', '2020-11-02');
  expect(await contentProblems(content.contentDir)).toEqual([]);
});

it.each(mistakes)('names %s', async (_what, file, from, to, message) => {
  await content.edit(file, from, to);
  const [first] = await contentProblems(content.contentDir);
  expect(first).toContain(`content/${message}`);
});
