import { readdirSync, readFileSync } from 'node:fs';
import { diffLines } from 'diff';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isNode, parseDocument } from 'yaml';
import { applyEdits, bodyKey, type Field, fieldsOf, valueOf } from './fieldEdits';
import { uniforms } from '../testing/seededRandom';
import { editValue, type FieldEdit, type Json, RefusedEdit, valueAt } from './jsonEdits';

const contentDir = path.join(__dirname, '../content');
const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:yaml|md)$/.test(file) && !file.endsWith('README.md'))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(path.join(contentDir, file), 'utf8') }));

/** Another value of the same type. */
function changed({ value }: Field): Json {
  if (typeof value === 'number') return Number.isInteger(value) ? value + 1 : value + 0.5;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'text';
  return /^\d{4}-\d\d-\d\d$/.test(value) ? '2027-01-31' : value.replace(/\n*$/, (end) => ` et plus${end}`);
}

/** For a field, the lines of the file, from 0, on which its value stands. */
function fieldLines(text: string, file: string): (field: Field) => { first: number; last: number } {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  const yamlStart = file.endsWith('.md') ? 4 : 0;
  const yamlEnd = yamlStart > 0 ? text.indexOf('\n---\n', 3) + 1 : text.length;
  const document = parseDocument(text.slice(yamlStart, yamlEnd));
  return ({ path: at }) => {
    if (at[0] === bodyKey) return { first: lineOf(yamlEnd) + 1, last: lineOf(text.length) };
    const node = document.getIn(at, true);
    const [start, end] = (isNode(node) && node.range) || [0, 0];
    const whole = text.slice(yamlStart + start, yamlStart + end);
    // Blank lines after `|+` are its content.
    const source = whole.startsWith('|+') ? whole.slice(0, -1) : whole.trimEnd();
    const first = lineOf(yamlStart + start);
    return { first, last: first + source.split('\n').length - 1 };
  };
}

/** Those above and below the lines are the same. */
function expectOnlyLines(before: string, after: string, { first, last }: { first: number; last: number }) {
  const [old, lines] = [before.split('\n'), after.split('\n')];
  const below = old.length - 1 - last;
  const others = (all: string[]) =>
    [...all.slice(0, first), '…', ...all.slice(all.length - below)].join('\n');
  expect(others(lines)).toBe(others(old));
}

describe('the sample content', () => {
  /** All of them take a minute: by default those of a long file are sampled. */
  const maxFields = process.env['ENDURANCE'] === 'full' ? Infinity : 8;

  it('changes only in the lines of the field that is edited', () => {
    for (const { file, text } of files) {
      const before = valueOf(text, file);
      const fields = fieldsOf(text, file);
      const linesOf = fieldLines(text, file);
      const step = Math.ceil(fields.length / maxFields) || 1;
      for (const field of fields.filter((_field, index) => index % step === 0)) {
        const edit = { path: field.path, value: changed(field) };
        const after = applyEdits(text, file, [edit]);
        expectOnlyLines(text, after, linesOf(field));
        expect(isDeepStrictEqual(valueOf(after, file), editValue(before, edit))).toBe(true);
        expect(isDeepStrictEqual(after, text)).toBe(false);
      }
    }
  });

  it('is as it was when an entry or field at the end is added and removed again', () => {
    for (const { file, text } of files.filter(({ file: name }) => name.endsWith('.yaml'))) {
      const value = valueOf(text, file);
      const added: FieldEdit = Array.isArray(value)
        ? { path: [value.length], insert: { code: 'new', title: { fr: 'un', en: 'one', it: 'uno' } } }
        : { path: ['new', 'list', 0], insert: 'a' };
      const after = applyEdits(text, file, [added]);
      expect(after.startsWith(text.trimEnd())).toBe(true);
      expect(applyEdits(after, file, [{ path: added.path.slice(0, 1), value: undefined }])).toBe(text);
    }
  });

  it('keeps its bytes when nothing changes', () => {
    for (const { file, text } of files) {
      const edits = fieldsOf(text, file).map(({ path: at, value }) => ({ path: at, value }));
      expect(applyEdits(text, file, edits)).toBe(text);
    }
  });
});

/** All the ways in which a field can be written. */
const styles = `---
# of the file
plain: text # of plain
single: 'it''s'
double: "a \\u00a0 b"
folded: >- # of folded
    Some words
    on two lines

literal: |
  Markdown

  - list

keep: |+
  x

next:
  on the next line
empty:
number: 412300000
day: 2026-06-15
flow: { fr: un, "en" : 'two', deep: [ a, {b: c} ], none: , it: tre }   # of flow
'quoted key' :   # of the key
- one # of one

# above two
-   two
- code: A
  title: { fr: Un, en: One, it: Uno }
  text: |
    Text of A

  # above last
  last: 1
- [x, y]
end: true
# at the end`;

