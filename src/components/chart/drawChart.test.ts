import { timeOf } from './chartGeometry';
import { reducePoints, timeTicks } from './drawChart';

function ticksOf(from: string, to: string) {
  const { unit, times } = timeTicks([timeOf(from), timeOf(to)]);
  return { unit, days: times.map((time) => new Date(time).toISOString().slice(0, 10)) };
}

const years = (...numbers: number[]) => numbers.map((year) => `${year}-01-01`);
const firstDay = (month: string) => `${month}-01`;

test.each([
  ['2010-06-14', '2026-11-20', 'year', years(2011, 2013, 2015, 2017, 2019, 2021, 2023, 2025)],
  ['2021-11-20', '2026-11-20', 'year', years(2022, 2023, 2024, 2025, 2026)],
  [
    '2023-11-20',
    '2026-11-20',
    'month',
    ['2024-01', '2024-07', '2025-01', '2025-07', '2026-01', '2026-07'].map(firstDay),
  ],
  [
    '2025-11-20',
    '2026-11-20',
    'month',
    ['2026-01', '2026-03', '2026-05', '2026-07', '2026-09', '2026-11'].map(firstDay),
  ],
  [
    '2026-05-20',
    '2026-11-20',
    'month',
    ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map(firstDay),
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

const days = (count: number) => Array.from({ length: count }, (_, index) => index);

test('few points are all kept', () => {
  const times = days(5);
  expect(reducePoints({ frequency: 'DAILY', times, values: [1, 3, 2, 5, 4] }, [0, 4], 100)).toEqual([
    0, 1, 2, 3, 4,
  ]);
});

test('of each column the lowest and the highest are kept, and both ends', () => {
  const values = [5, 9, 1, 5, 5, 2, 8, 5];
  expect(reducePoints({ frequency: 'DAILY', times: days(8), values }, [0, 8], 2)).toEqual([0, 1, 2, 5, 6, 7]);
});

test('fifteen years of days take two points a column and keep the extremes', () => {
  const times = days(3900);
  const values = times.map((time) => 100 + 20 * Math.sin(time / 90) + (time % 7));
  const kept = reducePoints({ frequency: 'DAILY', times, values }, [0, 3899], 400);
  expect(kept.length).toBeLessThanOrEqual(2 * 401 + 2);
  expect(kept).toEqual([...new Set(kept)].sort((one, other) => one - other));
  const drawn = kept.map((index) => values[index] ?? NaN);
  expect(Math.max(...drawn)).toBe(Math.max(...values));
  expect(Math.min(...drawn)).toBe(Math.min(...values));
});

test('one point, or none', () => {
  expect(reducePoints({ frequency: 'DAILY', times: [3], values: [7] }, [3, 3], 10)).toEqual([0]);
  expect(reducePoints({ frequency: 'DAILY', times: [], values: [] }, [0, 1], 10)).toEqual([]);
});
