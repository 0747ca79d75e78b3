import { shownPages } from './Pagination';

/** As displayed. */
const shown = (current: number, count: number) =>
  shownPages(current, count)
    .map((page) => (typeof page === 'number' ? String(page) : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [3, 5, '1 2 3 4 5'],
  [1, 4, '1 2 3 4'],
  [1, 500, '1 2 … 500'],
  [3, 500, '1 2 3 4 … 500'],
  [4, 500, '1 2 3 4 5 … 500'],
  [5, 500, '1 … 4 5 6 … 500'],
  [250, 500, '1 … 249 250 251 … 500'],
  [498, 500, '1 … 497 498 499 500'],
  [500, 500, '1 … 499 500'],
])('page %i of %i: %s', (current, count, expected) => {
  expect(shown(current, count)).toBe(expected);
});

test('a gap is named by the page before it, no two the same', () => {
  expect(shownPages(250, 500).filter((page) => typeof page !== 'number')).toEqual([
    { after: 1 },
    { after: 251 },
  ]);
});