const texts = [
  '',
  ' ',
  'a: b',
  'a #b',
  '# a',
  ' leading',
  'trailing ',
  '\ttab\t',
  "it's",
  'say "so"',
  `both ' and "`,
  'back\\slash',
  'yes',
  'null',
  '~',
  '1e3',
  '0x10',
  '012',
  '12',
  '-',
  '- a',
  '? a',
  '---',
  '...',
  '--- a',
  '*a',
  '&a',
  '!a',
  '%a',
  '@a',
  '`a',
  '[a',
  '{a',
  'a]',
  'a, b }',
  '|',
  '>-',
  '<<',
  '2026-06-15',
  '🇫🇷 été',
  'a\u00a0b\u2028c',
  'une\n\ndeux\n',
  'one\ntwo',
  'a\n  b\n c',
  '  a\nb',
  '\n\na',
  'a\n\n\n',
  'a \nb  \n',
  'a\n---\nb',
  'a\n# b\nc: d',
  'a\rb',
  'a\r\nb',
  '\uFEFFa',
  'x'.repeat(80),
  `${'x'.repeat(80)} ${'mot '.repeat(60)}`,
  'mot '.repeat(60),
];

const values: Json[] = [...texts, 0, -1.5, 1e21, true, null, [], {}, ['a', 'b\nc'], { fr: 'un', en: 'a\nb' }];

const markdown =
  '---\ntitle: Titre\nslug: a # b\nsummary: >-\n  Deux\n  lignes\n---\n\nText  \nwith ends.  \n';

describe('a value', () => {
  it.each(values)('%j is read again as it was written, whatever stood there before', (value) => {
    for (const [file, text] of [
      ['a.yaml', styles],
      ['a.md', markdown],
    ] as const) {
      const before = valueOf(text, file);
      const linesOf = fieldLines(text, file);
      const paths = fieldsOf(text, file).map((field) => field.path);
      for (const at of paths.filter(([key]) => key !== bodyKey)) {
        const edit = { path: at, value };
        const after = applyEdits(text, file, [edit]);
        expect(valueOf(after, file)).toEqual(editValue(before, edit));
        expectOnlyLines(text, after, linesOf({ path: at, value: null }));
      }
    }
  });
});

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
      '+- code: B',
      '+  title: { fr: Deux, en: Two, it: Due }',
      '+  text: |',
      '+    Text of B',
      '+  last: 2',
    ]);
  });

  it('is added in front of the first, and in flow style', () => {
    expect(edited({ path: ['quoted key', 0], insert: 'zero' })).toEqual(['+- zero']);
    expect(edited({ path: ['flow', 'deep', 2], insert: 'c, d' })).toEqual([
      `-flow: { fr: un, "en" : 'two', deep: [ a, {b: c} ], none: , it: tre }   # of flow`,
      `+flow: { fr: un, "en" : 'two', deep: [ a, {b: c}, 'c, d' ], none: , it: tre }   # of flow`,
    ]);
  });

  it('goes with the comment lines above it', () => {
    expect(edited({ path: ['quoted key', 1], value: undefined })).toEqual(['-', '-# above two', '--   two']);
  });

  it('moves with the comment lines above it', () => {
    expect(edited({ path: ['quoted key', 1], moveTo: 0 })).toEqual([
      '-- one # of one',
      '+',
      '+- one # of one',
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
      '-  title: { fr: Un, en: One, it: Uno }',
      '+  title: { fr: Un, en: One, it: Uno, de: Eins }',
    ]);
    expect(edited({ path: ['image', 'alt', 'fr'], value: 'Un quai' })).toEqual([
      '+image:',
      '+  alt: { fr: Un quai }',
    ]);
  });

  it('is removed, also the first of an entry and the last that there is', () => {
    expect(edited({ path: ['quoted key', 2, 'code'], value: undefined })).toEqual([
      '-- code: A',
      '-  title: { fr: Un, en: One, it: Uno }',
      '+- title: { fr: Un, en: One, it: Uno }',
    ]);
    expect(applyEdits('a:\n  b: 1\nc: 2\n', 'a.yaml', [{ path: ['a', 'b'], value: undefined }])).toBe(
      'a: {}\nc: 2\n',
    );
    expect(edited({ path: ['not there'], value: undefined })).toEqual([]);
  });

  it('keeps its comments when it becomes another text', () => {
    expect(edited({ path: ['folded'], value: 'Other words' })).toEqual([
      '-    Some words',
      '-    on two lines',
      '+  Other words',
    ]);
    expect(edited({ path: ['plain'], value: 'a\nb' })).toEqual([
      '-plain: text # of plain',
      '+plain: "a\\nb" # of plain',
    ]);
  });

  it('as a whole map or list changes only what differs in it', () => {
    const list = valueAt(valueOf(styles, 'a.yaml'), ['quoted key']) as Json[];
    expect(edited({ path: ['quoted key'], value: ['new', ...list] })).toEqual(['+- new']);
    expect(edited({ path: ['quoted key'], value: ['one', 'deux', ...list.slice(3)] })).toEqual([
      '--   two',
      '-- code: A',
      '-  title: { fr: Un, en: One, it: Uno }',
      '-  text: |',
      '-    Text of A',
      '-',
      '-  # above last',
      '-  last: 1',
      '+-   deux',
    ]);
    expect(edited({ path: ['flow'], value: { fr: 'une', en: 'two', it: 'tre' } })).toEqual([
      `-flow: { fr: un, "en" : 'two', deep: [ a, {b: c} ], none: , it: tre }   # of flow`,
      `+flow: { fr: une, "en" : 'two', it: tre }   # of flow`,
    ]);
  });
});

