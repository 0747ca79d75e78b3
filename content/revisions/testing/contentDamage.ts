import { minimalPortrait } from '../../testing/minimalContent';

/** Files of a commit by path: the bytes of a regular file, or its replacement. A path may be invalid UTF-8. */
export type Tree = Map<string, { mode: string; bytes: Buffer } | { mode: '160000'; commit: string }>;

/** Numbers in [0, 1). */
export type Random = () => number;

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

const randomBytes = (random: Random, length: number) =>
  Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));

const linkTargets = [
  '/proc/self/environ',
  '/dev/zero',
  '/etc/passwd',
  '..',
  '.',
  'nowhere',
  '../team',
  '/proc/self',
];

const dates = [
  '0026-12-01',
  '0000-01-01',
  '9999-12-31',
  '10000-01-01',
  '2026-02-30',
  '2026-03-29 02:30',
  '-001-01-01',
];
const times = [
  '2026-12-01 24:00',
  '2999-12-31 23:59',
  '3000-01-01',
  'tomorrow',
  '2026-13-01T00:00',
  '1900-01-01',
];

const scalars = [
  ...'null [] {} .inf -.inf .nan 1e999 0x7fffffffffffffff -1 "" *nothing ~ 1_000 << >- [[[[ } =1+1 ../../etc/passwd % @x `x 1:30:00'.split(
    ' ',
  ),
  '!!js/function "x"',
  '!!binary aGVsbG8=',
  '!!timestamp 2026-01-01',
  '!!set {a, b}',
  '&a [*a]',
  '"\\0\\u202e"',
  '| \n',
  `"${'x'.repeat(5_000)}"`,
];

const bomb = Array.from({ length: 12 }, (_, index) =>
  index === 0 ? 'l0: &l0 [x]' : `l${index}: &l${index} [${`*l${index - 1}, `.repeat(9)}]`,
).join('\n');

const signs = Array.from(':{}[]&*!|>\'"%@`#-?,\n\t');

/** Ways to damage a text. */
const texts: readonly ((text: string, random: Random) => string)[] = [
  (text) => `\uFEFF${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replaceAll('\n', '\r'),
  (text) => `${text}\0`,
  (text) => text.replace('\n', '\n\u001b[31m'),
  (text, random) => text.slice(0, Math.floor(random() * text.length)),
  (text) => text.repeat(Math.ceil(1_000_001 / Math.max(text.length, 1))),
  (text) => text + text,
  () => '',
  () => bomb,
  () => '['.repeat(20_000),
  () => `a:\n  ${'- '.repeat(20_000)}`,
  (text) => `%YAML 1.1\n---\n${text}`,
  (text) => `${text}\n--- !!js/undefined x\n...`,
  (text) => `${text}\n__proto__: { title: x }\nconstructor: x\n`,
  (text) => text.replace(/^(\s*)(\w+):/m, '$1__proto__:'),
  (text) => text.replace(/^\w+:.*\n/m, (line) => line.repeat(2)),
  (text, random) => text.replace(/: ?.*$/m, () => `: ${pick(random, scalars)}`),
  (text, random) => {
    const lines = text.split('\n');
    const at = Math.floor(random() * lines.length);
    lines[at] = (lines[at] ?? '').replace(/(?<=[:-] ).*$/, () => pick(random, scalars));
    return lines.join('\n');
  },
  (text, random) => text.replaceAll(/\d{4}-\d\d-\d\d/g, () => pick(random, [...dates, ...times])),
  (text, random) =>
    `${text}publishAt: ${pick(random, [...dates, ...times])}\nexpireAt: ${pick(random, times)}\n`,
  (text) => text.replaceAll(',', ';'),
  (text) => text.replaceAll(',', ',"'),
  (text) => text.replaceAll(/,\d/g, (cell) => `,=${cell.slice(1)}+cmd|' /C calc'!A0`),
  (text) => text.replaceAll(/\.\d+/g, (digits) => digits + '9'.repeat(400)),
  (text) => text.replaceAll(/,(\d+)/g, (_, digits: string) => `,${digits.repeat(80)}`),
  (text) => `${text}${'1,'.repeat(50_000)}\n`,
  (text) => `${text}\n"${'x\n'.repeat(5_000)}`,
  (text) => text.replace(/\n---\n[\s\S]*$/, `\n---\n${'[a]('.repeat(20_000)}`),
  (text) =>
    `${text}\n${'> '.repeat(5_000)}x\n${'*a **b '.repeat(3_000)}\n<script>x</script>\n| a |\n|-|\n${'`'.repeat(999)}`,
  (text, random) =>
    Array.from(text, (character) => (random() < 0.01 ? pick(random, signs) : character)).join(''),
];

