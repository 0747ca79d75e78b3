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

/* What the figures are is compared with the second way in figures/rightValues.test.ts and figures/randomValues.test.ts. */

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

test('one NAV has no performance', () => {
  expect(
    periodReturns([nav('2026-11-20', 100, 100)]).every(({ share, startDate }) => !share && !startDate),
  ).toBe(true);
});

test('no NAV has no period', () => {
  expect(periodReturns([])).toEqual([]);
});

test('one NAV makes a year without a figure', () => {
  expect(calendarYears([nav('2026-11-20', 100, 100)])).toMatchObject([
    { year: 2026, complete: false, share: null, benchmark: null },
  ]);
});

test('no NAV makes no year', () => {
  expect(calendarYears([])).toEqual([]);
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
