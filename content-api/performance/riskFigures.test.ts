import type { NavPoint } from '../../figures/adjustedNavs';
import {
  maximumDrawdown,
  regularReturns,
  riskFigures as figuresOf,
  sharpeRatio,
  trackingError,
  volatility,
} from './riskFigures';

const riskFigures = (navs: readonly NavPoint[]) => figuresOf({ navs, frequency: 'DAILY' });

/** `weeks` Friday NAVs up to 20 November 2026, alternately up and down. */
function fridays(weeks: number, benchmark: (index: number) => number | null = () => null): NavPoint[] {
  const last = Date.UTC(2026, 10, 20);
  return Array.from({ length: weeks }, (_, index) => ({
    date: new Date(last - (weeks - 1 - index) * 7 * 86_400_000).toISOString().slice(0, 10),
    nav: index % 2 === 0 ? 100 : 110,
    benchmark: benchmark(index),
  }));
}

const figure = (navs: NavPoint[], code: string, years: number) =>
  riskFigures(navs).find((risk) => risk.code === code && risk.windowYears === years);

test('all figures are listed for 1, 3 and 5 years', () => {
  const listed = riskFigures(fridays(2)).map(({ code, windowYears, frequency }) => [
    code,
    windowYears,
    frequency,
  ]);
  expect(listed).toHaveLength(12);
  expect(listed.slice(0, 4)).toEqual([
    ['volatility', 1, 'weekly'],
    ['sharpe', 1, 'weekly'],
    ['tracking_error', 1, 'weekly'],
    ['max_drawdown', 1, 'daily'],
  ]);
});

test('a share younger than the window has no figure', () => {
  // 53 Fridays span 364 days, so 20 November 2025 is before the first one.
  expect(figure(fridays(53), 'volatility', 1)).toMatchObject({ share: null, benchmark: null });
  expect(figure(fridays(54), 'volatility', 1)?.share).toBeGreaterThan(0);
  expect(figure(fridays(54), 'max_drawdown', 3)?.share).toBeNull();
});

test('a window that begins in a gap of more than ten days has no figure', () => {
  // One year before the last Friday is 20 November 2025, between the Fridays 14 and 21 November.
  const without = (...dates: string[]) => fridays(60).filter(({ date }) => !dates.includes(date));
  expect(figure(without('2025-11-14'), 'max_drawdown', 1)?.share).toBeNull();
  const tenDays = without('2025-11-14').map((point) =>
    point.date === '2025-11-07' ? { ...point, date: '2025-11-10' } : point,
  );
  expect(figure(tenDays, 'max_drawdown', 1)?.share).toBeLessThan(0);
  // Only a gap at the start of the window matters.
  expect(figure(without('2026-03-06', '2026-03-13'), 'max_drawdown', 1)?.share).toBeLessThan(0);
});

test('the deepest fall before the window is left out', () => {
  const navs = fridays(80).map((point, index) => (index === 1 ? { ...point, nav: 1000 } : point));
  // From 110 to 100 within the last year.
  expect(figure(navs, 'max_drawdown', 1)?.share).toBeCloseTo((100 / 110 - 1) * 100, 10);
});

test('without a benchmark only the share has figures', () => {
  const navs = fridays(60);
  expect(figure(navs, 'volatility', 1)).toMatchObject({ share: expect.any(Number), benchmark: null });
  expect(figure(navs, 'tracking_error', 1)?.share).toBeNull();
});

test('a benchmark that starts within the window has no figure', () => {
  const navs = fridays(60, (index) => (index < 40 ? null : 100));
  expect(figure(navs, 'volatility', 1)?.benchmark).toBeNull();
  expect(figure(navs, 'tracking_error', 1)?.share).toBeNull();
});

