import { discretePeriods } from './discretePeriods';
import type { NavPoint } from './navPoint';

function yearly(years: readonly number[], day = '11-20'): NavPoint[] {
  return years.map((year, index) => ({
    date: `${year}-${day}`,
    nav: 100 * 1.1 ** index,
    benchmark: 100 * 1.05 ** index,
  }));
}

test('whole periods of 12 months back from the last NAV, latest first', () => {
  const navs = [
    { date: '2024-05-02', nav: 80, benchmark: 90 },
    { date: '2024-11-20', nav: 100, benchmark: 100 },
    { date: '2025-11-19', nav: 110, benchmark: 104 },
    { date: '2026-11-20', nav: 99, benchmark: 130 },
  ];
  // 20 November 2025 has no NAV: the one of the day before is in force. 2023 has none at all.
  expect(discretePeriods(navs)).toEqual([
    {
      startDate: '2025-11-19',
      endDate: '2026-11-20',
      share: expect.closeTo(-10, 10),
      benchmark: expect.closeTo(25, 10),
    },
    {
      startDate: '2024-11-20',
      endDate: '2025-11-19',
      share: expect.closeTo(10, 10),
      benchmark: expect.closeTo(4, 10),
    },
  ]);
});

test('five at most', () => {
  const periods = discretePeriods(yearly([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]));
  expect(periods.map(({ endDate }) => endDate.slice(0, 4))).toEqual(['2026', '2025', '2024', '2023', '2022']);
});

test('a year to the day is a period; a day less is none', () => {
  expect(discretePeriods(yearly([2025, 2026]))).toHaveLength(1);
  expect(
    discretePeriods([
      { date: '2025-11-21', nav: 100, benchmark: null },
      { date: '2026-11-20', nav: 101, benchmark: null },
    ]),
  ).toEqual([]);
});

test('from 29 February the year ends on 28 February', () => {
  const [period] = discretePeriods([
    { date: '2023-02-28', nav: 100, benchmark: null },
    { date: '2024-02-29', nav: 120, benchmark: null },
  ]);
  expect(period).toMatchObject({ startDate: '2023-02-28', endDate: '2024-02-29' });
});

test('a benchmark that is not known at one end has no figure, nor has a period that begins or ends in a gap', () => {
  expect(
    discretePeriods([
      { date: '2023-11-20', nav: 90, benchmark: null },
      { date: '2025-11-20', nav: 100, benchmark: null },
      { date: '2026-11-20', nav: 110, benchmark: 100 },
    ]),
  ).toEqual([
    {
      startDate: '2025-11-20',
      endDate: '2026-11-20',
      share: expect.closeTo(10, 10),
      benchmark: null,
    },
    // On 20 November 2024 the NAV of 2023 says nothing any more: the day itself stands for the periods' dates.
    { startDate: '2024-11-20', endDate: '2025-11-20', share: null, benchmark: null },
    { startDate: '2023-11-20', endDate: '2024-11-20', share: null, benchmark: null },
  ]);
});

test.each([
  ['2025-11-10', '2025-11-10', 10],
  ['2025-11-09', '2025-11-20', null],
])('a period from a last NAV of %s', (date, startDate, expected) => {
  const [period] = discretePeriods([
    { date: '2025-06-30', nav: 90, benchmark: null },
    { date, nav: 100, benchmark: null },
    { date: '2026-11-20', nav: 110, benchmark: null },
  ]);
  const share = expected === null ? null : expect.closeTo(expected, 10);
  expect(period).toEqual({ startDate, endDate: '2026-11-20', share, benchmark: null });
});

test.each([[[]], [[{ date: '2026-11-20', nav: 100, benchmark: 100 }]]])('nothing of too few NAVs', (navs) => {
  expect(discretePeriods(navs)).toEqual([]);
});
