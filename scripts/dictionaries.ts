import ts from 'typescript';

/** The texts of one locale by `namespace:key`; the keys of nested objects and lists are joined with dots. */
export type Dictionary = ReadonlyMap<string, string>;

export function textsOf(value: object, prefix: string): [string, string][] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner === 'string') return [[prefix + name, inner]];
    if (typeof inner === 'object' && inner !== null) return textsOf(inner, `${prefix}${name}.`);
    throw new Error(`${prefix}${name} is not a text`);
  });
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

/** The keys with which the sources call `t`, read from types: a template counts as all keys it can be. */
export function keysInUse(program: ts.Program, sources: readonly ts.SourceFile[]): ReadonlySet<string> {
  const checker = program.getTypeChecker();
  const keys = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText())) {
      const key = checker.getResolvedSignature(node)?.parameters[0];
      if (key) literalsOf(checker.getTypeOfSymbolAtLocation(key, node)).forEach((text) => keys.add(text));
    }
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return keys;
}

export function unusedKeys(dictionary: Dictionary, used: ReadonlySet<string>): string[] {
  return [...dictionary.keys()].filter((key) => !used.has(baseOf(key, dictionary)));
}
