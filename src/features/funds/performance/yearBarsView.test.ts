/** @jest-environment node */

import { yearRow } from '../../../../gatsby/testing/contentRows';
import { yearBarsView } from './yearBarsView';

const year = (number: number, share: number | null, benchmark: number | null = null) =>
  yearRow({ year: number, share, benchmark });

/** Left and right edge, zero line and end of each bar, from left to right. */
function barsIn(path: string | null | undefined) {
  return [...(path ?? '').matchAll(/M(\d+),(\d+)V(\d+)H(\d+)V\d+Z/g)]
    .map(([, ...numbers]) => {
      const [left = NaN, zero = NaN, end = NaN, right = NaN] = numbers.map(Number);
      return { left, right, zero, end };
    })
    .sort((a, b) => a.left - b.left);
}

test('bars go up from the zero line, and down where the figure is negative', () => {
  const view = yearBarsView([year(2025, 30, 15), year(2024, -10, -5)], 'fr');
  // From -10 % to +30 %, and 9 % of that beyond both: 47.2 points in 1000 units, 21.2 a point.
  expect(barsIn(view?.share)).toMatchObject([
    { zero: 712, end: 924 },
    { zero: 712, end: 76 },
  ]);
  expect(barsIn(view?.benchmark)).toMatchObject([{ end: 818 }, { end: 394 }]);
  expect(view?.zero).toBe(712);
});

test('the earliest year is on the left, and each share is left of its benchmark', () => {
  const view = yearBarsView([year(2025, 3, 2), year(2024, 1, 2), year(2023, 4, 5)], 'fr');
  const [shares, benchmarks] = [barsIn(view?.share), barsIn(view?.benchmark)];
  const edges = shares.flatMap((bar, index) => [bar.left, bar.right, benchmarks[index]?.left ?? NaN]);
  expect(edges).toEqual([...edges].sort((a, b) => a - b));
  expect(view?.years.map(({ label }) => label)).toEqual(['2025', '2024', '2023']);
});

test('the zero line is among the round levels', () => {
  const view = yearBarsView([year(2025, 35.96, 33.69), year(2024, -31.65, -28.14)], 'fr');
  expect(view?.levels.map(({ label }) => label)).toEqual(['−20\u00a0%', '0\u00a0%', '20\u00a0%']);
  const [bar] = barsIn(view?.share);
  expect(view?.levels[1]?.y).toBe(bar?.zero);
  const small = yearBarsView([year(2025, 0.42)], 'en');
  expect(small?.levels.map(({ label }) => label)).toEqual(['0.00%', '0.10%', '0.20%', '0.30%', '0.40%']);
});

test('a year without a figure or without a benchmark leaves its place empty', () => {
  const view = yearBarsView([year(2025, 7, 8), year(2024, null), year(2023, 5)], 'fr');
  const full = yearBarsView([year(2025, 7, 8), year(2024, 1, 1), year(2023, 5, 1)], 'fr');
  const [, , latest] = barsIn(full?.share);
  expect(barsIn(view?.share).map(({ left }) => left)).toEqual([barsIn(full?.share)[0]?.left, latest?.left]);
  expect(barsIn(view?.benchmark)).toHaveLength(1);
  expect(yearBarsView([year(2025, 7)], 'fr')?.benchmark).toBeNull();
});

test('a part of a year is marked', () => {
  const rows = [yearRow({ year: 2026, complete: false, share: 1, benchmark: null }), year(2025, 2)];
  expect(yearBarsView(rows, 'fr')).toMatchObject({
    years: [{ label: '2026*' }, { label: '2025' }],
    hasPartYear: true,
  });
  expect(yearBarsView(rows.slice(1), 'fr')?.hasPartYear).toBe(false);
});

test('a single year is no wider than one of five', () => {
  const [one] = barsIn(yearBarsView([year(2025, 3)], 'fr')?.share);
  const five = [2025, 2024, 2023, 2022, 2021].map((number) => year(number, 3));
  const [first] = barsIn(yearBarsView(five, 'fr')?.share);
  expect(one).toEqual(first);
});

test.each([
  [10, 10, 10],
  [16, 8, 0],
  [25, 9, 0],
])('%i years have %i labels, the latest among them, and %i figures', (count, labels, figures) => {
  const years = Array.from({ length: count }, (_, index) => year(2025 - index, 3, 2));
  const view = yearBarsView(years, 'fr');
  expect(view?.years).toHaveLength(labels);
  expect(view?.years[0]?.label).toBe('2025');
  expect(view?.values).toHaveLength(figures);
  const bars = [...barsIn(view?.share), ...barsIn(view?.benchmark)];
  expect(bars).toHaveLength(2 * count);
  expect(Math.min(...bars.map(({ left, right }) => right - left))).toBeGreaterThan(10);
});

test('the figure stands at the end of its bar, below it where it is negative', () => {
  const view = yearBarsView([year(2025, 30), year(2024, -10)], 'en');
  const [fallen, risen] = barsIn(view?.share);
  expect(view?.values).toEqual([
    { x: risen?.right, y: risen?.end, label: '+30.00', isBelow: false },
    { x: fallen?.right, y: fallen?.end, label: '−10.00', isBelow: true },
  ]);
});

test('years of zero have bars without height on the zero line', () => {
  expect(barsIn(yearBarsView([year(2025, 0, 0)], 'fr')?.share)).toMatchObject([{ zero: 500, end: 500 }]);
});

test.each([[[]], [[year(2025, null)]]])('nothing is drawn of %j', (rows) => {
  expect(yearBarsView(rows, 'fr')).toBeNull();
});
