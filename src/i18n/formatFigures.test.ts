import { formatNumber, formatPercent, formatPerformance } from './formatFigures';

test.each([
  [4.2, 'fr', '+4,20\u00a0%'],
  [4.2, 'en', '+4.20%'],
  [4.2, 'it', '+4,20\u00a0%'],
  [-12.345, 'fr', '−12,35\u00a0%'],
  [0, 'en', '0.00%'],
  [-0.001, 'en', '0.00%'],
  [1234.5, 'fr', '+1.234,50\u00a0%'],
] as const)('performance %d in %s', (value, locale, text) => {
  expect(formatPerformance(value, locale)).toBe(text);
});

test('percentages and numbers', () => {
  expect(formatPercent(21.4, 'fr', 1)).toBe('21,4\u00a0%');
  expect(formatNumber(0.8, 'it', { min: 2, max: 2 })).toBe('0,80');
  expect(formatNumber(0.001, 'en', { max: 4 })).toBe('0.001');
});
