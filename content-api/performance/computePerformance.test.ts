import { computePerformance } from './computePerformance';

test('headline figures are those of the periods', () => {
  const { headline, performances } = computePerformance([
    { date: '2023-11-20', nav: 80, benchmark: 100 },
    { date: '2025-11-20', nav: 100, benchmark: 100 },
    { date: '2025-12-31', nav: 105, benchmark: 104 },
    { date: '2026-11-20', nav: 126, benchmark: 130 },
  ]);
  // 126 / 105, 130 / 104; 126 / 100, 130 / 100; 126 / 80 over three years.
  expect(headline.ytd).toEqual({
    share: expect.closeTo(20, 10),
    benchmark: expect.closeTo(25, 10),
    date: '2026-11-20',
  });
  expect(headline['1y'].share).toBeCloseTo(26, 10);
  expect(headline['3y'].share).toBeCloseTo(57.5, 10);
  expect(headline['5y']).toEqual({ share: null, benchmark: null, date: '2026-11-20' });
  expect(headline.creation_annu.share).toBe(performances.find(({ code }) => code === 'creation_annu')?.share);
});

test('a single NAV is dated and has no figure', () => {
  const { headline, calendarYears, riskFigures } = computePerformance([
    { date: '2026-11-20', nav: 100, benchmark: 100 },
  ]);
  expect(headline.ytd).toEqual({ share: null, benchmark: null, date: '2026-11-20' });
  expect(calendarYears).toHaveLength(1);
  expect(riskFigures.every(({ share, benchmark }) => share === null && benchmark === null)).toBe(true);
});

test('an empty series has no list, no figure and no date', () => {
  expect(computePerformance([])).toEqual({
    headline: {
      ytd: { share: null, benchmark: null, date: '' },
      '1y': { share: null, benchmark: null, date: '' },
      '3y': { share: null, benchmark: null, date: '' },
      '5y': { share: null, benchmark: null, date: '' },
      creation_annu: { share: null, benchmark: null, date: '' },
    },
    performances: [],
    calendarYears: [],
    discretePeriods: [],
    riskFigures: [],
  });
});
