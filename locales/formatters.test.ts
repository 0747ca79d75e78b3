import {
  currencySymbol,
  formatAmount,
  formatDay,
  formatFileSize,
  formatNumber,
  formatPercent,
  formatPerformance,
  languageName,
} from './formatters';
import { locales } from './localeDetails';

test.each([
  [4.2, 'fr', '+4,20\u00a0%'],
  [4.2, 'en', '+4.20%'],
  [4.2, 'it', '+4,20%'],
  [-12.345, 'fr', '−12,35\u00a0%'],
  [0, 'en', '0.00%'],
  [-0.001, 'en', '0.00%'],
  [12.345, 'en', '+12.35%'],
  [1.005, 'en', '+1.01%'],
  [1234.5, 'fr', '+1\u00a0234,50\u00a0%'],
  [1234.5, 'it', '+1.234,50%'],
] as const)('performance %d in %s', (value, locale, text) => {
  expect(formatPerformance(value, locale)).toBe(text);
});

test.each([
  [0, 'fr', '1 Ko'],
  [240_400, 'fr', '240 Ko'],
  [240_400, 'en', '240 KB'],
  [999_600, 'it', '1 MB'],
  [1_260_000, 'it', '1,3 MB'],
  [20_000_000, 'fr', '20 Mo'],
] as const)('%d bytes in %s are %s', (bytes, locale, text) => {
  expect(formatFileSize(bytes, locale).replace('\u00a0', ' ')).toBe(text);
});

test('a language has its name in the language of the page, and one of no page its code', () => {
  expect(locales.map((locale) => languageName('en', locale))).toEqual(['anglais', 'English', 'inglese']);
  expect(languageName('de_AT', 'fr')).toBe('DE_AT');
});

test.each([
  ['fr', '12\u00a0345\u00a0€', '0,50\u00a0$'],
  ['en', '€12,345', '$0.50'],
  ['it', '12.345\u00a0€', '0,50\u00a0$'],
] as const)('amounts in %s', (locale, euros, cents) => {
  expect(formatAmount(12_344.6, 'EUR', locale)).toBe(euros);
  expect(formatAmount(0.5, 'USD', locale, 2)).toBe(cents);
  expect(formatAmount(1, 'CHF', locale)).toContain('CHF');
  expect(formatAmount(-12_344.6, 'EUR', locale)).toBe(`−${euros}`);
  expect(formatAmount(-0.004, 'EUR', locale, 2)).toBe(formatAmount(0, 'EUR', locale, 2));
});

test('a currency without a sign is written with its code', () => {
  expect(currencySymbol('USD')).toBe('$');
  expect(currencySymbol('CHF')).toBe('CHF');
});

test('percentages and numbers', () => {
  expect(formatPercent(21.4, 'fr', 1)).toBe('21,4\u00a0%');
  expect(formatNumber(0.8, 'it', { min: 2, max: 2 })).toBe('0,80');
  expect(formatNumber(0.001, 'en', { max: 4 })).toBe('0.001');
});

test.each(locales)('what rounds to zero has no sign, and all else its own (%s)', (locale) => {
  for (const digits of [0, 1, 2, 4]) {
    const half = 0.5 / 10 ** digits;
    const zero = formatNumber(0, locale, { min: digits, max: digits });
    expect(zero).toMatch(/^0([.,]0+)?$/);
    for (const value of [-0, 0, half * 0.99, -half * 0.99, -1e-12, -Number.MIN_VALUE]) {
      expect(formatNumber(value, locale, { min: digits, max: digits })).toBe(zero);
      expect(formatPercent(value, locale, digits)).toBe(formatPercent(0, locale, digits));
      if (digits === 2) expect(formatPerformance(value, locale)).toBe(formatPercent(0, locale));
    }
    for (const value of [half * 1.01, 1, 1234.5]) {
      const text = formatPercent(value, locale, digits);
      expect(text).toMatch(/^\d/);
      expect(formatPercent(-value, locale, digits)).toBe(`−${text}`);
      if (digits === 2) {
        expect(formatPerformance(value, locale)).toBe(`+${text}`);
        expect(formatPerformance(-value, locale)).toBe(`−${text}`);
      }
    }
  }
});

test.each([
  ['2026-11-01', 'fr', '1er\u00a0novembre\u00a02026'],
  ['2026-11-21', 'fr', '21\u00a0novembre\u00a02026'],
  ['2026-11-01', 'en', '1\u00a0November\u00a02026'],
  ['2026-11-01', 'it', '1°\u00a0novembre\u00a02026'],
  ['2024-02-29', 'it', '29\u00a0febbraio\u00a02024'],
] as const)('%s in %s is %s', (day, locale, expected) => {
  expect(formatDay(day, locale)).toBe(expected);
});
