import { diffLines } from 'diff';
import { type Json, valueAt } from '../../platform/jsonValues';
import { applyEdits, bodyKey, normalised, valueOf } from './fieldEdits';
import { type FieldEdit, RefusedEdit } from './jsonEdits';
import { byHand, files, markdown, styles } from './testing/editedTexts';

it.each([
  ['NUL', 'a\0b'],
  ['a control character', 'a\u001bb'],
  ['one in a map', { fr: 'a\u0007' }],
  ['half a character', 'a\ud83d'],
  ['no number', NaN],
])('refuses %s', (_what, value) => {
  for (const [file, text, key] of [
    ['a.yaml', styles, 'plain'],
    ['a.md', markdown, bodyKey],
  ] as const) {
    expect(() => applyEdits(text, file, [{ path: [key], value }])).toThrow(RefusedEdit);
  }
});

it.each([
  ['a part of a text', ['plain', 'fr'], 'expected a map of fields'],
  ['an entry that is not there', ['quoted key', 9], 'expected an entry of the list, which has 4'],
  ['an entry of a map', ['flow', 0], 'expected a list'],
  ['the whole file', [], 'expected a map of fields'],
])('refuses %s', (_what, at, message) => {
  expect(() => applyEdits(styles, 'a.yaml', [{ path: at, value: 'x' }])).toThrow(message);
});

it.each([
  ['YAML that cannot be read', 'a.yaml', 'a: [', /expected valid YAML: .* \(line 1\)/],
  ['a Markdown file without front matter', 'a.md', 'Text', /expected front matter/],
])('refuses %s', (_what, file, text, message) => {
  expect(() => applyEdits(text, file, [])).toThrow(message);
});

/** Lines that went and came, as in a difference. */
function difference(before: string, after: string): string[] {
  return diffLines(before, after).flatMap(({ added, removed, value }) =>
    added || removed
      ? value
          .trimEnd()
          .split('\n')
          .map((line) => `${added ? '+' : '-'}${line}`)
      : [],
  );
}

const edited = (edit: FieldEdit) => difference(styles, applyEdits(styles, 'a.yaml', [edit]));

describe('an entry of a list', () => {
  it('is written in the style of the one before it', () => {
    const insert = { code: 'B', title: { fr: 'Deux', en: 'Two', it: 'Due' }, text: 'Text of B\n', last: 2 };
    expect(edited({ path: ['quoted key', 3], insert })).toEqual([
      '+  - code: B',
      '+    title: { fr: Deux, en: Two, it: Due }',
      '+    text: |',
      '+      Text of B',
      '+    last: 2',
    ]);
  });

  it('is added in front of the first, and in flow style', () => {
    expect(edited({ path: ['quoted key', 0], insert: 'zero' })).toEqual(['+  - zero']);
    expect(edited({ path: ['flow', 'deep', 2], insert: 'c, d' })).toEqual([
      `-flow: { fr: un, "en": 'two', deep: [ a, { b: c } ], none:, it: tre } # of flow`,
      `+flow: { fr: un, "en": 'two', deep: [ a, { b: c }, 'c, d' ], none:, it: tre } # of flow`,
    ]);
  });

  it('goes with the comment lines above it', () => {
    expect(edited({ path: ['quoted key', 1], value: undefined })).toEqual([
      '-',
      '-  # above two',
      '-  - two',
    ]);
  });

  it('moves with the comment lines above it', () => {
    expect(edited({ path: ['quoted key', 1], moveTo: 0 })).toEqual([
      '-  - one # of one',
      '+',
      '+  - one # of one',
    ]);
  });

  it('is the first of a list that was empty or is not there', () => {
    const added = applyEdits('a: []\nb: 1\n', 'a.yaml', [
      { path: ['a', 0], insert: { code: 'x' } },
      { path: ['c', 0], insert: 'y' },
    ]);
    expect(added).toBe('a:\n  - { code: x }\nb: 1\nc:\n  - y\n');
    expect(applyEdits('- a: 1\n', 'a.yaml', [{ path: [0], value: undefined }])).toBe('[]\n');
    expect(applyEdits('# none\n', 'a.yaml', [{ path: [0], insert: 'a' }])).toContain('- a\n');
  });
});

