import { timeOf } from './chartGeometry';
import { monthsAway } from './monthsAway';

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
