import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Json } from '../../../platform/jsonValues';
import { normalised } from '../fieldEdits';

const contentDir = path.join(__dirname, '../../sample');
/** The YAML and Markdown files of the sample content. */
export const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:yaml|md)$/.test(file) && !file.endsWith('README.md'))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(path.join(contentDir, file), 'utf8') }));

/** All the ways in which a field can be written by hand. */
export const byHand = `---
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

export const styles = normalised(byHand, 'a.yaml');

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

export const values: Json[] = [
  ...texts,
  0,
  -1.5,
  1e21,
  true,
  null,
  [],
  {},
  ['a', 'b\nc'],
  { fr: 'un', en: 'a\nb' },
];

export const markdown =
  '---\ntitle: Titre\nslug: a # b\nsummary: >-\n  Deux lignes\n---\n\nText  \nwith ends.  \n';
