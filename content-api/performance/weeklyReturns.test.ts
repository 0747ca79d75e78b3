import { weeklyReturns } from './weeklyReturns';

test('a week ends with its last level', () => {
  const returns = weeklyReturns([
    { date: '2026-11-04', level: 90 }, // Wednesday
    { date: '2026-11-06', level: 100 }, // Friday
    { date: '2026-11-09', level: 105 }, // Monday
    { date: '2026-11-12', level: 110 }, // Thursday, the last of its week
    { date: '2026-11-20', level: 99 }, // Friday
  ]);
  // 110 / 100 and 99 / 110.
  expect(returns).toEqual([expect.closeTo(10, 10), expect.closeTo(-10, 10)]);
});

test('a week without a level gives no return on either side', () => {
  const returns = weeklyReturns([
    { date: '2026-10-30', level: 100 },
    { date: '2026-11-13', level: 120 },
    { date: '2026-11-20', level: 126 },
  ]);
  expect(returns).toEqual([expect.closeTo(5, 10)]);
});

test('weeks follow one another across the new year', () => {
  const returns = weeklyReturns([
    { date: '2025-12-31', level: 100 },
    { date: '2026-01-02', level: 101 },
    { date: '2026-01-09', level: 102.01 },
  ]);
  expect(returns).toEqual([expect.closeTo(1, 10)]);
});

test('no level, no return', () => {
  expect(weeklyReturns([])).toEqual([]);
  expect(weeklyReturns([{ date: '2026-11-20', level: 100 }])).toEqual([]);
});
