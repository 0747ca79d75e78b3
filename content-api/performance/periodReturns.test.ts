import type { NavPoint } from './navPoint';
import { periodReturns } from './periodReturns';

function period(navs: NavPoint[], code: string) {
  const found = periodReturns(navs).find((performance) => performance.code === code);
  if (!found) throw new Error(`No period ${code}`);
  return found;
}

const nav = (date: string, value: number, benchmark: number | null = null): NavPoint => ({
  date,
  nav: value,
  benchmark,
});

test('periods come in the order of the contract', () => {
  expect(periodReturns([nav('2026-01-02', 100)]).map(({ code }) => code)).toEqual([
    'ytd',
    '1m',
    '3m',
    '6m',
    '1y',
    '3y',
    '5y',
    '10y',
    'inception',
    'creation_annu',
  ]);
});

test('a period starts with the last NAV on or before its anniversary', () => {
  const navs = [
    nav('2025-11-14', 100, 200),
    nav('2025-11-18', 110, 210),
    nav('2025-11-21', 120, 220),
    nav('2026-11-20', 132, 231),
  ];
  // One year before 20 November 2026 there is no NAV: the one of 18 November 2025 is in force.
  // 132 / 110 = 1.20 and 231 / 210 = 1.10.
  const oneYear = period(navs, '1y');
  expect(oneYear.startDate).toBe('2025-11-18');
  expect(oneYear.endDate).toBe('2026-11-20');
  expect(oneYear.share).toBeCloseTo(20, 10);
  expect(oneYear.benchmark).toBeCloseTo(10, 10);
});

test('a period that ends on a 31st starts on the last day of a shorter month', () => {
  const navs = [nav('2026-02-27', 90), nav('2026-02-28', 100), nav('2026-03-01', 95), nav('2026-03-31', 101)];
  // One month before 31 March is 28 February: 101 / 100.
  expect(period(navs, '1m')).toMatchObject({ startDate: '2026-02-28', share: expect.closeTo(1, 10) });
});

test('the year to date starts with the last NAV of the year before', () => {
  const navs = [
    nav('2025-12-24', 98),
    nav('2025-12-30', 100),
    nav('2026-01-02', 103),
    nav('2026-06-30', 107),
  ];
  expect(period(navs, 'ytd')).toMatchObject({ startDate: '2025-12-30', share: expect.closeTo(7, 10) });
});

test('the year to date of a share born in the year starts with its first NAV', () => {
  const navs = [nav('2026-02-02', 100), nav('2026-06-30', 104)];
  expect(period(navs, 'ytd')).toMatchObject({ startDate: '2026-02-02', share: expect.closeTo(4, 10) });
});

test('a period longer than the life of the share has no figure and no start', () => {
  const navs = [nav('2025-11-21', 100), nav('2026-11-20', 110)];
  expect(period(navs, '1y')).toEqual({
    code: '1y',
    startDate: null,
    endDate: '2026-11-20',
    share: null,
    benchmark: null,
  });
  expect(period(navs, 'inception').share).toBeCloseTo(10, 10);
});

test('a share that is exactly one year old has a figure over one year', () => {
  const navs = [nav('2025-11-20', 100), nav('2026-11-20', 110)];
  expect(period(navs, '1y').share).toBeCloseTo(10, 10);
});

test.each([
  ['of 365 days', '2025-11-20', '2026-11-20'],
  ['with a leap day', '2023-11-20', '2024-11-20'],
  ['from a leap day', '2024-02-29', '2025-02-28'],
])('the pace of exactly one year %s is what the year returned', (_what, from, to) => {
  const navs = [nav(from, 100, 100), nav(to, 110, 95)];
  expect(period(navs, 'creation_annu')).toMatchObject({
    share: period(navs, 'inception').share,
    benchmark: period(navs, 'inception').benchmark,
  });
});

test('a day after its anniversary a share is more than one year old', () => {
  // 366 days: 1.1 ^ (365.25 / 366) = exp(0.0953102 × 0.9979508) = exp(0.0951149) = 1.0997852.
  const navs = [nav('2025-11-20', 100), nav('2026-11-21', 110)];
  expect(period(navs, 'creation_annu').share).toBeCloseTo(9.97852, 4);
});

test.each([
  ['ten days before', '2026-08-10', 4],
  ['eleven days before', '2026-08-09', null],
])('a NAV of %s the first day of a period: %s', (_what, date, expected) => {
  // Three months before 20 November is 20 August.
  const navs = [
    nav('2026-01-05', 90),
    nav(date, 100, 100),
    nav('2026-08-21', 80),
    nav('2026-11-20', 104, 103),
  ];
  expect(period(navs, '3m')).toMatchObject(
    expected === null
      ? { startDate: null, endDate: '2026-11-20', share: null, benchmark: null }
      : { startDate: date, share: expect.closeTo(expected, 10), benchmark: expect.closeTo(3, 10) },
  );
  // Neither rests on the gap.
  expect(period(navs, 'inception').share).toBeCloseTo(15.5556, 4);
});

test.each([
  ['2025-12-21', 7],
  ['2025-12-20', null],
])('the year to date from a last NAV of %s: %s', (date, expected) => {
  const navs = [nav('2025-06-30', 90), nav(date, 100), nav('2026-01-02', 103), nav('2026-06-30', 107)];
  expect(period(navs, 'ytd').share).toEqual(expected === null ? null : expect.closeTo(expected, 10));
});

test('the year to date of a share whose only NAV of the year before is its first', () => {
  const navs = [nav('2025-12-10', 100), nav('2026-01-02', 103), nav('2026-06-30', 107)];
  expect(period(navs, 'ytd')).toMatchObject({ startDate: null, share: null });
});

test('a share that is exactly ten years old has a figure over ten years', () => {
  const navs = [nav('2016-11-21', 100, 100), nav('2026-11-21', 200, 150)];
  // 3 652 days of which two leap days fall in 2020 and 2024: 2 ^ (365.25 / 3652) = 1.071782, 7.1782 %.
  expect(period(navs, '10y').share).toBeCloseTo(100, 10);
  expect(period(navs, 'creation_annu').share).toBeCloseTo(7.1782, 3);
});

test('a two-year pace compounds', () => {
  const navs = [nav('2023-01-01', 100), nav('2025-01-01', 121)];
  // 731 days: 1.21 ^ (365.25 / 731) = exp(0.1906204 × 0.4996580) = exp(0.0952450) = 1.0999283.
  expect(period(navs, 'creation_annu').share).toBeCloseTo(9.9928, 3);
});

test('nothing is annualised before the first anniversary', () => {
  const navs = [nav('2026-01-05', 100), nav('2026-11-20', 120)];
  expect(period(navs, 'creation_annu').share).toBeNull();
});

test('a benchmark that misses one end has no figure', () => {
  const navs = [nav('2025-11-20', 100, null), nav('2026-05-20', 105, 100), nav('2026-11-20', 110, 108)];
  expect(period(navs, '1y')).toMatchObject({ share: expect.closeTo(10, 10), benchmark: null });
  expect(period(navs, '6m').benchmark).toBeCloseTo(8, 10);
});

test('one NAV has no performance', () => {
  expect(
    periodReturns([nav('2026-11-20', 100, 100)]).every(({ share, startDate }) => !share && !startDate),
  ).toBe(true);
});

test('no NAV has no period', () => {
  expect(periodReturns([])).toEqual([]);
});
