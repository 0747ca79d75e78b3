import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import ts from 'typescript';
import { baseConfig } from './baseConfig';
import { themeConfig } from './system';

const src = path.resolve('src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('testing'),
);

/** One token per category: styles may use them only through constants, where the test cannot see them. */
const tokens = ['4', 'full', 'gutter', 'measure', 'navy', 'fg.muted', 'display', 'sm', 'bar', 'quick'];

/** Every JSX attribute and object property name in the source, with its literal values. */
const written = new Map<string, Set<string | number>>();

function collect(node: ts.Node, names: readonly string[]): void {
  const isNamed =
    ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  const name = isNamed ? node.name.getText().replace(/^['"]|['"]$/g, '') : undefined;
  if (name !== undefined && !written.has(name)) written.set(name, new Set());
  for (const own of names) {
    if (ts.isStringLiteralLike(node)) written.get(own)?.add(node.text);
    if (ts.isNumericLiteral(node)) written.get(own)?.add(Number(node.text));
  }
  ts.forEachChild(node, (child) => {
    collect(child, name === undefined ? names : [...names, name]);
  });
}

for (const file of sources) {
  const text = readFileSync(path.join(src, file), 'utf8');
  collect(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), []);
}

/** In globalCss.ts this is the element, not Chakra's shorthand for `padding`. */
written.delete('p');

/** Selectors, conditions and `base`: their values are nested styles. */
const selectors = /[^a-z]|^base$/i;

const whole = createSystem(defaultBaseConfig, themeConfig);
const ours = createSystem(baseConfig, themeConfig);

/** Strips the variable that Chakra adds to every background for its value `currentBg`, which we do not use. */
function cssOf(system: typeof ours, style: object): string {
  return JSON.stringify(system.css(style)).replace(/,"--bg-currentcolor":"[^"]*"/, '');
}

test('every style that is written means what it does with Chakra’s own base configuration', () => {
  const missing = [...written].filter(([name, values]) => {
    const tried = values.size > 0 ? [...values] : tokens;
    return (selectors.test(name) ? [{ color: 'navy' }] : tried).some(
      (value) => cssOf(ours, { [name]: value }) !== cssOf(whole, { [name]: value }),
    );
  });
  expect(written.size).toBeGreaterThan(100);
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('holds nothing that no style uses', () => {
  const { conditions = {}, utilities = {} } = baseConfig;
  const unused = Object.entries(utilities).filter(
    ([name, { shorthand = [] }]) => ![name, shorthand].flat().some((own) => written.has(own)),
  );
  expect(Object.keys(conditions).filter((name) => !written.has(`_${name}`))).toEqual([]);
  expect(unused).toEqual([]);
});
