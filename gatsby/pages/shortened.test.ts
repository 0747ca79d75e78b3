import { shortened } from './pageDefinition';

test.each([
  ['short', 5, 'short'],
  ['one two three', 13, 'one two three'],
  ['one two three', 12, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['one, two', 6, 'one…'],
  ['unbroken', 7, 'unbrok…'],
  ['😀😀😀', 3, '😀😀😀'],
  ['😀😀😀', 2, '😀…'],
])('"%s" in %i characters is "%s"', (text, longest, expected) => {
  expect(shortened(text, longest)).toBe(expected);
  expect(Array.from(shortened(text, longest)).length).toBeLessThanOrEqual(longest);
});
