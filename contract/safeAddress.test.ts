import { isSafeAddress, safeAddress } from './safeAddress';

test.each([
  '/fr/contact',
  '/',
  '/e/fr/docs/news/a',
  '#cookies',
  'https://www.example.org/',
  'HTTPS://www.example.org/a?b=1&c=é',
  'http://www.example.org:8080/@name',
  'mailto:a@b.example',
  'tel:+331',
])('%s may be linked to', (address) => {
  expect(isSafeAddress(address)).toBe(true);
  expect(safeAddress(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://www.example.org/x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://www.example.org@evil.example/',
  'https://a:b@evil.example/',
  'https://www.example.org\\@evil.example/',
  '/\u0000/evil.example',
  'x',
  '',
])('%j is refused by name', (address) => {
  expect(isSafeAddress(address)).toBe(false);
  expect(() => safeAddress(address)).toThrow(`"${address}"`);
});

test('a problem names its place', () => {
  expect(() => safeAddress('x', 'Page "index"')).toThrow(
    'Page "index": the address "x" cannot be linked to. Write',
  );
});