describe('a field of a map', () => {
  it('is added at the end, with the maps that it stands in', () => {
    expect(edited({ path: ['flow', 'es'], value: 'uno' })).toHaveLength(2);
    expect(edited({ path: ['quoted key', 2, 'title', 'de'], value: 'Eins' })).toEqual([
      '-    title: { fr: Un, en: One, it: Uno }',
      '+    title: { fr: Un, en: One, it: Uno, de: Eins }',
    ]);
    expect(edited({ path: ['image', 'alt', 'fr'], value: 'Un quai' })).toEqual([
      '+image:',
      '+  alt: { fr: Un quai }',
    ]);
  });

  it('is removed, also the first of an entry and the last that there is', () => {
    expect(edited({ path: ['quoted key', 2, 'code'], value: undefined })).toEqual([
      '-  - code: A',
      '-    title: { fr: Un, en: One, it: Uno }',
      '+  - title: { fr: Un, en: One, it: Uno }',
    ]);
    expect(applyEdits('a:\n  b: 1\nc: 2\n', 'a.yaml', [{ path: ['a', 'b'], value: undefined }])).toBe(
      'a: {}\nc: 2\n',
    );
    expect(edited({ path: ['not there'], value: undefined })).toEqual([]);
  });

  it('keeps its comments when it becomes another text', () => {
    expect(edited({ path: ['folded'], value: 'Other words' })).toEqual([
      '-  Some words on two lines',
      '+  Other words',
    ]);
    expect(edited({ path: ['plain'], value: 'a\nb' })).toEqual([
      '-plain: text # of plain',
      '+plain: |- # of plain',
      '+  a',
      '+  b',
    ]);
  });

  it('as a whole map or list changes only what differs in it', () => {
    const list = valueAt(valueOf(styles, 'a.yaml'), ['quoted key']) as Json[];
    expect(edited({ path: ['quoted key'], value: ['new', ...list] })).toEqual(['+  - new']);
    expect(edited({ path: ['quoted key'], value: ['one', 'deux', ...list.slice(3)] })).toEqual([
      '-  - two',
      '-  - code: A',
      '-    title: { fr: Un, en: One, it: Uno }',
      '-    text: |',
      '-      Text of A',
      '-',
      '-    # above last',
      '-    last: 1',
      '+  - deux',
    ]);
    expect(edited({ path: ['flow'], value: { fr: 'une', en: 'two', it: 'tre' } })).toEqual([
      `-flow: { fr: un, "en": 'two', deep: [ a, { b: c } ], none:, it: tre } # of flow`,
      `+flow: { fr: une, "en": 'two', it: tre } # of flow`,
    ]);
  });
});

describe('a file that was written by hand', () => {
  it('is written in one way with the first edit, and says the same', () => {
    const edits: FieldEdit[] = [{ path: ['number'], value: 7 }];
    expect(applyEdits(byHand, 'a.yaml', edits)).toBe(applyEdits(styles, 'a.yaml', edits));
    expect(valueOf(styles, 'a.yaml')).toEqual(valueOf(byHand, 'a.yaml'));
    expect(byHand.match(/# .*/g)?.toSorted()).toEqual(styles.match(/# .*/g)?.toSorted());
    expect(normalised(styles, 'a.yaml')).toBe(styles);
  });

  it('keeps each byte when no field changes', () => {
    expect(applyEdits(byHand, 'a.yaml', [{ path: ['number'], value: 412_300_000 }])).toBe(byHand);
    expect(normalised('# none\n', 'a.yaml')).toBe('# none\n');
  });

  it('is not among the sample content', () => {
    expect(files.filter(({ file, text }) => normalised(text, file) !== text)).toEqual([]);
  });
});

it('writes out a value that is used in several places, before one of them is edited', () => {
  const text = 'a: &x\n  - one\nb: *x # of b\nc: &y Text\nd: *y\n';
  const apply = (edit: FieldEdit) => applyEdits(text, 'a.yaml', [edit]);
  expect(apply({ path: ['a', 0], value: 'two' })).toBe(
    'a:\n  - two\nb:\n  - one\n  # of b\nc: Text\nd: Text\n',
  );
  expect(apply({ path: ['b', 1], insert: 'two' })).toBe(
    'a:\n  - one\nb:\n  - one\n  - two\n  # of b\nc: Text\nd: Text\n',
  );
  expect(apply({ path: ['c'], value: undefined })).toBe('a:\n  - one\nb:\n  - one\n  # of b\nd: Text\n');
});

it('keeps line ends and a byte order mark', () => {
  const text = '\uFEFFa: 1\r\nb: |\r\n  c\r\n  d\nlast: x\r\n';
  const edits = [
    { path: ['b'], value: 'c\nnew\nd\n' },
    { path: ['last'], value: 'y' },
    { path: ['more'], value: 2 },
  ];
  expect(applyEdits(text, 'a.yaml', edits)).toBe(
    '\uFEFFa: 1\r\nb: |\r\n  c\r\n  new\r\n  d\r\nlast: y\r\nmore: 2\r\n',
  );
  const marked = `\uFEFF${markdown.replaceAll('\n', '\r\n')}`;
  expect(applyEdits(marked, 'a.md', [{ path: ['title'], value: 'Neu' }])).toBe(
    marked.replace('Titre', 'Neu'),
  );
});

it('keeps a body as it is given, with the line ends of its file', () => {
  const body = '\n\nOne  \n\n\tTwo\u00a0\r\n---\nend';
  const expected = `${markdown.slice(0, markdown.indexOf('---', 3))}---\n${body.replace('\r\n', '\n')}`;
  const edits = [{ path: [bodyKey], value: body }];
  expect(applyEdits(markdown, 'a.md', edits)).toBe(expected);
  expect(applyEdits(markdown.replaceAll('\n', '\r\n'), 'a.md', edits)).toBe(
    expected.replaceAll('\n', '\r\n'),
  );
  expect(valueOf(applyEdits('---\ntitle: a\n---', 'a.md', edits), 'a.md')).toEqual({
    title: 'a',
    [bodyKey]: body.replace('\r\n', '\n'),
  });
});
