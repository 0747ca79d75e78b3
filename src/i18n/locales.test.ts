import { isLocale, locales, parseLocale } from './locales';

test.each(locales)('%s is a locale', (locale) => {
  expect(parseLocale(locale)).toBe(locale);
});

test.each(['de', 'FR', '', undefined, null, 'toString'])('%p raises Invalid locale (spec §8)', (value) => {
  expect(isLocale(value)).toBe(false);
  expect(() => parseLocale(value)).toThrow('Invalid locale');
});
