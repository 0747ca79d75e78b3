import { writtenDate } from './writtenDate';

test.each([
  ['2026-10-30', 'fr', '30 octobre 2026'],
  ['2026-02-01', 'fr', '1er février 2026'],
  ['2026-02-01', 'en', '1 February 2026'],
  ['2026-12-01', 'it', '1 dicembre 2026'],
] as const)('%s in %s is %s', (date, locale, expected) => {
  expect(writtenDate(date, locale)).toBe(expected);
});
