import { type Mistake, useMinimalContent } from '../testing/useMinimalContent';
import { readContent } from './readContent';

const content = useMinimalContent();

const file = 'funds/first-fund/scenarios/ZZ0000000016.csv';
const fund = 'funds/first-fund/fund.yaml';

test('scenarios are read latest month first, dated on its last day, in the order of the KID', async () => {
  const { funds } = await readContent(content.contentDir);
  const [share] = funds[0]?.shares ?? [];
  expect(share?.scenarios.map(({ date, rows }) => [date, rows.map(({ code }) => code)])).toEqual([
    ['2026-10-31', ['STRESS', 'UNFAVOURABLE', 'MODERATE', 'FAVOURABLE']],
    ['2026-09-30', ['STRESS', 'UNFAVOURABLE', 'MODERATE', 'FAVOURABLE']],
  ]);
  expect(share?.scenarios[0]?.rows[1]).toEqual({
    code: 'UNFAVOURABLE',
    afterOneYear: { amount: 7740, averageReturn: -22.6 },
    atHoldingPeriod: { amount: 8460, averageReturn: -3.3 },
  });
});

test('a share without a file has none', async () => {
  await content.remove(file);
  const { funds } = await readContent(content.contentDir);
  expect(funds[0]?.shares.map(({ scenarios }) => scenarios)).toEqual([[], []]);
});

describe('the intervals of scenarios', () => {
  const share = 'funds/first-fund/shares/ZZ0000000016.yaml';
  const told = (intervals: string) =>
    content.edit(share, 'registrations:', `scenarioIntervals: { ${intervals} }\nregistrations:`);
  const [worst, half, best] = ['2024-03, to: 2026-10', '2020-01, to: 2025-01', '2016-01, to: 2021-01'];
  const intervals = (unfavourable: string, moderate: string, favourable: string) =>
    `unfavourable: { from: ${unfavourable} }, moderate: { from: ${moderate} }, favourable: { from: ${favourable} }`;

  test('are as long as the holding period, the unfavourable one at most', async () => {
    await told(`${intervals(worst, half, best)}, usesBenchmark: true`);
    expect(await content.problems()).toEqual([]);
  });

  test.each([
    [
      'of less than a year',
      intervals('2026-03, to: 2026-10', half, best),
      'scenarioIntervals.unfavourable.to: expected a month from 2027-03 to 2031-03, the end of the holding period, got "2026-10"',
    ],
    [
      'of another length',
      intervals(worst, '2020-01, to: 2024-01', best),
      'scenarioIntervals.moderate.to: expected 2025-01, the end of the holding period, got "2024-01"',
    ],
    [
      'without a month',
      intervals(worst, half, '2016, to: 2021'),
      'scenarioIntervals.favourable.from: expected a month written YYYY-MM, such as 2018-01, got 2016',
    ],
  ])('are not %s', async (_what, wrong, problem) => {
    await told(`${wrong}, usesBenchmark: true`);
    expect((await content.problems()).join('\n')).toContain(problem);
  });

  test('begin before the share only where a benchmark is used', async () => {
    await told(`${intervals(worst, half, best)}, usesBenchmark: false`);
    expect((await content.problems()).join('\n')).toContain(
      'scenarioIntervals.moderate.from: expected a month from the share\'s inception on, as usesBenchmark is false, got "2020-01"',
    );
  });
});

const order =
  /each month is published, once, with STRESS.* \(Delegated Regulation \(EU\) 2017\/653, art\. 8\(3\)\)$/;

