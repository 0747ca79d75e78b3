import { timeOf } from './chartGeometry';
import { reducePoints, timeTicks } from './drawChart';

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

const days = (count: number) => Array.from({ length: count }, (_, index) => index);

test('few points are all kept', () => {
  const times = days(5);
  expect(reducePoints({ times, levels: [1, 3, 2, 5, 4] }, [0, 4], 100)).toEqual([0, 1, 2, 3, 4]);
});

test('of each column the lowest and the highest are kept, and both ends', () => {
  const levels = [5, 9, 1, 5, 5, 2, 8, 5];
  expect(reducePoints({ times: days(8), levels }, [0, 8], 2)).toEqual([0, 1, 2, 5, 6, 7]);
});

test('fifteen years of days take two points a column and keep the extremes', () => {
  const times = days(3900);
  const levels = times.map((time) => 100 + 20 * Math.sin(time / 90) + (time % 7));
  const kept = reducePoints({ times, levels }, [0, 3899], 400);
  expect(kept.length).toBeLessThanOrEqual(2 * 401 + 2);
  expect(kept).toEqual([...new Set(kept)].sort((one, other) => one - other));
  const drawn = kept.map((index) => levels[index] ?? NaN);
  expect(Math.max(...drawn)).toBe(Math.max(...levels));
  expect(Math.min(...drawn)).toBe(Math.min(...levels));
});

test('one point, or none', () => {
  expect(reducePoints({ times: [3], levels: [7] }, [3, 3], 10)).toEqual([0]);
  expect(reducePoints({ times: [], levels: [] }, [0, 1], 10)).toEqual([]);
});
