import { isLocale, localeOfPath, locales, parseLocale, preferredLocale } from './locales';

test.each(locales)('%s is a locale', (locale) => {
  expect(parseLocale(locale)).toBe(locale);
});

test.each(['de', 'FR', '', undefined, null, 'toString'])(
  '%p raises Invalid locale (behaviour.md §8)',
  (value) => {
    expect(isLocale(value)).toBe(false);
    expect(() => parseLocale(value)).toThrow('Invalid locale');
  },
);

test.each([
  ['/fr', 'fr'],
  ['/en/contact', 'en'],
  ['/it/', 'it'],
])('the selected locale of %s is %s (behaviour.md §4.1)', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

test.each(['/', '', 'fr', '/de/contact', '/fr-FR', '//fr'])(
  '%p raises Invalid locale (behaviour.md §2.1)',
  (path) => {
    expect(() => localeOfPath(path)).toThrow('Invalid locale');
  },
);

test.each([
  [['it-CH', 'en'], 'it'],
  [['de', 'en-US', 'fr'], 'en'],
  [['DE', 'FR-be'], 'fr'],
  [['de'], 'fr'],
  [[], 'fr'],
])('%p prefers %s', (tags, locale) => {
  expect(preferredLocale(tags)).toBe(locale);
});
