import type { NavPoint } from './navPoint';
import { riskFigures } from './riskFigures';

/** One NAV each Friday, `weeks` of them up to 20 November 2026, up and down by turns. */
function fridays(weeks: number, benchmark: (index: number) => number | null = () => null): NavPoint[] {
  const last = Date.UTC(2026, 10, 20);
  return Array.from({ length: weeks }, (_, index) => ({
    date: new Date(last - (weeks - 1 - index) * 7 * 86_400_000).toISOString().slice(0, 10),
    nav: index % 2 === 0 ? 100 : 110,
    benchmark: benchmark(index),
  }));
}

const figure = (navs: NavPoint[], code: string, years: number) =>
  riskFigures(navs, 0).find((risk) => risk.code === code && risk.windowYears === years);

test('all figures are listed for 1, 3 and 5 years', () => {
  const listed = riskFigures(fridays(2), 0).map(({ code, windowYears, frequency }) => [
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
  // 53 Fridays span 364 days: 20 November 2025 is before the first.
  expect(figure(fridays(53), 'volatility', 1)).toMatchObject({ share: null, benchmark: null });
  expect(figure(fridays(54), 'volatility', 1)?.share).toBeGreaterThan(0);
  expect(figure(fridays(54), 'max_drawdown', 3)?.share).toBeNull();
});

test('a window that begins in a gap of more than ten days has no figure', () => {
  // One year before the last Friday is 20 November 2025, between the Fridays of the 14th and the 21st.
  const without = (...dates: string[]) => fridays(60).filter(({ date }) => !dates.includes(date));
  expect(figure(without('2025-11-14'), 'max_drawdown', 1)?.share).toBeNull();
  const tenDays = without('2025-11-14').map((point) =>
    point.date === '2025-11-07' ? { ...point, date: '2025-11-10' } : point,
  );
  expect(figure(tenDays, 'max_drawdown', 1)?.share).toBeLessThan(0);
  // A gap within the window is none at its start.
  expect(figure(without('2026-03-06', '2026-03-13'), 'max_drawdown', 1)?.share).toBeLessThan(0);
});

test('the deepest fall before the window is left out', () => {
  const navs = fridays(80).map((point, index) => (index === 1 ? { ...point, nav: 1000 } : point));
  // 110 to 100 within the last year.
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
  // Where both have a value the benchmark is the share.
  expect(figure(navs, 'tracking_error', 1)?.share).toBe(0);
  expect(figure(navs, 'max_drawdown', 1)?.benchmark).toBeCloseTo((100 / 110 - 1) * 100, 10);
});

test('no NAV has no risk', () => {
  expect(riskFigures([], 0)).toEqual([]);
});
