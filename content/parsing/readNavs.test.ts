import { type Mistake, useMinimalContent } from '../testing/useMinimalContent';

const content = useMinimalContent();

const navs = 'funds/first-fund/navs/ZZ0000000016.csv';
const share = 'funds/first-fund/shares/ZZ0000000016.yaml';

/** Each case puts one mistake into a file; `message` is the expected problem, without `content/`. */
const mistakes: Mistake[] = [
  [
    'another header',
    'date,nav,benchmark',
    'day,price,index',
    `${navs}:1: expected the header date,nav,benchmark, got "day,price,index"`,
  ],
  ['a NAV of zero', '1210.40', '0', `${navs}:4: nav: expected a number above 0, such as 1042.37, got "0"`],
  [
    'a negative NAV',
    '1210.40',
    '-1210.40',
    `${navs}:4: nav: expected a number above 0, such as 1042.37, got "-1210.40"`,
  ],
  [
    'a benchmark of zero',
    '1210.40,',
    '1210.40,0',
    `${navs}:4: benchmark: expected a number above 0, such as 1042.37, got "0"`,
  ],
  [
    'a decimal comma',
    '1210.40,',
    '"1210,40",',
    `${navs}:4: nav: expected a number above 0, such as 1042.37, got "1210,40"`,
  ],
  [
    'a date twice',
    '2024-01-03',
    '2024-01-02',
    `${navs}:3: date: expected a day after 2024-01-02, the line before, got "2024-01-02"`,
  ],
  [
    'dates that fall',
    '2026-10-30',
    '2023-10-30',
    `${navs}:4: date: expected a day after 2024-01-03, the line before, got "2023-10-30"`,
  ],
  [
    'a NAV date that does not exist',
    '2026-10-30',
    '2026-13-01',
    `${navs}:4: date: expected a day of the calendar written YYYY-MM-DD, of the years 1900 to 2999, got "2026-13-01"`,
  ],
  ['a missing cell', '1210.40,', '1210.40', `${navs}:4: expected three cells, date,nav,benchmark, got 2`],
  ['a quote that never ends', '1210.40', '"1210.40', `${navs}:4: expected comma-separated values: `],
  [
    'a NAV before inception',
    'inceptionDate: 2024-01-02',
    'inceptionDate: 2024-01-03',
    `${navs}:2: date: expected a day from the share's inception, 2024-01-03, got "2024-01-02"`,
    share,
  ],
];

it.each(mistakes)('names %s', (...mistake) => content.expectProblem(...mistake));

it('names the first twenty problems of a series, and the number of the others', async () => {
  await content.write(navs, `date,nav,benchmark\n${'2024-01-02,1000,x\n'.repeat(30)}`);
  const found = await content.problems();
  expect(found).toHaveLength(21);
  expect(found.at(-1)).toMatch(/: and \d+ more problems from here on$/);
});
