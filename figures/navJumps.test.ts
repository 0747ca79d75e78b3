import { adjustedNavs, type CorporateAction, type NavPoint } from './adjustedNavs';
import type { ValuationFrequency } from './countedNavs';
import { navJumps } from './navJumps';

const nav = (date: string, value: number, benchmark: number | null = null): NavPoint => ({
  date,
  nav: value,
  benchmark,
});

const jumpsOf = (
  navs: readonly NavPoint[],
  actions: readonly CorporateAction[] = [],
  frequency: ValuationFrequency = 'DAILY',
) => navJumps(adjustedNavs(navs, actions), frequency);

test.each([
  ['DAILY', 110, 110.01],
  ['WEEKLY', 120, 120.01],
  ['MONTHLY', 130, 130.01],
] as const)('of NAVs %s, from 100 to %d is none, to %d is one', (frequency, calm, wild) => {
  expect(jumpsOf([nav('2026-11-18', 100), nav('2026-11-19', calm)], [], frequency)).toEqual([]);
  expect(jumpsOf([nav('2026-11-18', 100), nav('2026-11-19', wild)], [], frequency)).toEqual([
    { date: '2026-11-19', column: 'nav', before: 100, after: wild },
  ]);
});

test('a split explains a jump, with its own ratio alone', () => {
  const navs = [nav('2026-11-18', 1000), nav('2026-11-19', 101), nav('2026-11-20', 100)];
  expect(jumpsOf(navs)).toMatchObject([{ date: '2026-11-19', before: 1000, after: 101 }]);
  expect(jumpsOf(navs, [{ kind: 'SPLIT', date: '2026-11-19', ratio: 10 }])).toEqual([]);
  // The NAV before is told in shares of the day.
  expect(jumpsOf(navs, [{ kind: 'SPLIT', date: '2026-11-19', ratio: 100 }])).toEqual([
    { date: '2026-11-19', column: 'nav', before: expect.closeTo(10, 10), after: 101 },
  ]);
});

test('a level of the index is compared with the last one that is known', () => {
  const navs = [nav('2026-11-17', 100, 50), nav('2026-11-18', 100), nav('2026-11-19', 100, 60)];
  expect(jumpsOf(navs)).toEqual([{ date: '2026-11-19', column: 'benchmark', before: 50, after: 60 }]);
});
