import { maximumDrawdown, sharpeRatio, trackingError, volatility } from './seriesRisk';

const fridays = ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'];
const series = (...levels: number[]) => levels.map((level, index) => ({ date: fridays[index] ?? '', level }));

// Weekly returns +10, −10, +10, −10 %.
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
  // (−1.99 − 0) / 83.2666 = −0.023899; over two years the pace is √0.9801 − 1 = −1 %; less 2 %: −3 / 83.2666.
  expect(sharpeRatio(swinging, 1, 0)).toBeCloseTo(-0.023899, 6);
  expect(sharpeRatio(swinging, 2, 2)).toBeCloseTo(-0.036029, 6);
});

test('a series that grows evenly has no Sharpe ratio', () => {
  expect(sharpeRatio(series(100, 101, 102.01, 103.0301), 1, 0)).toBeNull();
});

test('the maximum drawdown is the deepest fall from a peak', () => {
  // Peaks 110 then 120: 99 / 110 = −10 %; 90 / 120 = −25 %.
  expect(maximumDrawdown(series(100, 110, 99, 120, 90))).toBeCloseTo(-25, 10);
});

test('a series that never falls has no drawdown', () => {
  expect(maximumDrawdown(series(100, 101, 102))).toBe(0);
});
