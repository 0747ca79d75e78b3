import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatPerformance } from '../../locales/formatters';
import * as returns from './periodReturns';
import type { NavPoint } from '../../figures/adjustedNavs';

const daily = (navs: readonly NavPoint[]) => ({ navs, frequency: 'DAILY' as const });
const periodReturns = (navs: readonly NavPoint[]) => returns.periodReturns(daily(navs));
const calendarYears = (navs: readonly NavPoint[]) => returns.calendarYears(daily(navs));
const discretePeriods = (navs: readonly NavPoint[]) => returns.discretePeriods(daily(navs));

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
  // There is no NAV one year before 20 November 2026: the one of 18 November 2025 applies.
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
  expect(period(navs, '1y')).toMatchObject({
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
  // The return since inception does not depend on the gap.
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
  // 3 652 days, including leap days in 2020 and 2024: 2 ^ (365.25 / 3652) = 1.071782, 7.1782 %.
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
  expect(years).toMatchObject([
    { year: 2026, complete: false, share: expect.closeTo(10, 10), benchmark: expect.closeTo(-5, 10) },
    { year: 2025, complete: true, share: expect.closeTo(-10, 10), benchmark: expect.closeTo(100, 10) },
    { year: 2024, complete: true, share: expect.closeTo(25, 10), benchmark: expect.closeTo(0, 10) },
    { year: 2023, complete: false, share: expect.closeTo(4, 10), benchmark: expect.closeTo(2, 10) },
  ]);
});

test.each([
  ['ten complete years are kept, and the one under way', '2026-12-30', 11],
  ['ten years are kept when the last one is complete', '2026-12-31', 10],
])('%s', (_what, lastDay, count) => {
  const navs = Array.from({ length: 13 }, (_, index) => nav(`${2013 + index}-12-30`, 100 + index));
  const years = calendarYears([...navs, nav(lastDay, 120)]);
  expect(years.map(({ year }) => year)).toEqual(Array.from({ length: count }, (_, index) => 2026 - index));
  expect(years.filter(({ complete }) => complete)).toHaveLength(10);
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
  expect(calendarYears([nav('2026-01-02', 100), nav('2026-12-31', 110)])).toMatchObject([
    { year: 2026, complete: false, share: expect.closeTo(10, 10), benchmark: null },
  ]);
});

test('one NAV makes a year without a figure', () => {
  expect(calendarYears([nav('2026-11-20', 100, 100)])).toMatchObject([
    { year: 2026, complete: false, share: null, benchmark: null },
  ]);
});

test('no NAV makes no year', () => {
  expect(calendarYears([])).toEqual([]);
});

function yearly(years: readonly number[], day = '11-20'): NavPoint[] {
  return years.map((year, index) => ({
    date: `${year}-${day}`,
    nav: 100 * 1.1 ** index,
    benchmark: 100 * 1.05 ** index,
  }));
}

