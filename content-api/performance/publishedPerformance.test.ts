import { publishedPerformance } from './publishedPerformance';

const fund = { valuationFrequency: 'DAILY' } as const;

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
    publishedPerformance(fund, share)?.performances.find((period) => period.code === code);
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
  expect(publishedPerformance(fund, { inceptionDate: '2025-11-20', navs })).toBeNull();
});

test('no figures without NAVs, nor under one year', () => {
  expect(publishedPerformance(fund, { inceptionDate: '2020-11-20', navs: [] })).toBeNull();
  const navs = [{ date: '2026-11-19', nav: 100, benchmark: null }];
  expect(publishedPerformance(fund, { inceptionDate: '2025-11-20', navs })).toBeNull();
});
