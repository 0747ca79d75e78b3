import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../platform/jsonValues';
import { uniforms } from '../testing/seededRandom';
import { applyEdits, bodyKey, fieldsOf, valueOf } from './fieldEdits';
import type { FieldEdit } from './jsonEdits';
import { mergeEdits } from './mergeEdits';

const base = `title: Title # of the title
slug: { fr: un, en: one }
documents:
  - { type: KIID, date: 2026-01-01 }
  - { type: PROSPECTUS, date: 2026-01-01 }
lines:
  - { title: A, value: 1 }
  - { title: B, value: 1 }
`;

/** The result of `yours` after `theirs` were made. */
function merge(theirs: FieldEdit[], yours: FieldEdit[]) {
  return mergeEdits(base, applyEdits(base, 'a.yaml', theirs), 'a.yaml', yours);
}

it('makes edits of different fields', async () => {
  const yours: FieldEdit[] = [
    { path: ['slug', 'en'], value: 'two' },
    { path: ['documents', 1, 'date'], value: '2026-02-02' },
  ];
  const theirs: FieldEdit[] = [
    { path: ['slug', 'fr'], value: 'deux' },
    { path: ['documents', 0, 'date'], value: '2026-03-03' },
  ];
  expect(await merge(theirs, yours)).toEqual({
    text: applyEdits(base, 'a.yaml', [...theirs, ...yours]),
    conflicts: [],
  });
});

it('sees different fields in two whole maps', async () => {
  const { text, conflicts } = await merge(
    [{ path: ['slug'], value: { fr: 'deux', en: 'one' } }],
    [{ path: ['slug'], value: { fr: 'un', en: 'two' } }],
  );
  expect(text).toContain('slug: { fr: deux, en: two }');
  expect(conflicts).toEqual([]);
});

it('is no conflict when both wrote the same', async () => {
  const edits: FieldEdit[] = [
    { path: ['title'], value: 'New' },
    { path: ['documents', 2], insert: { type: 'KIID', date: '2026-05-05' } },
    { path: ['lines', 0], value: undefined },
  ];
  expect(await merge(edits, edits)).toEqual({ text: applyEdits(base, 'a.yaml', edits), conflicts: [] });
});

it('leaves a field that both changed as the others have it, and shows all three', async () => {
  const theirs: FieldEdit[] = [{ path: ['title'], value: 'Theirs' }];
  expect(
    await merge(theirs, [
      { path: ['title'], value: 'Your' },
      { path: ['title'], value: 'Yours' },
      { path: ['slug', 'fr'], value: 'deux' },
    ]),
  ).toEqual({
    text: applyEdits(base, 'a.yaml', [...theirs, { path: ['slug', 'fr'], value: 'deux' }]),
    conflicts: [{ path: ['title'], base: 'Title', theirs: 'Theirs', yours: 'Yours' }],
  });
});

it.each<[string, FieldEdit, FieldEdit]>([
  ['removed it', { path: ['title'], value: undefined }, { path: ['title'], value: 'Yours' }],
  ['changed what you remove', { path: ['title'], value: 'Theirs' }, { path: ['title'], value: undefined }],
  ['added another', { path: ['new'], value: 1 }, { path: ['new'], value: 2 }],
  ['removed the map', { path: ['slug'], value: undefined }, { path: ['slug', 'fr'], value: 'deux' }],
  ['made one text of the map', { path: ['slug'], value: 'a' }, { path: ['slug', 'de'], value: 'drei' }],
])('is a conflict when others %s', async (_what, theirs, yours) => {
  const { text, conflicts } = await merge([theirs], [yours]);
  expect(text).toBe(applyEdits(base, 'a.yaml', [theirs]));
  expect(conflicts).toHaveLength(1);
});

it.each<[string, FieldEdit]>([
  ['added', { path: ['lines', 0], insert: { title: 'C', value: 1 } }],
  ['removed', { path: ['lines', 0], value: undefined }],
  ['moved', { path: ['lines', 0], moveTo: 1 }],
  ['replaced', { path: ['lines', 1], value: { type: 'B', value: 1 } }],
  ['removed all', { path: ['lines'], value: undefined }],
])('is a conflict of the whole list when an entry was %s', async (_what, theirs) => {
  const { text, conflicts } = await merge([theirs], [{ path: ['lines', 1, 'value'], value: 2 }]);
  const current = applyEdits(base, 'a.yaml', [theirs]);
  expect(text).toBe(current);
  expect(conflicts).toEqual([
    {
      path: ['lines'],
      base: [
        { title: 'A', value: 1 },
        { title: 'B', value: 1 },
      ],
      theirs: (valueOf(current, 'a.yaml') as Record<string, unknown>)['lines'],
      yours: [
        { title: 'A', value: 1 },
        { title: 'B', value: 2 },
      ],
    },
  ]);
});

