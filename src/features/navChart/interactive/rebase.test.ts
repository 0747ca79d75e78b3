import { levelAt, rebase } from './rebase';

const share = { times: [10, 20, 30, 40], levels: [100, 110, 120, 130] };

test('100 on the first day of the span, and nothing outside of it', () => {
  expect(rebase([0, 10, 20, 30, 40], [9, 50, 60, 45, 7], [10, 30])).toEqual({
    times: [10, 20, 30],
    levels: [100, 120, 90],
    startsLate: false,
  });
});

test('the value in force on the first day counts, also over a gap', () => {
  expect(rebase([5, 8, 20], [50, NaN, 75], [10, 30])).toEqual({
    times: [10, 20],
    levels: [100, 150],
    startsLate: false,
  });
});

test('what is born later begins at the level of the share on that day', () => {
  expect(rebase([25, 40], [2, 3], [10, 40], share)).toEqual({
    times: [25, 40],
    levels: [110, 165],
    startsLate: true,
  });
  // A benchmark that is shorter than its share.
  expect(rebase(share.times, [NaN, NaN, 60, 66], [10, 40], share)).toMatchObject({
    times: [30, 40],
    levels: [120, expect.closeTo(132, 10)],
    startsLate: true,
  });
});

test('an end before the end of the span is where it ends', () => {
  expect(rebase([10, 20], [1, 2], [10, 40])?.times).toEqual([10, 20]);
});

test.each([
  ['born after the span', [50, 60], [1, 2]],
  ['ended before the span', [1, 5], [1, 2]],
  ['without a value', [10, 20], [NaN, NaN]],
  ['without a day', [], []],
])('nothing of what is %s', (_, times, values) => {
  expect(rebase(times, values, [10, 40], share)).toBeNull();
});

test.each([
  [9, NaN],
  [10, 100],
  [29, 110],
  [99, 130],
])('the level at %d', (time, level) => {
  expect(levelAt(share, time)).toBe(level);
});