test('a day without benchmark within the window is left out', () => {
  const navs = fridays(60, (index) => (index === 30 ? null : index % 2 === 0 ? 100 : 110));
  // Wherever both have a value, the benchmark equals the share.
  expect(figure(navs, 'tracking_error', 1)?.share).toBe(0);
  expect(figure(navs, 'max_drawdown', 1)?.benchmark).toBeCloseTo((100 / 110 - 1) * 100, 10);
});

test('no NAV has no risk', () => {
  expect(riskFigures([])).toEqual([]);
});

test('a week ends with its last level', () => {
  const returns = regularReturns([
    { date: '2026-11-04', level: 90 }, // Wednesday
    { date: '2026-11-06', level: 100 }, // Friday
    { date: '2026-11-09', level: 105 }, // Monday
    { date: '2026-11-12', level: 110 }, // Thursday, the last of its week
    { date: '2026-11-20', level: 99 }, // Friday
  ]);
  // 110 / 100 and 99 / 110.
  expect(returns).toEqual([expect.closeTo(10, 10), expect.closeTo(-10, 10)]);
});

test('a week without a level gives no return on either side', () => {
  const returns = regularReturns([
    { date: '2026-10-30', level: 100 },
    { date: '2026-11-13', level: 120 },
    { date: '2026-11-20', level: 126 },
  ]);
  expect(returns).toEqual([expect.closeTo(5, 10)]);
});

test('weeks follow one another across the new year', () => {
  const returns = regularReturns([
    { date: '2025-12-31', level: 100 },
    { date: '2026-01-02', level: 101 },
    { date: '2026-01-09', level: 102.01 },
  ]);
  expect(returns).toEqual([expect.closeTo(1, 10)]);
});

test('no level, no return', () => {
  expect(regularReturns([])).toEqual([]);
  expect(regularReturns([{ date: '2026-11-20', level: 100 }])).toEqual([]);
});

const fiveFridays = ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'];

const series = (...levels: number[]) =>
  levels.map((level, index) => ({ date: fiveFridays[index] ?? '', level }));

// Weekly returns of +10, −10, +10, −10 %.
const swinging = series(100, 110, 99, 108.9, 98.01);

test('volatility is the sample deviation of weekly returns × √52', () => {
  // Mean 0; squares 4 × 100 = 400; 400 / 3 = 133.333; √133.333 = 11.54701; × √52 (7.211103) = 83.2666.
  expect(volatility(swinging)).toBeCloseTo(83.2666, 4);
});

test('one weekly return has no deviation', () => {
  expect(volatility(series(100, 110))).toBeNull();
});

test('tracking error is the deviation of the weekly differences', () => {
  // The benchmark returns +10, 0, 0, −10 %: differences 0, −10, +10, 0; squares 200 / 3 = 66.6667;
  // √66.6667 = 8.164966; × 7.211103 = 58.8784.
  expect(trackingError(swinging, series(100, 110, 110, 110, 99))).toBeCloseTo(58.8784, 4);
});

test('a fund that is its benchmark has no tracking error', () => {
  expect(trackingError(swinging, swinging)).toBe(0);
});

test('the Sharpe ratio sets the yearly return less the risk-free rate against volatility', () => {
  // −1.99 / 83.2666 = −0.023899; annualized over two years √0.9801 − 1 = −1 %: −1 / 83.2666.
  expect(sharpeRatio(swinging, 1)).toBeCloseTo(-0.023899, 6);
  expect(sharpeRatio(swinging, 2)).toBeCloseTo(-0.01201, 6);
});

test('a series that grows evenly has no Sharpe ratio', () => {
  expect(sharpeRatio(series(100, 101, 102.01, 103.0301), 1)).toBeNull();
});

test('the maximum drawdown is the deepest fall from a peak', () => {
  // Peaks 110 then 120: 99 / 110 = −10 %; 90 / 120 = −25 %.
  expect(maximumDrawdown(series(100, 110, 99, 120, 90))).toBeCloseTo(-25, 10);
});

test('a series that never falls has no drawdown', () => {
  expect(maximumDrawdown(series(100, 101, 102))).toBe(0);
});
