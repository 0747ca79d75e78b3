import { adjustedNavs, type CorporateAction, levelOf, type NavPoint } from './adjustedNavs';

const nav = (date: string, value: number): NavPoint => ({ date, nav: value, benchmark: null });

const levels = (navs: readonly NavPoint[], ...actions: CorporateAction[]) =>
  adjustedNavs(navs, actions).map(levelOf);

const november = [nav('2025-11-18', 1000), nav('2025-11-19', 100), nav('2025-11-20', 104)];

test('NAVs before a split are in shares of after it', () => {
  expect(levels(november, { kind: 'SPLIT', date: '2025-11-19', ratio: 10 })).toEqual([100, 100, 104]);
});

test('a consolidation is a split with a ratio below one', () => {
  expect(
    levels([nav('2025-11-18', 10), nav('2025-11-19', 101)], {
      kind: 'SPLIT',
      date: '2025-11-19',
      ratio: 0.1,
    }),
  ).toEqual([100, 101]);
});

test('a merger counts where the NAVs before are those of the absorbed share', () => {
  const merger = { kind: 'MERGER', date: '2025-11-19' } as const;
  expect(levels(november, { ...merger, ratio: 10 })).toEqual([100, 100, 104]);
  expect(levels(november, { ...merger, ratio: null })).toEqual([1000, 100, 104]);
});

test('a distribution is reinvested at the first NAV without it', () => {
  // 5 % of 100 is paid. 114.32 / 100 is the price; with 5 / 95 more shares it is 1.1432 × 100 / 95 = 1.20336842.
  const navs = [nav('2025-11-18', 100), nav('2025-11-19', 95), nav('2026-11-18', 114.32)];
  const [first = NaN, , last = NaN] = levels(navs, { kind: 'DISTRIBUTION', date: '2025-11-19', amount: 5 });
  expect(last / first).toBeCloseTo(1.203368421, 9);
});

test('an ex-date without a NAV waits for the next one', () => {
  const navs = [nav('2025-11-21', 100), nav('2025-11-24', 95)];
  expect(levels(navs, { kind: 'DISTRIBUTION', date: '2025-11-22', amount: 5 })).toEqual([95, 95]);
});

test('a distribution in old shares, split before the next NAV, is compared in old shares', () => {
  // 50 of 1000 are paid on Saturday; on Sunday one share becomes ten. Monday's 95 are 950 of before.
  const navs = [nav('2025-11-21', 1000), nav('2025-11-24', 95)];
  expect(
    levels(
      navs,
      { kind: 'DISTRIBUTION', date: '2025-11-22', amount: 50 },
      { kind: 'SPLIT', date: '2025-11-23', ratio: 10 },
    ),
  ).toEqual([expect.closeTo(95, 10), 95]);
});

test('a split and a distribution of one day: what is paid is of a new share', () => {
  const navs = [nav('2025-11-18', 1000), nav('2025-11-19', 95)];
  expect(
    levels(
      navs,
      { kind: 'SPLIT', date: '2025-11-19', ratio: 10 },
      { kind: 'DISTRIBUTION', date: '2025-11-19', amount: 5 },
    ),
  ).toEqual([expect.closeTo(95, 10), 95]);
});

test.each([
  ['before the first NAV', '2025-11-17'],
  ['on its day', '2025-11-18'],
  ['after the last one', '2025-11-21'],
])('an action %s changes nothing, and copies nothing', (_when, date) => {
  expect(adjustedNavs(november, [{ kind: 'SPLIT', date, ratio: 10 }])).toBe(november);
});

test('a renaming changes nothing', () => {
  expect(levels(november, { kind: 'RENAMING', date: '2025-11-19' })).toEqual([1000, 100, 104]);
});
