import { safeAddress } from './safeAddress';

test.each([
  '/fr/contact',
  '/e/fr/docs/news/a',
  '#cookies',
  'https://www.example.org/',
  'mailto:a@b.example',
  'tel:+331',
])('%s may be linked to', (address) => {
  expect(safeAddress(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'x',
  '',
])('%j is refused by name', (address) => {
  expect(() => safeAddress(address)).toThrow(`"${address}"`);
});
