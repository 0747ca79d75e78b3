/** @jest-environment node */

import { periodRow, twelveMonthsRow, yearRow } from '../../../../gatsby/testing/contentRows';
import { figureSources } from './figureSources';

const nothing = { performances: [], calendarYears: [], discretePeriods: [] };

/** 1,120.00 to 1,234.5678: +10.23 %. */
const ends = {
  startDate: '2025-11-19',
  startNav: 1120,
  endDate: '2026-12-01',
  endNav: 1234.5678,
  share: 10.2292,
  benchmark: null,
};

test.each([
  ['fr', '1\u00a0120,00', '1\u00a0234,5678', '19\u00a0novembre\u00a02025', '1er\u00a0décembre\u00a02026'],
  ['en', '1,120.00', '1,234.5678', '19\u00a0November\u00a02025', '1\u00a0December\u00a02026'],
  ['it', '1.120,00', '1.234,5678', '19\u00a0novembre\u00a02025', '1°\u00a0dicembre\u00a02026'],
] as const)('NAVs and days are written for the reader, without rounding, in %s', (locale, ...written) => {
  const [startNav, endNav, startDate, endDate] = written;
  expect(figureSources({ ...nothing, performances: [periodRow({ code: '1y', ...ends })] }, locale)).toEqual({
    '1y': { startDate, startNav, endDate, endNav, exponent: null, isAdjusted: false, benchmarkDays: null },
  });
});

test('of an annualised figure there is the exponent', () => {
  // (200 / 100) ^ (365.25 / 3652) - 1
  const row = periodRow({
    code: 'creation_annu',
    ...ends,
    startNav: 100,
    endNav: 200,
    annualisedDays: 3652,
    share: 7.17818,
  });
  expect(figureSources({ ...nothing, performances: [row] }, 'fr')).toMatchObject({
    creation_annu: { exponent: '365,25 ÷ 3\u00a0652' },
  });
});

test('years and periods of twelve months are named as their rows are', () => {
  const sources = figureSources(
    {
      ...nothing,
      calendarYears: [yearRow({ year: 2025, ...ends })],
      discretePeriods: [twelveMonthsRow({ startNav: 100, endNav: 90, share: -10, benchmark: null })],
    },
    'en',
  );
  expect(sources).toMatchObject({
    '2025': { startNav: '1,120.00' },
    '20 November 2026': {
      startDate: '20\u00a0November\u00a02025',
      endDate: '20\u00a0November\u00a02026',
      endNav: '90.00',
    },
  });
});

test.each([
  ['without a figure', { share: null }],
  ['without a NAV', { startNav: null }],
  ['without a day', { startDate: null }],
  ['with NAVs that give another figure', { endNav: 1234.51 }],
  ['whose NAVs would have to be annualised', { annualisedDays: 3652 }],
])('there is none of a row %s', (_what, change) => {
  const row = periodRow({ code: '1y', ...ends, ...change });
  expect(figureSources({ ...nothing, performances: [row] }, 'fr')).toEqual({});
});