/** Each case puts one mistake into a file; `message` is the beginning of the first problem, without `content/`. */
const mistakes: Mistake[] = [
  [
    'another header',
    'amount_1y',
    'amount',
    `${file}:1: expected the header month,scenario,amount_1y,return_1y,amount_rhp,return_rhp, got "month,scenario,amount,`,
  ],
  [
    'a cell too few',
    '2026-10,STRESS,4300,-57,3540,-18.8',
    '2026-10,STRESS,4300,-57,3540',
    `${file}:6: expected six cells, month,scenario,amount_1y,return_1y,amount_rhp,return_rhp, got 5`,
  ],
  [
    'a month that is none',
    '2026-10,STRESS',
    '2026-13,STRESS',
    `${file}:6: month: expected a month written YYYY-MM, got "2026-13"`,
  ],
  [
    'an unknown scenario',
    '2026-10,MODERATE',
    '2026-10,MEDIUM',
    `${file}:8: scenario: expected one of STRESS, UNFAVOURABLE, MODERATE, FAVOURABLE, got "MEDIUM"`,
  ],
  [
    'an amount with a space',
    '10420,4.2',
    '10 420,4.2',
    `${file}:8: amount_1y: expected an amount without spaces and signs, such as 9430, got "10 420"`,
  ],
  [
    'a return with its sign',
    '12980,5.4',
    '12980,5.4 %',
    `${file}:8: return_rhp: expected a percentage a year without its sign, such as -5.7, got "5.4 %"`,
  ],
  [
    'a return after one year that does not give the amount',
    '10420,4.2',
    '10420,4.4',
    `${file}:8: amount_1y: expected about 10440, which 10000 are after 1 year(s) at 4.4 % a year, got 10420: correct one of them`,
  ],
  [
    'an amount at the holding period that its return does not give',
    '12980,5.4',
    '12890,5.4',
    `${file}:8: amount_rhp: expected about 13008, which 10000 are after 5 year(s) at 5.4 % a year, got 12890: correct one of them`,
  ],
  [
    'another holding period than the returns are over',
    'minRecommendedInvestmentDuration: 5',
    'minRecommendedInvestmentDuration: 4',
    `${file}:2: amount_rhp: expected about 4347, which 10000 are after 4 year(s) at -18.8 % a year, got 3540`,
    fund,
  ],
  [
    'a scenario that is worse than the one before',
    '2026-10,STRESS,4300,-57,',
    '2026-10,STRESS,8000,-20,',
    `${file}:7: amount_1y: expected 8000 at least, as in STRESS, got 7740`,
  ],
  [
    'no recommended holding period',
    'minRecommendedInvestmentDuration: 5\n',
    '',
    `${fund}:1: minRecommendedInvestmentDuration: expected the years of the recommended holding period, over which the scenarios of its shares are`,
  ],
];

test.each(mistakes)('%s is named with file, line and what is expected', (...mistake) =>
  content.expectProblem(...mistake),
);

test.each([
  ['a month twice', '2026-10,STRESS', '2026-09,STRESS', 6, '2026-10,STRESS, got 2026-09,STRESS'],
  ['a month left out', '2026-10,STRESS', '2026-11,STRESS', 6, '2026-10,STRESS, got 2026-11,STRESS'],
  [
    'a scenario left out',
    '2026-09,FAVOURABLE,14480,44.8,16760,10.9\n',
    '',
    5,
    '2026-09,FAVOURABLE, got 2026-10,STRESS',
  ],
])('%s: the line that is expected is named', async (_, from, to, line, lines) => {
  await content.edit(file, from, to);
  const [first] = await content.problems();
  expect(first).toContain(`content/${file}:${line}: expected the line ${lines}`);
  expect(first).toMatch(order);
});

test('the last month has to be complete', async () => {
  await content.edit(file, '2026-10,FAVOURABLE,14480,44.8,16770,10.9\n', '');
  expect(await content.problems()).toEqual([
    expect.stringContaining(
      `content/${file}:8: expected the line 2026-10,FAVOURABLE after this one: complete the month`,
    ),
  ]);
});

test('scenarios of a share that is none are named', async () => {
  await content.write('funds/first-fund/scenarios/ZZ0000000099.csv', '');
  expect(await content.problems()).toEqual([
    expect.stringContaining(
      'content/funds/first-fund/scenarios/ZZ0000000099.csv:1: expected a share in funds/first-fund/shares/ZZ0000000099.yaml',
    ),
  ]);
});
