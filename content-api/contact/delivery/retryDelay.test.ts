import { retryDelayMs } from './retryDelay';

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [7, 1_920],
  [8, 3_600],
  [9, 3_600],
  [100_000, 3_600],
])('after %i attempts: %i s', (attempts, seconds) => {
  expect(retryDelayMs(attempts)).toBe(seconds * 1000);
});
