import type { NavPoint } from '../../figures/adjustedNavs';
import { riskFigures as figuresOf, sharpeRatio, trackingError } from './riskFigures';

/* Volatility, Sharpe ratio and drawdown of shares are compared with the second way in figures/rightValues.test.ts. */

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

const fiveFridays = ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'];

const series = (...levels: number[]) =>
  levels.map((level, index) => ({ date: fiveFridays[index] ?? '', level }));

// Weekly returns of +10, −10, +10, −10 %.
const swinging = series(100, 110, 99, 108.9, 98.01);

test('tracking error is the deviation of the weekly differences', () => {
  // The benchmark returns +10, 0, 0, −10 %: differences 0, −10, +10, 0; squares 200 / 3 = 66.6667;
  // √66.6667 = 8.164966; × 7.211103 = 58.8784.
  expect(trackingError(swinging, series(100, 110, 110, 110, 99))).toBeCloseTo(58.8784, 4);
});

test('a fund that is its benchmark has no tracking error', () => {
  expect(trackingError(swinging, swinging)).toBe(0);
});

test('a series that grows evenly has no Sharpe ratio', () => {
  expect(sharpeRatio(series(100, 101, 102.01, 103.0301), 1)).toBeNull();
});
