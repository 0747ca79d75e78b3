import { publishedPerformance, shareAge } from './publishedPerformance';

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

test('figures of a share since its first NAV', () => {
  const share = {
    inceptionDate: '2023-11-20',
    navs: [
      { date: '2023-11-20', nav: 80, benchmark: 100 },
      { date: '2025-11-20', nav: 100, benchmark: 100 },
      { date: '2025-12-31', nav: 105, benchmark: 104 },
      { date: '2026-11-20', nav: 126, benchmark: 130 },
    ],
  };
  const figure = (code: string) =>
    publishedPerformance(share)?.performances.find((period) => period.code === code);
  // 126 / 105, 130 / 104; 126 / 100, 130 / 100; 126 / 80 over three years.
  expect(figure('ytd')).toMatchObject({
    share: expect.closeTo(20, 10),
    benchmark: expect.closeTo(25, 10),
    endDate: '2026-11-20',
  });
  expect(figure('1y')?.share).toBeCloseTo(26, 10);
  expect(figure('3y')?.share).toBeCloseTo(57.5, 10);
  expect(figure('5y')).toMatchObject({ share: null, benchmark: null, endDate: '2026-11-20' });
});

test('one NAV makes no figure', () => {
  const navs = [{ date: '2026-11-20', nav: 100, benchmark: 100 }];
  const figures = publishedPerformance({ inceptionDate: '2025-11-20', navs });
  expect(figures?.performances[0]).toMatchObject({ code: 'ytd', share: null, benchmark: null });
  expect(figures?.calendarYears).toHaveLength(1);
  expect(figures?.riskFigures.every(({ share, benchmark }) => share === null && benchmark === null)).toBe(
    true,
  );
});

test('no figures without NAVs, nor under one year', () => {
  expect(publishedPerformance({ inceptionDate: '2020-11-20', navs: [] })).toBeNull();
  const navs = [{ date: '2026-11-19', nav: 100, benchmark: null }];
  expect(publishedPerformance({ inceptionDate: '2025-11-20', navs })).toBeNull();
});
