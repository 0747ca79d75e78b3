import { shareAge } from './publishedPerformance';

test('a share without a price is under one year', () => {
  expect(shareAge('2010-05-03', null)).toEqual({
    lessThanOneYear: true,
    moreThanTenYears: false,
    inceptionYear: 2010,
  });
});

test.each([
  ['2025-11-20', '2026-11-19', true],
  ['2025-11-20', '2026-11-20', false],
  ['2024-02-29', '2025-02-27', true],
  ['2024-02-29', '2025-02-28', false],
])('inception %s, last price %s: under one year is %s', (inception, last, expected) => {
  expect(shareAge(inception, last).lessThanOneYear).toBe(expected);
});

test.each([
  ['2016-11-20', '2026-11-19', false],
  ['2016-11-20', '2026-11-20', true],
  ['2016-02-29', '2026-02-28', true],
])('inception %s, last price %s: ten years or more is %s', (inception, last, expected) => {
  expect(shareAge(inception, last).moreThanTenYears).toBe(expected);
});
