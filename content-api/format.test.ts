import {
  currencySymbol,
  formatAmount,
  formatAum,
  formatDate,
  formatPercent,
  formatPerformance,
} from './format';

test.each([
  ['2026-10-30', 'fr', '30\u00a0octobre\u00a02026'],
  ['2026-02-01', 'fr', '1er\u00a0février\u00a02026'],
  ['2026-02-01', 'en', '1\u00a0February\u00a02026'],
  ['2026-12-01', 'it', '1°\u00a0dicembre\u00a02026'],
] as const)('%s in %s is %s', (date, locale, expected) => {
  expect(formatDate(date, locale)).toBe(expected);
});

test.each([
  [1_284_600_000, 'fr', '1.285\u00a0M€'],
  [1_284_600_000, 'it', '1.285\u00a0M€'],
  [1_284_600_000, 'en', '1,285\u00a0M€'],
  [10_000_000, 'fr', '10\u00a0M€'],
  [9_960_000, 'fr', '10\u00a0M€'],
  [9_940_000, 'fr', '9,9\u00a0M€'],
  [9_940_000, 'en', '9.9\u00a0M€'],
  [412_500_000, 'fr', '413\u00a0M€'],
] as const)('assets of %d in %s', (value, locale, text) => {
  expect(formatAum(value, locale)).toBe(text);
});

test.each([
  [1234.56, 'EUR', 'fr', '1\u00a0234,56\u00a0€'],
  [1234.56, 'USD', 'it', '1.234,56\u00a0$'],
  [1234.56, 'EUR', 'en', '€1,234.56'],
  [1234.56, 'USD', 'en', '$1,234.56'],
  [0.005, 'EUR', 'fr', '0,01\u00a0€'],
] as const)('%d %s in %s', (value, currency, locale, text) => {
  expect(formatAmount(value, currency, locale)).toBe(text);
});

test.each([
  [4.2, 'fr', '+4,20\u00a0%'],
  [4.2, 'it', '+4,20%'],
  [4.2, 'en', '+4.20%'],
  [-12.345, 'fr', '−12,35\u00a0%'],
  [12.345, 'en', '+12.35%'],
  [1.005, 'en', '+1.01%'],
  [-0.004, 'en', '0.00%'],
  [0, 'fr', '0,00\u00a0%'],
  [1234.5, 'it', '+1.234,50%'],
] as const)('a performance of %d in %s', (value, locale, text) => {
  expect(formatPerformance(value, locale)).toBe(text);
});

test.each(['fr', 'en', 'it'] as const)('what rounds to zero has no sign (%s)', (locale) => {
  const formats = [
    (value: number) => formatPercent(value, locale),
    (value: number) => formatPerformance(value, locale),
    (value: number) => formatAmount(value, 'EUR', locale),
    (value: number) => formatAum(value * 1e6, locale),
  ];
  for (const format of formats) {
    expect(format(0)).toMatch(/^€?0[.,]0/);
    for (const value of [-0, 0.0049, -0.0049, -1e-12]) expect(format(value)).toBe(format(0));
    expect(format(-1.5)).toBe(`−${format(1.5).replace('+', '')}`);
  }
});

test('a percentage has no plus sign', () => {
  expect(formatPercent(21.4, 'fr', 1)).toBe('21,4\u00a0%');
  expect(formatPercent(21.4, 'en', 1)).toBe('21.4%');
});

test('a currency without a sign is written with its code', () => {
  expect(currencySymbol('USD')).toBe('$');
  expect(currencySymbol('CHF')).toBe('CHF');
});
