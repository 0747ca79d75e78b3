import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, parseDocument } from 'yaml';
import { applyEdits, bodyKey, type Field, fieldsOf, valueOf } from './fieldEdits';
import { editValue, type Json } from './jsonEdits';

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
function fieldLines(text: string): (field: Field) => { first: number; last: number } {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  const yamlStart = text.startsWith('---\n') ? 4 : 0;
  const yamlEnd = yamlStart > 0 ? text.indexOf('\n---\n', 3) + 1 : text.length;
  const document = parseDocument(text.slice(yamlStart, yamlEnd));
  return ({ path: at }) => {
    if (at[0] === bodyKey) return { first: lineOf(yamlEnd) + 1, last: lineOf(text.length) };
    const node = document.getIn(at, true);
    const [start, end] = (isNode(node) && node.range) || [0, 0];
    const source = text.slice(yamlStart + start, yamlStart + end).trimEnd();
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

describe('each field of the sample content', () => {
  it('is a file at least', () => {
    let n = 0;
    const t = performance.now();
    let own = 0;
    for (const { file, text } of files) {
      const before = valueOf(text, file);
      const linesOf = fieldLines(text);
      for (const field of fieldsOf(text, file)) {
        const edit = { path: field.path, value: changed(field) };
        n++;
        const a = performance.now();
        const after = applyEdits(text, file, [edit]);
        const b = performance.now();
        own += b - a;
        expectOnlyLines(text, after, linesOf(field));
        expect(valueOf(after, file)).toEqual(editValue(before, edit));
      }
    }
    console.log(n, performance.now() - t, own);
  });
});