/** Ways to damage any file. */
const bytes: readonly ((file: Buffer, random: Random) => Buffer)[] = [
  (_, random) => randomBytes(random, Math.floor(random() * 2_000)),
  (file, random) => file.subarray(0, Math.floor(random() * file.length)),
  (file, random) => {
    const changed = Buffer.from(file);
    for (let count = 0; count < 10; count += 1)
      changed[Math.floor(random() * file.length)] = Math.floor(random() * 256);
    return changed;
  },
  (file) => Buffer.concat([file, Buffer.from([0xc3, 0x28, 0xff])]),
  (file) => Buffer.from(file.toString('utf8'), 'utf16le'),
  (_, random) => {
    const image = Buffer.from(minimalPortrait);
    image.writeUInt32BE(Math.floor(random() * 0xffffffff), pick(random, [8, 16, 20, 33]));
    return image;
  },
];

/** Names that are not meant; each byte of one is a character. */
const names = [
  ...':(glob)* FR.md Fund.yaml constructor __proto__ CON nul. $(id) <b> %2e%2e -rf " fund.yml image.PNG 2026-13-45-x 0026-01-01-old ... 🙂'.split(
    ' ',
  ),
  'a b',
  ' fr.md',
  'fr.md ',
  'a\nb',
  'a\tb',
  '\xff\xfe',
  'x'.repeat(250),
  'e\u0301',
  '\u00e9',
  'a\\b',
  "'",
  '\u202egpj',
].map((name) => (/[\xff\xfe]/.test(name) ? name : Buffer.from(name).toString('latin1')));

type Damage = (tree: Tree, random: Random) => void;

const pathIn = (tree: Tree, random: Random) => pick(random, [...tree.keys()]);
const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');
const regular = (content: string | Buffer) => ({ mode: '100644', bytes: Buffer.from(content) });

function removeFolder(tree: Tree, folder: string): void {
  for (const file of tree.keys()) if (file === folder || file.startsWith(`${folder}/`)) tree.delete(file);
}

function change(tree: Tree, random: Random, make: (file: Buffer) => string | Buffer): void {
  const file = pathIn(tree, random);
  const entry = tree.get(file);
  if (entry && 'bytes' in entry) tree.set(file, regular(make(entry.bytes)));
}

const changeText: Damage = (tree, random) =>
  change(tree, random, (file) => pick(random, texts)(file.toString('utf8'), random));
const changeBytes: Damage = (tree, random) =>
  change(tree, random, (file) => pick(random, bytes)(file, random));

const entries: readonly Damage[] = [
  (tree, random) => {
    const at = pick(random, [pathIn(tree, random), folderOf(pathIn(tree, random))]);
    removeFolder(tree, at);
    tree.set(at, { mode: '120000', bytes: Buffer.from(pick(random, linkTargets)) });
  },
  (tree, random) => {
    const at = pick(random, [pathIn(tree, random), `${folderOf(pathIn(tree, random))}/sub`]);
    tree.set(at, { mode: '160000', commit: '1'.repeat(40) });
  },
  (tree, random) => {
    const file = pathIn(tree, random);
    tree.delete(file);
    tree.set(`${file}/inside.txt`, regular('x'));
  },
  (tree, random) => {
    const folder = folderOf(pathIn(tree, random));
    removeFolder(tree, folder);
    tree.set(folder, regular('x'));
  },
  (tree, random) => tree.delete(pathIn(tree, random)),
  (tree, random) => {
    const [one, other] = [pathIn(tree, random), pathIn(tree, random)];
    const [first, second] = [tree.get(one), tree.get(other)];
    if (first && second) tree.set(one, second).set(other, first);
  },
  (tree, random) => {
    const file = pathIn(tree, random);
    const entry = tree.get(file);
    if (entry && 'bytes' in entry) tree.set(file, { mode: '100755', bytes: entry.bytes });
  },
];

const oddNames: readonly Damage[] = [
  (tree, random) => tree.set(`${folderOf(pathIn(tree, random))}/${pick(random, names)}`, regular('x: 1\n')),
  (tree, random) => {
    const file = pathIn(tree, random);
    const entry = tree.get(file);
    if (entry)
      tree.set(`${folderOf(folderOf(file))}/${pick(random, names)}/${file.split('/').at(-1)}`, entry);
  },
  (tree, random) => {
    const file = pathIn(tree, random);
    const entry = tree.get(file);
    tree.delete(file);
    if (entry) tree.set(`${folderOf(file)}/${pick(random, names)}`, entry);
  },
];

const kinds: readonly (readonly Damage[])[] = [
  [changeText],
  [changeText],
  [changeText],
  [changeBytes],
  entries,
  oddNames,
];

/** Names of a tree that no other repository could hold: in it a file is no folder. */
function isWhole(tree: Tree): boolean {
  return [...tree.keys()].every((file) => {
    const parts = file.split('/');
    return (
      !parts.includes('') &&
      parts.slice(1).every((_, index) => !tree.has(parts.slice(0, index + 1).join('/')))
    );
  });
}

/** A copy with one to three damages. */
export function damaged(tree: Tree, random: Random): Tree {
  for (;;) {
    const copy: Tree = new Map(tree);
    for (let left = 1 + Math.floor(random() * 3); left > 0 && copy.size > 0; left -= 1) {
      pick(random, pick(random, kinds))(copy, random);
    }
    if (isWhole(copy)) return copy;
  }
}
