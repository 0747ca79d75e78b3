import { surroundings } from './surroundings';
import { exampleItem } from './testing/exampleItem';

const items = ['a', 'b', 'été', 'd', 'e'].map((code) => exampleItem({ code }));

test.each([
  [{ slug: 'b' }, 1, 1, ['a', 'été']],
  [{ path: '/fr/pages/b' }, 1, 1, ['a', 'été']],
  [{ slug: 'été'.normalize('NFD') }, 2, 2, ['a', 'b', 'd', 'e']],
  [{ path: '/fr/pages/été'.normalize('NFD') }, 0, 1, ['d']],
  [{ slug: 'a' }, 1, 1, [null, 'b']],
  [{ slug: 'b' }, 3, 0, [null, null, 'a']],
  [{ slug: 'e' }, 1, 2, ['d', null, null]],
  [{ slug: 'a' }, 0, 0, []],
  [{ slug: 'unknown' }, 1, 2, [null, null, null]],
  [{ path: '/fr/pages' }, 1, 1, [null, null]],
])('around %j: %i before, %i after', (named, before, after, expected) => {
  const around = surroundings(items, { ...named, before, after });
  expect(around.map((item) => item && item.code)).toEqual(expected);
});
