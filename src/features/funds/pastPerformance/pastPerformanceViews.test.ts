/** @jest-environment node */

import {
  catalogueFund,
  fundRow,
  type ShareRow,
  shareRow,
  yearRow,
} from '../../../../gatsby/testing/contentRows';
import { pastPerformancePageView } from './pastPerformanceViews';

const computed = (calendarYears: NonNullable<ShareRow['computedData']>['calendarYears']) => ({
  performances: [],
  calendarYears,
  discretePeriods: [],
  riskFigures: [],
});

function viewOf(share: ShareRow, locale: 'fr' | 'en' = 'en') {
  return pastPerformancePageView(catalogueFund(fundRow({ shares: [share] })), share, locale);
}

const years = (count: number) =>
  Array.from({ length: count }, (_, index) => yearRow({ year: 2025 - index, share: 7.04, benchmark: -1.25 }));
const underWay = yearRow({ year: 2026, complete: false, share: 9.99, benchmark: 9.99 });

const view = (calendarYears: Parameters<typeof computed>[0]) =>
  viewOf(shareRow({ computedData: computed(calendarYears) }))?.pastPerformance;

test('only whole years are shown, ten at most, each rounded to one decimal', () => {
  const shown = view([underWay, ...years(12)]);
  expect(shown?.yearCount).toBe(10);
  expect(shown?.years.map(({ year }) => year)).toEqual(
    Array.from({ length: 10 }, (_, index) => 2025 - index),
  );
  expect(shown?.years[0]).toEqual({ year: 2025, share: '+7.0%', benchmark: '−1.3%' });
  expect(shown?.bars).toMatchObject({ hasPartYear: false });
  expect(shown?.bars?.values[0]?.label).toBe('+7.0');
  expect(JSON.stringify(shown)).not.toMatch(/2026|9\.99/);
});

test('a year of inception is none, and fewer than five years leave the others blank', () => {
  const inception = yearRow({ year: 2023, complete: false, share: 9.99, benchmark: 9.99 });
  const shown = view([underWay, ...years(2), inception]);
  expect(shown?.yearCount).toBe(2);
  expect(shown?.years.slice(2)).toEqual(
    [2023, 2022, 2021].map((year) => ({ year, share: null, benchmark: null })),
  );
  expect(shown?.bars?.years.map(({ label }) => label)).toEqual(['2025', '2024', '2023', '2022', '2021']);
  expect(JSON.stringify(shown)).not.toContain('9.99');
});

test('five years and more are shown among ten, the others blank', () => {
  const shown = view(years(7));
  expect(shown?.yearCount).toBe(7);
  expect(shown?.years.map(({ year, share }) => [year, share]).slice(6)).toEqual([
    [2019, '+7.0%'],
    [2018, null],
    [2017, null],
    [2016, null],
  ]);
});

test('a share without a whole year has no chart', () => {
  expect(view([underWay])).toEqual({ yearCount: 0, years: [], bars: null, sources: {} });
  expect(viewOf(shareRow())?.pastPerformance.yearCount).toBe(0);
});

test('a figure comes with the NAVs of the ends of its year', () => {
  const navs = { startDate: '2024-12-31', startNav: 100, endDate: '2025-12-31', endNav: 107.04 };
  const shown = view([yearRow({ year: 2025, share: 7.04, benchmark: null, ...navs })]);
  expect(shown?.sources).toEqual({
    2025: {
      startDate: '31\u00a0December\u00a02024',
      startNav: '100.00',
      endDate: '31\u00a0December\u00a02025',
      endNav: '107.04',
      exponent: null,
      isAdjusted: false,
      benchmarkDays: null,
    },
  });
});

const scenarios: ShareRow['scenarios'] = [
  {
    date: '2026-10-31',
    formattedMonth: 'octobre\u00a02026',
    holdingYears: 5,
    investment: 10_000,
    rows: [
      {
        code: 'STRESS',
        afterOneYear: { amount: 5560, averageReturn: -44.4 },
        atHoldingPeriod: { amount: 4530, averageReturn: -14.6 },
      },
    ],
  },
];

test('scenarios are amounts in the currency of the share and returns of one decimal', () => {
  const share = shareRow({ scenarios, currency: { code: 'USD', symbol: '$' } });
  expect(viewOf(share, 'fr')?.scenarios).toEqual([
    {
      month: 'octobre\u00a02026',
      holdingYears: 5,
      investment: '10\u00a0000\u00a0USD',
      rows: [
        {
          code: 'STRESS',
          afterOneYear: { amount: '5\u00a0560\u00a0USD', averageReturn: '−44,4\u00a0%' },
          atHoldingPeriod: { amount: '4\u00a0530\u00a0USD', averageReturn: '−14,6\u00a0%' },
        },
      ],
    },
  ]);
});

test('a share under one year has no page, whatever the API answers', () => {
  const young = { inceptionDate: '2026-03-02', scenarios, computedData: computed(years(3)) };
  expect(viewOf(shareRow(young))).toBeNull();
  const { fund, share } = { fund: fundRow(), share: shareRow({ lastPrice: null, scenarios }) };
  expect(pastPerformancePageView(catalogueFund(fund), share, 'fr')).toBeNull();
});
