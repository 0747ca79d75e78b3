import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { locales } from '../../src/i18n/locales';
import en from './en.json';
import fr from './fr.json';

const contentApi = path.join(__dirname, '../../content-api');

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name.replace(/^\d+\./, ''), ...namesIn(member)]);
}

/** Names of fields that the files of the sample content have. */
function namesOfSample(): string[] {
  const folder = path.join(contentApi, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    const read = () => readFileSync(path.join(folder, file), 'utf8');
    if (file.endsWith('.yaml')) return namesIn(parse(read()));
    return file.endsWith('.md') ? namesIn(parse(read().split('---\n')[1] ?? '')) : [];
  });
}

/** Names of fields that the schemas know: of the maps that are given to `fields` and `strictObject`. */
function namesOfSchemas(): string[] {
  const folder = path.join(contentApi, 'parsing');
  const names: string[] = [];
  const addNames = (node: ts.Node | undefined) => {
    if (!node || !ts.isObjectLiteralExpression(node)) return;
    for (const { name } of node.properties) if (name && ts.isIdentifier(name)) names.push(name.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:fields|v\.strictObject)$/.test(textOf(node.expression)))
      addNames(node.arguments[0]);
    if (ts.isVariableDeclaration(node) && /Fields$/.test(textOf(node.name))) addNames(node.initializer);
    ts.forEachChild(node, visit);
  };
  const textOf = (node: ts.Node) => node.getText();
  for (const file of readdirSync(folder).filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name))) {
    visit(
      ts.createSourceFile(file, readFileSync(path.join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true),
    );
  }
  return names;
}

/** Codes that the content's schema names, which are shown as values or as names of entries. */
function codesOfContract(): string[] {
  const schema = readFileSync(path.join(contentApi, 'schema.graphql'), 'utf8');
  return [
    'DocumentTypeCode',
    'InvestorProfileCode',
    'LiquidityToolCode',
    'NewsMediaType',
    'NewsRouteType',
  ].flatMap((name) => {
    const [, body = ''] = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schema) ?? [];
    return body.match(/^ *[A-Z_]+$/gm)?.map((code) => code.trim()) ?? [];
  });
}

test.each([
  ['the schemas', namesOfSchemas],
  ['the sample content', namesOfSample],
])('every field of %s has a name in both languages', (_, names) => {
  const all = new Set(names());
  for (const locale of locales) all.delete(locale);
  expect(all.size).toBeGreaterThan(60);
  expect(
    [...all].filter((name) => !Object.hasOwn(fr.fields, name) || !Object.hasOwn(en.fields, name)),
  ).toEqual([]);
});

test('every code of the contract has a name in both languages', () => {
  const codes = codesOfContract();
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !Object.hasOwn(fr.codes, code) || !Object.hasOwn(en.codes, code))).toEqual(
    [],
  );
});
