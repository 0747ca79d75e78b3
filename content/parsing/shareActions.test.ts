import { useMinimalContent } from '../testing/useMinimalContent';

const content = useMinimalContent();

const share = 'funds/first-fund/shares/ZZ0000000016.yaml';
const navs = 'funds/first-fund/navs/ZZ0000000016.csv';

/** In place of the confirmation of the share's last NAV, which is 21 % above the one before. */
const confirmation = 'confirmedNavs:\n  - { date: 2026-10-30, confirmedBy: Example Person }\n';

const jump =
  `content/${navs}:4: nav: expected a change of 10 % at most from one valuation to the next, got 1001.5 and then 1210.4 on 2026-10-30: ` +
  "correct it, enter the split, merger or distribution in the share's file, or have somebody confirm the day there in confirmedNavs";

it('names a jump that nothing explains, with its line', async () => {
  await content.edit(share, confirmation, '');
  expect(await content.problems()).toEqual([jump]);
});

it.each([
  ['a split', 'splits:\n  - { date: 2026-10-30, ratio: 0.8 }\n'],
  [
    'a merger of which the NAVs before are',
    'mergers:\n  - { date: 2025-01-02, absorbed: { fr: D, en: D, it: D }, ratio: 0.8 }\n',
  ],
  [
    'somebody',
    'confirmedNavs:\n  - { date: 2026-10-30, confirmedBy: Example Person, reason: No NAV in between. }\n',
  ],
])('asks nothing about a jump that %s explains', async (_what, explanation) => {
  await content.edit(share, confirmation, explanation);
  expect(await content.problems()).toEqual([]);
});

it.each([
  ['a renaming', 'renamings:\n  - { date: 2026-10-30, formerName: C }\n'],
  [
    'the confirmation of another day',
    'confirmedNavs:\n  - { date: 2026-10-29, confirmedBy: Example Person }\n',
  ],
])('takes %s for no explanation', async (_what, explanation) => {
  await content.edit(share, confirmation, explanation);
  expect(await content.problems()).toEqual([jump]);
});

it('lets a monthly fund move more than a daily one', async () => {
  await content.edit(share, confirmation, '');
  await content.edit(
    'funds/first-fund/fund.yaml',
    'valuationFrequency: DAILY',
    'valuationFrequency: MONTHLY',
  );
  expect(await content.problems()).toEqual([]);
});

it.each([
  [
    'splits:\n  - { date: 2024-01-02, ratio: 10 }\n',
    'splits[0].date: expected a day after the first NAV, 2024-01-02, got "2024-01-02"',
  ],
  ['splits:\n  - { date: 2026-10-30, ratio: 0 }\n', 'splits[0].ratio: expected a number above 0, got 0'],
  [
    'distributions:\n  - { date: 2026-06-08, amount: 2, currency: USD }\n',
    'distributions[0].currency: expected the share\'s, EUR, got "USD": enter what was paid for one share in it',
  ],
  [
    'distributions:\n  - { date: 2026-06-08, paymentDate: 2026-06-05, amount: 2, currency: EUR }\n',
    'distributions[0].paymentDate: expected a day from 2026-06-08 on, the first without the distribution, got "2026-06-05"',
  ],
  [
    'distributions:\n  - { date: 2026-06-08, amount: 2, currency: EUR }\n  - { date: 2026-06-08, amount: 2, currency: EUR }\n',
    'distributions[1].date: expected each day once, got "2026-06-08" again',
  ],
  [
    'distributionPolicy: ACCUMULATING\ndistributions:\n  - { date: 2026-06-08, amount: 2, currency: EUR }\n',
    'distributionPolicy: expected DISTRIBUTING, as the share has distributions: correct it, or remove them',
  ],
])('refuses %j', async (fields, problem) => {
  await content.edit(share, confirmation, confirmation + fields);
  expect((await content.problems()).map((text) => text.replace(/^[^:]+:\d+: /, ''))).toContain(problem);
});
