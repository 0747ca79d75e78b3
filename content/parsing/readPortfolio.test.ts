import { type Mistake, useMinimalContent } from '../testing/useMinimalContent';

const content = useMinimalContent();

const portfolio = 'funds/first-fund/portfolio.yaml';

/** Each case puts one mistake into a file; `message` is the expected problem, without `content/`. */
const mistakes: Mistake[] = [
  [
    'weights above 100',
    '60.5',
    '61.1',
    `${portfolio}:2: geographic: expected weights that add up to 100.5 at most, got 100.6`,
  ],
  [
    'a code twice in a breakdown',
    'code: BR',
    'code: IN',
    `${portfolio}:4: geographic[1].code: expected a code that is not taken, got "IN" again`,
  ],
  [
    'fractions for percentages',
    '60.5 }',
    '0.61 }',
    `${portfolio}:2: geographic: expected weights in percent (21.4, not 0.214) that add up to 95 at least, got 40.11`,
  ],
  [
    'a breakdown that is not of the whole portfolio',
    '{ fr: Grandes, en: Large, it: Grandi }, value: 100',
    '{ fr: Grandes, en: Large, it: Grandi }, value: 94.99',
    `${portfolio}:7: capitalisation: expected weights in percent (21.4, not 0.214) that add up to 95 at least, got 94.99`,
  ],
  ...['in', 'IND', 'UK', 'XQ', 'EU', 'ZZ', 'OTHERS'].map((code): (typeof mistakes)[number] => [
    `${code} for a country`,
    'code: IN',
    `code: ${code}`,
    `${portfolio}:3: geographic[0].code: expected a country's code of two capital letters (ISO 3166, such as IN) or one of OTHER, CASH, got "${code}"`,
  ]),
  [
    'fractions for the largest lines',
    'value: 6.2 }\n  - { title: Example Foods, value: 4.1 }',
    'value: 0.062 }\n  - { title: Example Foods, value: 0.041 }',
    `${portfolio}:9: topLines: expected weights in percent (21.4, not 0.214) that add up to 1.5 at least, got 0.1`,
  ],
  [
    'lines out of order',
    'value: 4.1',
    'value: 6.4',
    `${portfolio}:11: topLines[1].value: expected the largest first, got 6.4 after 6.2`,
  ],
  [
    'eleven lines',
    '  - { title: Example Foods, value: 4.1 }',
    '  - { title: Example, value: 1 }\n'.repeat(10),
    `${portfolio}:9: topLines: expected ten lines at most, got a list`,
  ],
];

it.each([
  ['95 %', 'value: 39.5', 'value: 34.5'],
  ['100.5 %', 'value: 39.5', 'value: 40'],
  ['cash that is negative', 'value: 39.5 }', 'value: 41 }\n  - { code: CASH, title: Cash, value: -1.5 }'],
  [
    'an overdraft',
    '39.5 }',
    '40 }\n  - { code: CASH, title: Cash, value: -100 }\n  - { code: MX, title: Mexico, value: 100 }',
  ],
  ['countries and the rest', 'code: BR', 'code: OTHER'],
  [
    'no line',
    '  - { code: FINANCIALS, title: { fr: Finance, en: Financials, it: Finanza }, value: 100 }',
    '  []',
  ],
])('takes a breakdown of %s', async (_what, from, to) => {
  await content.edit(portfolio, from, to);
  expect(await content.problems()).toEqual([]);
});

it.each(mistakes)('names %s', (...mistake) => content.expectProblem(...mistake));