test('whole periods of 12 months back from the last NAV, latest first', () => {
  const navs = [
    nav('2024-05-02', 80, 90),
    nav('2024-11-20', 100, 100),
    nav('2025-11-19', 110, 104),
    nav('2026-11-20', 99, 130),
  ];
  // There is no NAV on 20 November 2025: the previous day's applies. 2023 has none at all.
  expect(discretePeriods(navs)).toMatchObject([
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
  expect(discretePeriods([nav('2025-11-21', 100), nav('2026-11-20', 101)])).toEqual([]);
});

test('from 29 February the year ends on 28 February', () => {
  const [period] = discretePeriods([nav('2023-02-28', 100), nav('2024-02-29', 120)]);
  expect(period).toMatchObject({ startDate: '2023-02-28', endDate: '2024-02-29' });
});

test('a benchmark that is not known at one end has no figure, nor has a period that begins or ends in a gap', () => {
  expect(
    discretePeriods([nav('2023-11-20', 90), nav('2025-11-20', 100), nav('2026-11-20', 110, 100)]),
  ).toMatchObject([
    { startDate: '2025-11-20', endDate: '2026-11-20', share: expect.closeTo(10, 10), benchmark: null },
    // On 20 November 2024 the NAV of 2023 is too old: the periods show that day itself and no return.
    { startDate: '2024-11-20', endDate: '2025-11-20', share: null, benchmark: null },
    { startDate: '2023-11-20', endDate: '2024-11-20', share: null, benchmark: null },
  ]);
});

test.each([
  ['2025-11-10', '2025-11-10', 10],
  ['2025-11-09', '2025-11-20', null],
])('a period from a last NAV of %s', (date, startDate, expected) => {
  const [period] = discretePeriods([nav('2025-06-30', 90), nav(date, 100), nav('2026-11-20', 110)]);
  const share = expected === null ? null : expect.closeTo(expected, 10);
  expect(period).toMatchObject({ startDate, endDate: '2026-11-20', share, benchmark: null });
});

test.each([[[]], [[nav('2026-11-20', 100, 100)]]])('nothing of too few NAVs', (navs) => {
  expect(discretePeriods(navs)).toEqual([]);
});

describe('the NAVs that give a return', () => {
  const navs = [
    nav('2024-02-29', 80),
    nav('2024-12-30', 100, 200),
    nav('2025-11-19', 110, 210),
    nav('2026-11-20', 121, 231),
  ];
  const none = { startNav: null, endNav: null, share: null };

  test('of a period are those of its two days, which need not be its anniversaries', () => {
    expect(period(navs, '1y')).toMatchObject({
      startDate: '2025-11-19',
      startNav: 110,
      endDate: '2026-11-20',
      endNav: 121,
      annualisedDays: null,
    });
    expect(period(navs, '3m')).toMatchObject({ ...none, startDate: null, endDate: '2026-11-20' });
  });

  test('of an annualised return come with the days that annualise it', () => {
    // 29 February 2024 to 20 November 2026: 366 + 365 days less those from 20 November to 28 February 2027.
    expect(period(navs, 'creation_annu')).toMatchObject({ startNav: 80, endNav: 121, annualisedDays: 995 });
    const oneYear = [nav('2024-02-29', 100), nav('2025-02-28', 110)];
    expect(period(oneYear, 'creation_annu')).toMatchObject({
      startNav: 100,
      endNav: 110,
      annualisedDays: null,
    });
    const lessThanOneYear = [nav('2024-02-29', 100), nav('2025-02-27', 110)];
    expect(period(lessThanOneYear, 'creation_annu')).toMatchObject({ ...none, annualisedDays: null });
  });

  test('of a calendar year are the last of the year before and its own, or the first of all', () => {
    expect(calendarYears(navs)).toMatchObject([
      { ...none, startDate: null, endDate: null },
      { ...none, startDate: null, endDate: null },
      { startDate: '2024-02-29', startNav: 80, endDate: '2024-12-30', endNav: 100 },
    ]);
    expect(calendarYears([...navs, nav('2026-12-31', 132), nav('2027-01-29', 165)])[0]).toMatchObject({
      startDate: '2026-12-31',
      startNav: 132,
      endDate: '2027-01-29',
      endNav: 165,
    });
  });

  test('of twelve months are those of both ends, and none where one is missing', () => {
    expect(discretePeriods(navs)).toMatchObject([
      { startDate: '2025-11-19', startNav: 110, endDate: '2026-11-20', endNav: 121 },
      { ...none, startDate: '2024-11-20', endDate: '2025-11-19' },
    ]);
  });
});

/** Series of all shares of the sample content. */
function sampleSeries(): NavPoint[][] {
  const funds = path.join(__dirname, '../../content/sample/funds');
  const files = readdirSync(funds, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\/navs\/\w+\.csv$/.test(name),
  );
  return files.map((file) => {
    const [, ...lines] = readFileSync(path.join(funds, file), 'utf8').trim().split('\n');
    return lines.map((line) => {
      const [date = '', value = '', benchmark = ''] = line.split(',');
      return nav(date, Number(value), benchmark === '' ? null : Number(benchmark));
    });
  });
}

test('a reader gets every figure of the sample content from its two NAVs, to the last decimal shown', () => {
  let recomputed = 0;
  for (const navs of sampleSeries()) {
    const navOf = new Map(navs.map(({ date, nav: value }) => [date, value]));
    const cumulative = [...calendarYears(navs), ...discretePeriods(navs)];
    const rows = [...periodReturns(navs), ...cumulative.map((row) => ({ ...row, annualisedDays: null }))];
    for (const { share, startDate, startNav, endDate, endNav, annualisedDays } of rows) {
      if (share === null) {
        expect([startNav, endNav, annualisedDays]).toEqual([null, null, null]);
        continue;
      }
      expect([navOf.get(startDate ?? ''), navOf.get(endDate ?? '')]).toEqual([startNav, endNav]);
      const growth = ((endNav ?? NaN) / (startNav ?? NaN)) ** (annualisedDays ? 365.25 / annualisedDays : 1);
      expect(formatPerformance(100 * (growth - 1), 'fr')).toBe(formatPerformance(share, 'fr'));
      recomputed += 1;
    }
  }
  expect(recomputed).toBeGreaterThan(400);
});
