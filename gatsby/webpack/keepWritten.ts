import ts from 'typescript';

/** Names that are written somewhere in the source, in whatever meaning: too many are kept rather than too few. */
export type Words = ReadonlySet<string>;

export function wordsIn(text: string): string[] {
  return text.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/** The library is not written as it was: what is left out of it must be looked at again. */
export class UnknownSourceError extends Error {
  override name = 'UnknownSourceError';
}

const cssProperties = /(?<=\bcssPropertiesStr = ")[\w,]+(?=")/;

/**
 * `@pandacss/is-valid-prop` with those CSS properties that are written somewhere.
 *
 * @throws UnknownSourceError
 */
export function keepWrittenProperties(source: string, words: Words): string {
  if (!cssProperties.test(source))
    throw new UnknownSourceError('@pandacss/is-valid-prop has no list of properties.');
  return source.replace(cssProperties, (names) =>
    names
      .split(',')
      .filter((name) => words.has(name))
      .join(','),
  );
}

function nameOf(property: ts.ObjectLiteralElementLike): string {
  return property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : '';
}

/** A utility's own name and its shorthands: `background`, `bg`. */
function namesOfUtility(utility: ts.ObjectLiteralElementLike): string[] {
  const names = [nameOf(utility)];
  if (!ts.isPropertyAssignment(utility) || !ts.isObjectLiteralExpression(utility.initializer)) return names;
  const shorthand = utility.initializer.properties.find((property) => nameOf(property) === 'shorthand');
  if (!shorthand || !ts.isPropertyAssignment(shorthand)) return names;
  return [...names, ...wordsIn(shorthand.initializer.getText())];
}

type NamesOf = (property: ts.ObjectLiteralElementLike) => string[];

/** What is dropped from where: each member of the object that has none of its names written. */
const lists: { holder: string; namesOf: NamesOf }[] = [
  { holder: 'defaultConditions', namesOf: (condition) => [`_${nameOf(condition)}`] },
  { holder: 'utilities', namesOf: namesOfUtility },
];

/** The object of `const holder = define({ … })` or `{ holder: { … } }`. */
function objectOf(file: ts.SourceFile, holder: string): ts.ObjectLiteralExpression | undefined {
  const visit = (node: ts.Node): ts.ObjectLiteralExpression | undefined => {
    const isHolder =
      (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === holder;
    if (!isHolder) return ts.forEachChild(node, visit);
    const value =
      node.initializer && ts.isCallExpression(node.initializer)
        ? node.initializer.arguments[0]
        : node.initializer;
    return value && ts.isObjectLiteralExpression(value) ? value : ts.forEachChild(node, visit);
  };
  return visit(file);
}

/**
 * Chakra's `preset-base.js` with those utilities and conditions that are written somewhere.
 *
 * @throws UnknownSourceError
 */
export function keepWrittenStyles(source: string, words: Words): string {
  const file = ts.createSourceFile('preset-base.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const dropped = lists.flatMap(({ holder, namesOf }) => {
    const members = objectOf(file, holder)?.properties;
    if (!members?.length) throw new UnknownSourceError(`Chakra's preset-base.js has no ${holder}.`);
    return members.filter((member) => !namesOf(member).some((name) => words.has(name)));
  });
  return dropped
    .sort((one, other) => other.pos - one.pos)
    .reduce((text, { pos, end }) => text.slice(0, pos) + text.slice(end).replace(/^,/, ''), source);
}
