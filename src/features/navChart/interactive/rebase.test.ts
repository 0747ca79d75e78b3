import { levelAt, rebase } from './rebase';

const share = { times: [10, 20, 30, 40], levels: [100, 110, 120, 130] };
const day = 86_400_000;

test('100 on the first day of the span, and nothing outside of it', () => {
  expect(rebase({ times: [0, 10, 20, 30, 40], values: [9, 50, 60, 45, 7] }, [10, 30])).toEqual({
    times: [10, 20, 30],
    levels: [100, 120, 90],
    startsLate: false,
  });
});

test('the value in force on the first day counts', () => {
  expect(rebase({ times: [5, 20], values: [50, 75] }, [10, 30])).toEqual({
    times: [10, 20],
    levels: [100, 150],
    startsLate: false,
  });
});

test('what is born later begins at the level of the share on that day', () => {
  expect(rebase({ times: [25, 40], values: [2, 3] }, [10, 40], share)).toEqual({
    times: [25, 40],
    levels: [110, 165],
    startsLate: true,
  });
});

test('an end before the end of the span is where it ends', () => {
  expect(rebase({ times: [10, 20], values: [1, 2] }, [10, 40])?.times).toEqual([10, 20]);
});

test.each([
  ['born after the span', [50, 60], [1, 2]],
  ['ended before the span', [1, 5], [1, 2]],
  ['without a day', [], []],
])('nothing of what is %s', (_, times, values) => {
  expect(rebase({ times, values }, [10, 40], share)).toBeNull();
});

test.each([
  [9, NaN],
  [10, 100],
  [29, 110],
  [99, 130],
  [40 + 31 * day, 130],
  [41 + 31 * day, NaN],
])('the level at %d', (time, level) => {
  expect(levelAt(share, time)).toBe(level);
});
