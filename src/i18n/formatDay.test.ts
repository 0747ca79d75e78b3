import { formatDay } from './formatDay';

test.each([
  ['2026-11-01', 'fr', '1er novembre 2026'],
  ['2026-11-21', 'fr', '21 novembre 2026'],
  ['2026-11-01', 'en', '1 November 2026'],
  ['2024-02-29', 'it', '29 febbraio 2024'],
] as const)('%s in %s is %s', (day, locale, expected) => {
  expect(formatDay(day, locale)).toBe(expected);
});
