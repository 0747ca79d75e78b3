import { type Mistake, useMinimalContent } from '../testing/useMinimalContent';

const content = useMinimalContent();

const share = 'funds/first-fund/shares/ZZ0000000016.yaml';

const costs = 'costs: { year: 2025, entry: 0, exit: 0, ongoing: 1.02, transaction: 0.26, performance: 0 }\n';

/** Each case puts one mistake into a file; `message` is the expected problem, without `content/`. */
const mistakes: Mistake[] = [
  [
    'a wrong check digit',
    'ZZ0000000016',
    'ZZ0000000017',
    `${share}:1: isin: expected the check digit 6 (ZZ0000000016), got "ZZ0000000017"`,
  ],
  [
    'an ISIN of a country',
    'ZZ0000000016',
    'FR0000000016',
    `${share}:1: isin: expected an ISIN: ZZ, nine capital letters or digits, and a check digit, got "FR0000000016"`,
  ],
  [
    'an ISIN that is not its file',
    'ZZ0000000016',
    'ZZ0000000032',
    `${share}:1: isin: expected the name of the file, ZZ0000000016, got "ZZ0000000032"`,
  ],
  [
    'an unknown share name',
    'name: I',
    'name: X',
    `${share}:2: name: expected one of I, I USD, R, R USD, N, N USD, F, S USD, got "X"`,
  ],
  [
    'a closing day of an active share',
    'active: true',
    'active: true\nclosingDate: 2026-10-30',
    `${share}:6: closingDate: expected none of a share that is active, got "2026-10-30": remove it, or set active to false`,
  ],
  [
    'a closing day before the inception',
    'active: true',
    'active: false\nclosingDate: 2023-12-29',
    `${share}:6: closingDate: expected a day from the share's inception, 2024-01-02, got "2023-12-29"`,
  ],
  [
    'a slug twice in a fund',
    'slug: i',
    'slug: r-usd',
    'funds/first-fund/shares/ZZ0000000024.yaml:3: slug: expected a slug that is not taken in fr, got "r-usd" as in ZZ0000000016.yaml',
    share,
  ],
  [
    'a document that expires before it is published',
    '- { type: KIID, date: 2026-02-16 }',
    '- { type: KIID, publishAt: 2026-12-02, expireAt: 2026-12-01 }',
    `${share}:12: documents[0].expireAt: expected a time after publishAt`,
  ],
  [
    'two documents of a type for an hour',
    '- { type: KIID, date: 2026-02-16 }',
    '- { type: KIID, expireAt: 2026-12-01 10:00 }\n  - { type: KIID, publishAt: 2026-12-01 09:00 }',
    `${share}:13: documents[1].type: expected one document of each type, got "KIID" again`,
  ],
  [
    'a document type twice',
    '- { type: KIID, date: 2026-02-16 }',
    '- { type: KIID }\n  - { type: KIID }',
    `${share}:13: documents[1].type: expected one document of each type, got "KIID" again`,
  ],
  [
    'no costs of a share that is one year old',
    costs,
    '',
    `${share}:1: costs: expected the costs charged in the last financial year, as the share is over one year old (delegated regulation (EU) ` +
      '2017/653, annexes VI and VII; directive 2014/65/EU, art. 24(4)): enter them from the annual report',
    share,
  ],
  [
    'a part of the costs',
    'transaction: 0.26, ',
    '',
    `${share}:13: costs.transaction: missing, expected a percentage from 0 to 100, without its sign`,
  ],
  [
    'costs of a year that is to come',
    'year: 2025',
    'year: 2027',
    `${share}:13: costs.year: expected a year from 2024 to 2026, got 2027`,
  ],
  [
    'costs of a year before the share',
    'year: 2025',
    'year: 2023',
    `${share}:13: costs.year: expected a year from 2024 to 2026, got 2023`,
  ],
  [
    'a registration in a country that is none',
    'country: FR',
    'country: UK',
    `${share}:15: registrations[0].country: expected a country's code of two capital letters (ISO 3166, such as FR), got "UK"`,
  ],
  [
    'a registration for nobody that is known',
    'audience: RETAIL',
    'audience: PRO',
    `${share}:15: registrations[0].audience: expected one of RETAIL, PROFESSIONAL, got "PRO"`,
  ],
  [
    'a country twice',
    '- { country: FR, audience: RETAIL }',
    '- { country: FR, audience: RETAIL }\n  - { country: FR, audience: PROFESSIONAL }',
    `${share}:16: registrations[1].country: expected each country once, got "FR" again`,
  ],
  [
    'a share that is registered nowhere',
    'registrations:\n  - { country: FR, audience: RETAIL }',
    'registrations: []',
    `${share}:14: registrations: expected a list of countries and audiences, { country: FR, audience: RETAIL }, at least the fund's home State (Directive 2009/65/EC, art. 93)`,
  ],
  [
    'a share without registrations',
    'registrations:\n  - { country: FR, audience: RETAIL }\n',
    '',
    `${share}:1: registrations: missing, expected a list of countries and audiences, { country: FR, audience: RETAIL }, at least the fund's home State (Directive 2009/65/EC, art. 93)`,
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
  expect(await content.problems()).toEqual(problems);
});

it('has nothing to say of the inception of a share without a price', async () => {
  await content.edit('funds/first-fund/shares/ZZ0000000024.yaml', '2026-11-02', '2020-11-02');
  expect(await content.problems()).toEqual([]);
});

it.each(mistakes)('names %s', (...mistake) => content.expectProblem(...mistake));

it('names costs above the maximum of the prospectus', async () => {
  await content.edit(share, 'fees: { management: 0.9 }', 'fees: { subscription: 1, redemption: 0 }');
  await content.edit(share, 'entry: 0, exit: 0', 'entry: 1.5, exit: 0.1');
  expect(await content.problems()).toEqual([
    `content/${share}:13: costs.entry: expected 1 at most, the maximum of fees.subscription, got 1.5: correct one of them`,
    `content/${share}:13: costs.exit: expected 0 at most, the maximum of fees.redemption, got 0.1: correct one of them`,
  ]);
});

it('names a management fee as charged above the ongoing costs that it is a part of, and above its maximum', async () => {
  await content.edit(share, 'ongoing: 1.02', 'ongoing: 1.02, management: 1.05');
  expect(await content.problems()).toEqual([
    `content/${share}:13: costs.management: expected 1.02 at most, the ongoing costs that it is a part of, got 1.05: correct one of them`,
    `content/${share}:13: costs.management: expected 0.9 at most, the maximum of fees.management, got 1.05: correct one of them`,
  ]);
});

it('has nothing to say of a management fee at its maximum', async () => {
  await content.edit(share, 'ongoing: 1.02', 'ongoing: 1.02, management: 0.9');
  expect(await content.problems()).toEqual([]);
});

it('asks neither a closed share nor one under one year for costs', async () => {
  await content.edit(share, costs, '');
  await content.edit(share, 'active: true', 'active: false');
  expect(await content.problems()).toEqual([]);
  await content.edit(share, 'active: false', 'active: true');
  await content.write('funds/first-fund/navs/ZZ0000000016.csv', 'date,nav,benchmark\n2024-01-02,1000,\n');
  expect(await content.problems()).toEqual([]);
});
