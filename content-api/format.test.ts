import { formatAum } from './format';

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

test.each(['fr', 'en', 'it'] as const)('assets that round to zero have no sign (%s)', (locale) => {
  expect(formatAum(0, locale)).toMatch(/^0[.,]0/);
  for (const value of [-0, 0.0049, -0.0049, -1e-12])
    expect(formatAum(value * 1e6, locale)).toBe(formatAum(0, locale));
  expect(formatAum(-1.5e6, locale)).toBe(`−${formatAum(1.5e6, locale)}`);
});
