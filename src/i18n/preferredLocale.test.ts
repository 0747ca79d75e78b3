import { preferredLocale } from './preferredLocale';

test.each([
  [['it-CH', 'en'], 'it'],
  [['de', 'en-US', 'fr'], 'en'],
  [['DE', 'FR-be'], 'fr'],
  [['de'], 'fr'],
  [[], 'fr'],
])('%p prefers %s', (tags, locale) => {
  expect(preferredLocale(tags)).toBe(locale);
});