it('writes out a value that is used in several places, before one of them is edited', () => {
  const text = 'a: &x # of a\n  - one\nb: *x\nc: &y Text\nd: *y\n';
  const apply = (edit: FieldEdit) => applyEdits(text, 'a.yaml', [edit]);
  expect(apply({ path: ['a', 0], value: 'two' })).toBe(
    'a: &x # of a\n  - two\nb: [ one ]\nc: &y Text\nd: Text\n',
  );
  expect(apply({ path: ['b', 1], insert: 'two' })).toBe(
    'a: &x # of a\n  - one\nb: [ one, two ]\nc: &y Text\nd: Text\n',
  );
  expect(apply({ path: ['d'], value: 'Other' })).toBe('a: &x # of a\n  - one\nb: *x\nc: &y Text\nd: Other\n');
  expect(apply({ path: ['c'], value: undefined })).toBe('a: &x # of a\n  - one\nb: [ one ]\nd: Text\n');
});

it('keeps line ends, a byte order mark, and a last line without an end', () => {
  const text = '\uFEFFa: 1\r\nb: |\r\n  c\r\n  d\nlast: x';
  const edits = [
    { path: ['b'], value: 'c\nnew\nd\n' },
    { path: ['last'], value: 'y' },
    { path: ['more'], value: 2 },
  ];
  expect(applyEdits(text, 'a.yaml', edits)).toBe(
    '\uFEFFa: 1\r\nb: |\r\n  c\r\n  new\r\n  d\nlast: y\r\nmore: 2',
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

describe('random edits', () => {
  const seed = Number(process.env['ENDURANCE_SEED'] ?? 39);
  const random = uniforms(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;

  function randomEdit(value: unknown): FieldEdit {
    const leaf = pick(fieldsOf(JSON.stringify(value), 'a.yaml')).path;
    const at = leaf.slice(0, 1 + Math.floor(random() * leaf.length));
    const isEntry = typeof at.at(-1) === 'number';
    const list = valueAt(value, at.slice(0, -1));
    if (isEntry && random() < 0.3) return { path: at, insert: pick(values) };
    if (isEntry && random() < 0.4)
      return { path: at, moveTo: Math.floor(random() * (list as Json[]).length) };
    return { path: at, value: random() < 0.3 ? undefined : pick(values) };
  }

  it('say what was asked for, one after the other', () => {
    for (let run = 0; run < 60; run += 1) {
      let text = pick([styles, styles, pick(files.filter(({ file }) => file.endsWith('.yaml'))).text]);
      let value = valueOf(text, 'a.yaml');
      for (let step = 0; step < 8; step += 1) {
        const edit = randomEdit(value);
        // Nothing is left to edit.
        if (edit.path.length === 0) break;
        const before = text;
        text = applyEdits(text, 'a.yaml', [edit]);
        value = editValue(value, edit);
        const isSame = isDeepStrictEqual(valueOf(text, 'a.yaml'), value);
        expect({ seed, run, isSame, ...(isSame ? {} : { before, edit, text }) }).toEqual({
          seed,
          run,
          isSame: true,
        });
      }
    }
  });
});
