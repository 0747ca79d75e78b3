import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { codeOf, messageOf } from '../platform/errors';

/** The texts of one locale by `namespace:key`; the keys of nested objects and lists are joined with dots. */
export type Dictionary = ReadonlyMap<string, string>;

export function textsOf(value: object, prefix: string): [string, string][] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner === 'string') return [[prefix + name, inner]];
    if (typeof inner === 'object' && inner !== null) return textsOf(inner, `${prefix}${name}.`);
    throw new Error(`${prefix}${name} is not a text`);
  });
}

function readTexts(file: string): [string, string][] {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof json !== 'object' || json === null) throw new Error('it holds no texts by name');
  return textsOf(json, `${path.parse(file).name}:`);
}

/** Each locale's dictionary, and a line for each folder and file that cannot be read: one of a locale is one of all. */
export function readDictionaries<Locale extends string>(folder: string, locales: readonly Locale[]) {
  const folderOf = (locale: Locale) => path.join(folder, locale);
  const present = locales.filter((locale) => existsSync(folderOf(locale)));
  const problems = locales
    .filter((locale) => !present.includes(locale))
    .map((locale) => `${folderOf(locale)} is missing: each locale has its dictionaries there`);
  const files = new Set(present.flatMap((locale) => readdirSync(folderOf(locale))));
  const textsIn = (file: string) => {
    try {
      return readTexts(file);
    } catch (error) {
      problems.push(codeOf(error) === 'ENOENT' ? `${file} is missing` : `${file}: ${messageOf(error)}`);
      return [];
    }
  };
  const dictionaryOf = (locale: Locale): Dictionary =>
    new Map([...files].flatMap((name) => textsIn(path.join(folderOf(locale), name))));
  return { dictionaries: new Map(present.map((locale) => [locale, dictionaryOf(locale)])), problems };
}

/** `count_one` → `count`, where `count_other` makes it a plural. */
function baseOf(key: string, dictionary: Dictionary): string {
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
  return dictionary.has(`${base}_other`) ? base : key;
}

function marksOf(base: string, dictionary: Dictionary): string {
  const texts = [...dictionary].filter(([key]) => baseOf(key, dictionary) === base);
  return [...new Set(texts.flatMap(([, text]) => text.match(/\{\{.*?\}\}/g) ?? []))].sort().join(' ');
}

/** Keys, plural forms and `{{marks}}` that a locale lacks or has beyond the reference, empty texts and formats. */
export function problemsOf(dictionary: Dictionary, locale: string, reference: Dictionary): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const bases = new Set([...reference.keys()].map((key) => baseOf(key, reference)));
  const required = [...bases].flatMap((base) =>
    reference.has(base) ? [base] : pluralCategories.map((category) => `${base}_${category}`),
  );
  const missing = required.filter((key) => !dictionary.has(key));
  const extra = [...dictionary.keys()].filter((key) => !required.includes(key));
  // The home page is the bare prefix of its locale.
  const empty = required.filter((key) => key !== 'routes:index' && dictionary.get(key)?.trim() === '');
  const formatted = [...dictionary].filter(([, text]) => /\{\{\s*\w+\s*,/.test(text));
  const unlike = [...bases].filter((base) => marksOf(base, dictionary) !== marksOf(base, reference));
  return [
    ...missing.map((key) => `${key} is missing`),
    ...extra.map((key) => `${key} is too much`),
    ...empty.map((key) => `${key} is empty`),
    ...formatted.map(([key]) => `${key} has a format, which would show as it is written`),
    ...unlike.map((key) => `${key} has other {{marks}}`),
  ];
}

function literalsOf(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(literalsOf);
  return type.isStringLiteral() ? [type.value] : [];
}

/** The names of what is read of an object: `texts.title`, `texts[code]`, `const { title } = texts`. */
function namesRead(node: ts.Node, checker: ts.TypeChecker): { of: ts.Node; names: string[] } | undefined {
  if (ts.isPropertyAccessExpression(node)) return { of: node.expression, names: [node.name.text] };
  if (ts.isElementAccessExpression(node)) {
    return { of: node.expression, names: literalsOf(checker.getTypeAtLocation(node.argumentExpression)) };
  }
  if (!ts.isBindingElement(node) || node.dotDotDotToken) return undefined;
  return { of: node.parent, names: [(node.propertyName ?? node.name).getText()] };
}

/** `namespace:key` of a text, or list of texts, of an imported dictionary; of many texts where they are read whole. */
function keyOf(declaration: ts.Declaration, isWhole: boolean): string | undefined {
  const { fileName } = declaration.getSourceFile();
  const isText =
    ts.isPropertyAssignment(declaration) && !ts.isObjectLiteralExpression(declaration.initializer);
  if (!fileName.endsWith('.json') || !(isText || isWhole)) return undefined;
  const names: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node)) names.unshift(node.name.getText().slice(1, -1));
  }
  return `${path.parse(fileName).name}:${names.join('.')}`;
}

/**
 * The keys with which the sources call `t` or read imported dictionaries, from types: a template counts as all keys it
 * can be, `...texts.table` as all below it.
 */
export function keysInUse(program: ts.Program, sources: readonly ts.SourceFile[]): ReadonlySet<string> {
  const checker = program.getTypeChecker();
  const importedKeys = (node: ts.Node): string[] => {
    const read = namesRead(node, checker);
    if (!read) return [];
    const type = checker.getTypeAtLocation(read.of);
    const isWhole = ts.isSpreadAssignment(node.parent);
    const found = read.names.flatMap((name) => type.getProperty(name)?.declarations ?? []);
    return found.flatMap((declaration) => keyOf(declaration, isWhole) ?? []);
  };
  const keys = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText())) {
      const key = checker.getResolvedSignature(node)?.parameters[0];
      if (key) literalsOf(checker.getTypeOfSymbolAtLocation(key, node)).forEach((text) => keys.add(text));
    }
    importedKeys(node).forEach((key) => keys.add(key));
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return keys;
}

export function unusedKeys(dictionary: Dictionary, used: ReadonlySet<string>): string[] {
  const isUsed = (key: string): boolean =>
    used.has(key) || (key.includes('.') && isUsed(key.replace(/\.[^.]*$/, '')));
  return [...dictionary.keys()].filter((key) => !isUsed(baseOf(key, dictionary)));
}
