import { timeOf } from '../chartGeometry';
import { timeTicks } from './timeTicks';

function ticksOf(from: string, to: string) {
  const { unit, times } = timeTicks([timeOf(from), timeOf(to)]);
  return { unit, days: times.map((time) => new Date(time).toISOString().slice(0, 10)) };
}

test.each([
  [
    '2010-06-14',
    '2026-11-20',
    'year',
    ['2013', '2016', '2019', '2022', '2025'].map((year) => `${year}-01-01`),
  ],
  [
    '2021-11-20',
    '2026-11-20',
    'year',
    ['2022', '2023', '2024', '2025', '2026'].map((year) => `${year}-01-01`),
  ],
  [
    '2025-11-20',
    '2026-11-20',
    'month',
    ['2026-01-01', '2026-03-01', '2026-05-01', '2026-07-01', '2026-09-01', '2026-11-01'],
  ],
  [
    '2026-05-20',
    '2026-11-20',
    'month',
    ['06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}-01`),
  ],
  ['2026-11-16', '2026-11-20', 'day', ['2026-11-17', '2026-11-18', '2026-11-19']],
])('from %s to %s: %s', (from, to, unit, days) => {
  expect(ticksOf(from, to)).toEqual({ unit, days });
});

test('a month is marked by six days at the most', () => {
  const { unit, days } = ticksOf('2026-10-20', '2026-11-20');
  expect(unit).toBe('day');
  expect(days.length).toBeGreaterThan(2);
  expect(days.length).toBeLessThanOrEqual(6);
});

test('one day has no mark', () => {
  expect(ticksOf('2026-11-20', '2026-11-20').days).toEqual([]);
});