it('adds and moves entries of a list in which others changed a field', async () => {
  const { text, conflicts } = await merge(
    [{ path: ['lines', 0, 'value'], value: 9 }],
    [
      { path: ['lines', 0], insert: { title: 'C', value: 1 } },
      { path: ['lines', 2, 'value'], value: 2 },
      { path: ['lines', 2], moveTo: 0 },
    ],
  );
  expect(conflicts).toEqual([]);
  expect(valueOf(text, 'a.yaml')).toMatchObject({
    lines: [
      { title: 'B', value: 2 },
      { title: 'C', value: 1 },
      { title: 'A', value: 9 },
    ],
  });
});

describe('the body of a Markdown file', () => {
  const file = (body: string) => `---\ntitle: a\n---\n${body}`;
  const body = 'One.\n\nTwo.\n\nThree.\n';

  it('is merged line by line', async () => {
    const { text, conflicts } = await mergeEdits(file(body), file(body.replace('One', 'Ein')), 'a.md', [
      { path: [bodyKey], value: `${body.replace('Three', 'Drei')}\nFour.\n`.replaceAll('\n', '\r\n') },
      { path: ['title'], value: 'b' },
    ]);
    expect(text).toBe('---\ntitle: b\n---\nEin.\n\nTwo.\n\nDrei.\n\nFour.\n');
    expect(conflicts).toEqual([]);
  });

  it('is a conflict where the same line was changed', async () => {
    const [theirs, yours] = [body.replace('Two', 'Zwei'), body.replace('Two', 'Deux')];
    const current = file(theirs);
    expect(await mergeEdits(file(body), current, 'a.md', [{ path: [bodyKey], value: yours }])).toEqual({
      text: current,
      conflicts: [{ path: [bodyKey], base: body, theirs, yours }],
    });
  });

  it.each([
    ['a\nb\nc', 'a\nc', 'a\nb\nc\nd', 'a\nc\nd'],
    ['a\nb\nc', 'x\na\nb\nc', 'a\nb\nc\ny', 'x\na\nb\nc\ny'],
    ['a\nb', 'a\nx\nb', 'a\nx\nb', 'a\nx\nb'],
    ['a\nb', 'a\nx\nb', 'a\ny\nb', undefined],
    ['a\nb', 'a\nx', 'y\nb', undefined],
    ['a\nb\nc', 'a\nc', 'a\nB\nc', undefined],
    ['', 'x', '', 'x'],
  ] as const)('%j, %j and %j', async (before: string, theirs: string, yours: string, merged?: string) => {
    const sides = [
      { current: theirs, edited: yours },
      { current: yours, edited: theirs },
    ];
    for (const { current, edited } of sides) {
      const edit = { path: [bodyKey], value: edited };
      const { text, conflicts } = await mergeEdits(file(before), file(current), 'a.md', [edit]);
      expect([text, conflicts.length]).toEqual([file(merged ?? current), merged === undefined ? 1 : 0]);
    }
  });
});

it('loses nothing of random edits', async () => {
  const random = uniforms(39);
  const fields = fieldsOf(base, 'a.yaml');
  const randomEdits = (name: string): FieldEdit[] =>
    Array.from({ length: 3 }, (_item, index) => {
      const path = fields[Math.floor(random() * fields.length)]!.path;
      const value: Json = `${name} ${index}`;
      const isEntry = path.length > 2 && random() < 0.3;
      return isEntry ? { path: path.slice(0, 2), insert: { title: value } } : { path, value };
    });
  const valueAfter = (text: string, edits: readonly FieldEdit[]) =>
    valueOf(applyEdits(text, 'a.yaml', edits), 'a.yaml');
  for (let run = 0; run < 150; run += 1) {
    const [theirs, yours] = [randomEdits('theirs'), randomEdits('yours')];
    const { text, conflicts } = await merge(theirs, yours);
    const shown = JSON.stringify([valueOf(text, 'a.yaml'), conflicts]);
    for (const made of [theirs, yours]) {
      const words = JSON.stringify(valueAfter(base, made)).match(/(?:theirs|yours) \d/g) ?? [];
      for (const word of words) expect(shown).toContain(word);
    }
    if (conflicts.length === 0) continue;
    expect(isDeepStrictEqual(valueAfter(base, theirs), valueAfter(base, yours))).toBe(false);
  }
});
