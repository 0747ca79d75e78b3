import { isDeepStrictEqual } from 'node:util';
import { isNode, parseDocument } from 'yaml';
import { uniforms } from '../testing/seededRandom';
import { type Json, valueAt } from '../../platform/jsonValues';
import { applyEdits, bodyKey, type Field, fieldsOf, valueOf } from './fieldEdits';
import { editValue, type FieldEdit } from './jsonEdits';
import { files, markdown, styles, values } from './testing/editedTexts';

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
