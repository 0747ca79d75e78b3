import { calendarYears } from './calendarYears';
import type { NavPoint } from './navPoint';

const nav = (date: string, value: number, benchmark: number | null = null): NavPoint => ({
  date,
  nav: value,
  benchmark,
});

test('each year is measured from the last NAV of the year before', () => {
  const years = calendarYears([
    nav('2023-09-01', 100, 50),
    nav('2023-12-29', 104, 51),
    nav('2024-06-28', 90, 40),
    nav('2024-12-31', 130, 51),
    nav('2025-12-30', 117, 102),
    nav('2026-11-20', 128.7, 96.9),
  ]);
  // 2026: 128.7 / 117 = 1.10; 96.9 / 102 = 0.95. 2025: 117 / 130 = 0.90; 102 / 51 = 2.
  // 2024: 130 / 104 = 1.25; 51 / 51 = 1. 2023, from inception: 104 / 100 = 1.04; 51 / 50 = 1.02.
  expect(years).toEqual([
    { year: 2026, complete: false, share: expect.closeTo(10, 10), benchmark: expect.closeTo(-5, 10) },
    { year: 2025, complete: true, share: expect.closeTo(-10, 10), benchmark: expect.closeTo(100, 10) },
    { year: 2024, complete: true, share: expect.closeTo(25, 10), benchmark: expect.closeTo(0, 10) },
    { year: 2023, complete: false, share: expect.closeTo(4, 10), benchmark: expect.closeTo(2, 10) },
  ]);
});

test('the ten latest years are kept', () => {
  const navs = Array.from({ length: 13 }, (_, index) => nav(`${2014 + index}-12-30`, 100 + index));
  expect(calendarYears(navs).map(({ year }) => year)).toEqual([
    2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017,
  ]);
});

test('a year without a NAV has no figure, nor has the one after it', () => {
  const navs = [nav('2023-12-29', 100), nav('2025-12-31', 110), nav('2026-11-20', 121)];
  expect(calendarYears(navs).map(({ year, share }) => [year, share])).toEqual([
    [2026, expect.closeTo(10, 10)],
    [2025, null],
    [2024, null],
    [2023, null],
  ]);
});

test.each([
  ['2024-12-21', 5, 10],
  ['2024-12-20', null, null],
])('a last NAV of %s ends its year and begins the next: %s, %s', (date, ended, begun) => {
  const navs = [nav('2023-12-29', 100), nav(date, 105), nav('2025-01-02', 106), nav('2025-12-31', 115.5)];
  const figure = (expected: number | null): unknown => expected && expect.closeTo(expected, 10);
  expect(calendarYears(navs).map(({ year, share }) => [year, share])).toEqual([
    [2025, figure(begun)],
    [2024, figure(ended)],
    [2023, null],
  ]);
});

test('a year of inception that ends without a NAV has no figure', () => {
  const navs = [
    nav('2024-03-01', 100),
    nav('2024-12-02', 104),
    nav('2025-01-02', 105),
    nav('2025-06-30', 110),
  ];
  expect(calendarYears(navs).map(({ year, share }) => [year, share])).toEqual([
    [2025, null],
    [2024, null],
  ]);
});

test('the year under way needs no NAV near its end', () => {
  const navs = [nav('2025-12-31', 100), nav('2026-02-27', 103)];
  expect(calendarYears(navs)[0]).toMatchObject({ year: 2026, share: expect.closeTo(3, 10) });
});

test.each([
  // 31 December 2026 is a Thursday.
  ['2026-12-30', false],
  ['2026-12-31', true],
  // 2022: a Saturday.
  ['2022-12-29', false],
  ['2022-12-30', true],
  ['2022-12-31', true],
  // 2023: a Sunday.
  ['2023-12-28', false],
  ['2023-12-29', true],
])('the year of the last NAV, of %s, is whole: %s', (date, expected) => {
  const [last] = calendarYears([nav('2020-12-31', 100), nav(date, 110)]);
  expect(last).toMatchObject({ year: Number(date.slice(0, 4)), complete: expected });
});

test('the year of inception is never whole', () => {
  expect(calendarYears([nav('2026-01-02', 100), nav('2026-12-31', 110)])).toEqual([
    { year: 2026, complete: false, share: expect.closeTo(10, 10), benchmark: null },
  ]);
});

test('one NAV makes a year without a figure', () => {
  expect(calendarYears([nav('2026-11-20', 100, 100)])).toEqual([
    { year: 2026, complete: false, share: null, benchmark: null },
  ]);
});

test('no NAV makes no year', () => {
  expect(calendarYears([])).toEqual([]);
});
