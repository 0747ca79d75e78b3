import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import ts from 'typescript';
import { baseConfig } from './baseConfig';
import { createBrowserSystem, createWholeSystem, themeConfig } from './system';
import { semanticTokens, tokens, tokenValues } from './tokens';

const src = path.resolve('src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !file.includes('.test.') &&
    !file.startsWith('testing') &&
    file !== 'theme/tokens.ts',
);

/** One token per category: styles may use them only through constants, where the test cannot see them. */
const oneOfEach = ['4', 'full', 'gutter', 'measure', 'navy', 'fg.muted', 'display', 'sm', 'bar', 'quick'];

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

const { conditions } = baseConfig;
const ofChakra = createSystem(defaultBaseConfig, themeConfig, {
  conditions,
  theme: { tokens, semanticTokens },
});
const ofPages = createWholeSystem();

const valueByVariable = new Map(
  ofChakra.tokens.allTokens
    .filter(({ name }) => !/\.-/.test(name))
    .map(({ name, value }) => [ofChakra.tokens.flatMap.get(name), String(value)]),
);

/** Strips the variable that Chakra adds to every background for its value `currentBg`, which we do not use. */
function cssOf(system: typeof ofPages, style: object): string {
  const css = JSON.stringify(system.css(style)).replace(/,"--bg-currentcolor":"[^"]*"/, '');
  const resolve = (text: string): string =>
    text.replace(/var\(--m-[\w-]+(?:\\{1,2}\.\d)?\)/g, (variable) => {
      const value = valueByVariable.get(variable.replace(/\\+/, '\\'));
      return value === undefined ? variable : resolve(value);
    });
  return resolve(css);
}

test.each([
  ['pages', ofPages],
  ['their scripts', createBrowserSystem()],
])('every style in %s means what it does with Chakra’s own base configuration', (_, ours) => {
  const missing = [...written].filter(([name, values]) => {
    const tried = values.size > 0 ? [...values] : oneOfEach;
    return (selectors.test(name) ? [{ color: 'navy' }] : tried).some(
      (value) => cssOf(ours, { [name]: value }) !== cssOf(ofChakra, { [name]: value }),
    );
  });
  expect(written.size).toBeGreaterThan(100);
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('every variable is one that pages have', () => {
  const known = new Set(ofPages.tokens.flatMap.values());
  for (const category of ['colors', 'fonts', 'radii', 'sizes', 'spacing', 'zIndex'] as const) {
    const used = Object.values(tokenValues(category)).flatMap((value) => value.match(/var\([^)]*\)/g) ?? []);
    expect(used.filter((variable) => !known.has(variable))).toEqual([]);
  }
  const texts = [...written].map(([name, values]) => [name, ...values].join(' '));
  const named = texts.flatMap((text) => text.match(/var\(--m-[\w-]+/g) ?? []);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((variable) => !known.has(`${variable})`))).toEqual([]);
  const lengths = [...known].filter((variable) =>
    /^var.--m-(?:spacing|sizes)-(?!breakpoint|measure|section)/.test(variable),
  );
  expect(lengths.filter((variable) => !named.includes(variable.slice(0, -1)))).toEqual([]);
});

test('what a part of a page changes is a variable in every style', () => {
  const used = (['colors', 'sizes', 'spacing'] as const).flatMap((category) =>
    Object.values(tokenValues(category)),
  );
  const changed = [...written.keys()].filter((name) => name.startsWith('--m-'));
  expect(changed.length).toBeGreaterThan(5);
  expect(changed.filter((name) => !used.includes(`var(${name})`))).toEqual([]);
});

test('holds nothing that no style uses', () => {
  const unused = Object.entries(baseConfig.utilities ?? {}).filter(
    ([name, { shorthand = [] }]) => ![name, shorthand].flat().some((own) => written.has(own)),
  );
  expect(Object.keys(baseConfig.conditions ?? {}).filter((name) => !written.has(`_${name}`))).toEqual([]);
  expect(unused).toEqual([]);
});
