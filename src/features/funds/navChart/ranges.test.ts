import { timeOf } from '../../../components/chart/chartGeometry';
import { freeRange, presetRange, rangeCodes } from './ranges';

const times = ['2023-11-20', '2025-11-17', '2025-12-30', '2026-05-20', '2026-10-19', '2026-11-20'].map(
  timeOf,
);

const daily = (days: readonly number[]) => ({ times: days, frequency: 'DAILY' as const });

test('a range begins with the NAV in force at its first day', () => {
  expect(rangeCodes.map((code) => presetRange(code, daily(times)))).toEqual([
    [4, 5],
    [3, 5],
    [2, 5],
    [1, 5],
    [0, 5],
    null,
    [0, 5],
  ]);
});

test('a range that is as long as the life of the share can be chosen, a day longer not', () => {
  expect(presetRange('1y', daily(['2025-11-20', '2026-11-20'].map(timeOf)))).toEqual([0, 1]);
  expect(presetRange('1y', daily(['2025-11-21', '2026-11-20'].map(timeOf)))).toBeNull();
});

test('a range without a NAV since its first day cannot be chosen', () => {
  expect(presetRange('1m', daily(['2026-10-01'].map(timeOf)))).toBeNull();
});

test.each([
  ['2025-11-17', '2026-11-20', [1, 5]],
  ['2025-11-30', '2026-06-01', [1, 3]],
  ['2023-11-20', '2023-11-21', 'empty'],
  ['2025-11-17', '2025-11-17', 'order'],
  ['2026-11-20', '2025-11-17', 'order'],
  ['2023-11-19', '2026-11-20', 'outside'],
  ['2025-11-17', '2026-11-21', 'outside'],
  ['', '2026-11-20', 'missing'],
  ['2025-11-17', '2026-99-99', 'missing'],
])('from %s to %s', (from, to, expected) => {
  expect(freeRange(from, to, times)).toEqual(
    Array.isArray(expected) ? { range: expected } : { problem: expected },
  );
});
