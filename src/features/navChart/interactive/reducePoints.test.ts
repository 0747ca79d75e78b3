import { reducePoints } from './reducePoints';

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
