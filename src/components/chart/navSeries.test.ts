import { timeOf } from './chartGeometry';
import { lastAtOrBefore, monthsAway, nearestDay } from './navSeries';

const times = [10, 20, 40];

test.each([
  [9, -1],
  [10, 0],
  [39, 1],
  [40, 2],
  [99, 2],
])('the last day at or before %d', (time, index) => {
  expect(lastAtOrBefore(times, time)).toBe(index);
});

test.each([
  [0, 0],
  [14, 0],
  [15, 0],
  [16, 1],
  [30, 1],
  [31, 2],
  [99, 2],
])('the day nearest to %d', (time, index) => {
  expect(nearestDay(times, time)).toBe(index);
});

test('no day at all', () => {
  expect(lastAtOrBefore([], 5)).toBe(-1);
  expect(nearestDay([], 5)).toBe(0);
});

test.each([
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-02-29', -12, '2023-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2023-02-28', 12, '2024-02-28'],
  ['2026-01-15', -6, '2025-07-15'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s, %d months away', (day, count, expected) => {
  expect(monthsAway(timeOf(day), count)).toBe(timeOf(expected));
});
