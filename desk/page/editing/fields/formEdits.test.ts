import { isEqual, type Json, valueAt } from '../../../api';
import { applyEdit, editsBetween, setAt } from './formEdits';

const apply = (before: Json, after: Json) => editsBetween(before, after).reduce(applyEdit, before);

/** Small numbers that are the same in each run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function randomValue(random: (below: number) => number, depth: number): Json {
  const kind = depth === 0 ? random(3) : random(6);
  if (kind < 2) return ['', 'a', 'b', 'c'][random(4)] ?? '';
  if (kind === 2) return [null, true, random(3)][random(3)] ?? null;
  const children = Array.from({ length: random(5) }, () => randomValue(random, depth - 1));
  if (kind === 3) return children;
  return Object.fromEntries(children.map((child) => [['x', 'y', 'z'][random(3)] ?? '', child]));
}

test('the edits make any value of any other', () => {
  const random = randomFrom(7);
  for (let round = 0; round < 3_000; round += 1) {
    // The whole of a file is a map or a list, and stays one.
    const [before, after] = [{ file: randomValue(random, 3) }, { file: randomValue(random, 3) }];
    expect(apply(before, after)).toEqual(after);
  }
});

test('the edits make any list of any other', () => {
  const random = randomFrom(11);
  const list = () =>
    Array.from({ length: random(7) }, () => ({ code: 'abcdef'.charAt(random(6)), n: random(2) }));
  for (let round = 0; round < 3_000; round += 1) {
    const [before, after] = [list(), list()];
    expect(apply(before, after)).toEqual(after);
  }
});

const entry = (code: string) => ({ code, title: { fr: code } });
const [a, b, c, d] = [entry('a'), entry('b'), entry('c'), entry('d')];

test.each<[string, Json, Json, unknown[]]>([
  ['nothing', { a: [1, { b: '' }] }, { a: [1, { b: '' }] }, []],
  [
    'a text',
    { title: { fr: 'x', en: 'y' } },
    { title: { fr: 'z', en: 'y' } },
    [{ path: ['title', 'fr'], value: 'z' }],
  ],
  ['a field that goes', { a: 1, b: 2 }, { a: 1 }, [{ path: ['b'], remove: true }]],
  [
    'a group that comes',
    { a: 1 },
    { a: 1, image: { alt: { fr: 'x' } } },
    [{ path: ['image'], value: { alt: { fr: 'x' } } }],
  ],
  ['an entry that moves up', [a, b, c], [c, a, b], [{ path: [2], moveTo: 0 }]],
  ['an entry that goes', [a, b, c], [a, c], [{ path: [1], remove: true }]],
  ['the last entry', [a, b], [a], [{ path: [1], remove: true }]],
  ['an entry in the middle', [a, c], [a, b, c], [{ path: [1], insert: b }]],
  ['an entry at the end', [a], [a, b], [{ path: [1], insert: b }]],
  [
    'a text of an entry',
    [a, b],
    [a, { code: 'b', title: { fr: 'B' } }],
    [{ path: [1, 'title', 'fr'], value: 'B' }],
  ],
  [
    'an entry that goes before one that moves',
    [a, b, c, d],
    [b, d, c],
    [
      { path: [0], remove: true },
      { path: [2], moveTo: 1 },
    ],
  ],
  [
    'a text that becomes a group',
    { content: 'x' },
    { content: { fr: 'x' } },
    [{ path: ['content'], value: { fr: 'x' } }],
  ],
])('%s is the smallest edit', (_, before, after, edits) => {
  expect(editsBetween(before, after)).toEqual(edits);
});

test('a name that all objects have is no field', () => {
  expect(valueAt({ a: 1 }, ['constructor'])).toBeUndefined();
  expect(editsBetween({}, { constructor: 'x' })).toEqual([{ path: ['constructor'], value: 'x' }]);
});

test('what is missing on the way is made', () => {
  expect(setAt({}, ['image', 'alt', 'fr'], 'x')).toEqual({ image: { alt: { fr: 'x' } } });
  expect(setAt([a, b], [1, 'code'], 'z')).toEqual([a, { code: 'z', title: { fr: 'b' } }]);
});

test('setting a field leaves all others as they are', () => {
  const value = { list: [a, b], other: { deep: 1 } };
  const set = setAt(value, ['list', 0, 'code'], 'z') as typeof value;
  expect(set.other).toBe(value.other);
  expect(set.list[1]).toBe(b);
});

test('values are equal whatever the order of their fields', () => {
  expect(isEqual({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(isEqual({ a: null }, {})).toBe(false);
  expect(isEqual([1], { 0: 1 })).toBe(false);
});
