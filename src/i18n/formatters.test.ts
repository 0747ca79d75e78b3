import { formatDay, formatNumber, formatPercent, formatPerformance } from './formatters';

test.each([
  [4.2, 'fr', '+4,20\u00a0%'],
  [4.2, 'en', '+4.20%'],
  [4.2, 'it', '+4,20\u00a0%'],
  [-12.345, 'fr', '−12,35\u00a0%'],
  [0, 'en', '0.00%'],
  [-0.001, 'en', '0.00%'],
  [1234.5, 'fr', '+1.234,50\u00a0%'],
  [1234.5, 'it', '+1.234,50\u00a0%'],
] as const)('performance %d in %s', (value, locale, text) => {
  expect(formatPerformance(value, locale)).toBe(text);
});

test('percentages and numbers', () => {
  expect(formatPercent(21.4, 'fr', 1)).toBe('21,4\u00a0%');
  expect(formatNumber(0.8, 'it', { min: 2, max: 2 })).toBe('0,80');
  expect(formatNumber(0.001, 'en', { max: 4 })).toBe('0.001');
});

test.each([
  ['2026-11-01', 'fr', '1er novembre 2026'],
  ['2026-11-21', 'fr', '21 novembre 2026'],
  ['2026-11-01', 'en', '1 November 2026'],
  ['2024-02-29', 'it', '29 febbraio 2024'],
] as const)('%s in %s is %s', (day, locale, expected) => {
  expect(formatDay(day, locale)).toBe(expected);
});
