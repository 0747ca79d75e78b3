import { comparePath } from './comparePath';

test('the address keeps the order of the shares', () => {
  expect(comparePath(['ZZR', 'ZZI'], 'it')).toBe('/it/confronta?shares=ZZR,ZZI');
  expect(comparePath([], 'fr')).toBe('/fr/comparer');
});
