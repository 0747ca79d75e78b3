import {
  endOfPath,
  labelTops,
  linearScale,
  linePath,
  roundLevels,
  timeOf,
  yearStarts,
} from './chartGeometry';

test('a scale is a line through its ends, also downwards and beyond', () => {
  const scale = linearScale([100, 200], [1000, 0]);
  expect([100, 150, 200, 210].map(scale)).toEqual([1000, 500, 0, -100]);
});

test('a range without extent lies in the middle', () => {
  expect(linearScale([100, 100], [1000, 0])(100)).toBe(500);
});

test.each([
  [96, 204, 5, [100, 125, 150, 175, 200]],
  [99.6, 101.2, 5, [100, 100.5, 101]],
  [0.02, 0.31, 5, [0.1, 0.2, 0.3]],
  [-12, 30, 5, [-10, 0, 10, 20, 30]],
  [100, 100, 5, []],
])('round levels from %d to %d', (lowest, highest, maxSteps, levels) => {
  expect(roundLevels(lowest, highest, maxSteps)).toEqual(levels);
});

test('a line joins its points', () => {
  const points = [
    { x: 0, y: 10.4 },
    { x: 5.6, y: 3 },
    { x: 10, y: 1 },
  ];
  expect(linePath(points)).toBe('M0,10l6,-7l4,-2');
  expect(linePath([])).toBe('');
});

test('a day begins at midnight UTC', () => {
  expect(timeOf('1970-01-02')).toBe(86_400_000);
});

test('a path ends where its last point is', () => {
  expect(endOfPath('M0,900l500,-400l500,-380')).toBe(120);
});

test('labels are a line of text apart from the one below and the one above, inside the box', () => {
  const [upper, lower] = ['min(30%, min(60%, 100%) - 1.4em)', 'min(60%, 100%)'];
  const first = `max(${upper}, 0%)`;
  expect(labelTops([600, 300])).toEqual([`max(${lower}, ${first} + 1.4em)`, first]);
  expect(labelTops([])).toEqual([]);
});

test.each([
  ['2020-06-01', '2023-02-01', [2021, 2022, 2023]],
  ['2020-06-01', '2021-01-01', [2021]],
  ['2020-06-01', '2020-12-31', []],
  ['2011-03-14', '2026-11-19', [2012, 2014, 2016, 2018, 2020, 2022, 2024, 2026]],
])('years that begin from %s to %s', (from, to, years) => {
  expect(yearStarts(timeOf(from), timeOf(to))).toEqual(years);
});
