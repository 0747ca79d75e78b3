import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import ts from 'typescript';
import { baseConfig, createTokenUtilities } from './baseConfig';
import { createBrowserSystem, createWholeSystem, themeConfig } from './system';
import { semanticTokens, tokens, tokenVariables } from './tokens';

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

const ofChakra = createSystem(defaultBaseConfig, themeConfig, { theme: { tokens, semanticTokens } });
const ofPages = createWholeSystem();

/** Strips the variable that Chakra adds to every background for its value `currentBg`, which we do not use. */
function cssOf(system: typeof ofPages, style: object): string {
  return JSON.stringify(system.css(style)).replace(/,"--bg-currentcolor":"[^"]*"/, '');
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

test('every token is the variable that pages have for it, and styles name no other', () => {
  const known = new Set(ofPages.tokens.flatMap.values());
  for (const category of ['colors', 'fonts', 'radii', 'sizes', 'spacing', 'zIndex'] as const) {
    expect(ofPages.tokens.getCategoryValues(category)).toMatchObject(tokenVariables(category));
  }
  const named = [...written].flatMap(
    ([name, values]) => [name, ...values].join(' ').match(/var\(--m-[\w-]+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((variable) => !known.has(`${variable})`))).toEqual([]);
});

test('holds nothing that no style uses', () => {
  const utilities = { ...createTokenUtilities((category) => category).utilities, ...baseConfig.utilities };
  const unused = Object.entries(utilities).filter(
    ([name, { shorthand = [] }]) => ![name, shorthand].flat().some((own) => written.has(own)),
  );
  expect(Object.keys(baseConfig.conditions ?? {}).filter((name) => !written.has(`_${name}`))).toEqual([]);
  expect(unused).toEqual([]);
});
