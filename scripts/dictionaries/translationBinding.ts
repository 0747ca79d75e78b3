import ts from 'typescript';

/** What a `t` function was made for: the namespaces that it looks in, and what it puts before each key. */
export interface Binding {
  namespaces: readonly string[];
  keyPrefix: string;
}

const hooks = new Set(['useTranslation', 'useI18next']);

/** Files are read before types are, when nodes do not know their text yet: names are compared as identifiers. */
export function isNamed(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

function literalTexts(node: ts.Node | undefined): readonly string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isLiteralTypeNode(node)) return literalTexts(node.literal);
  if (ts.isArrayLiteralExpression(node) || ts.isTupleTypeNode(node))
    return node.elements.flatMap(literalTexts);
  return [];
}

/** The value of a property of an object literal: `{ keyPrefix: 'x' }`, `{ context }`. */
export function propertyOf(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property) && isNamed(property.name, name)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property) && isNamed(property.name, name)) return property.name;
  }
  return undefined;
}

/** The namespaces that an `ns` option or attribute names. */
export function namespacesIn(node: ts.Node | undefined): readonly string[] {
  return node && ts.isJsxExpression(node) ? literalTexts(node.expression) : literalTexts(node);
}

/** The names that `{ t, t: translate }` gives to the property `t`. */
function namesOfT(pattern: ts.ObjectBindingPattern): readonly string[] {
  return pattern.elements.flatMap(({ propertyName, name }) => {
    const property = propertyName ?? name;
    return isNamed(property, 't') && ts.isIdentifier(name) ? [name.text] : [];
  });
}

function bindingOfHook(call: ts.CallExpression): Binding {
  const [namespaces, options] = call.arguments;
  const [keyPrefix] = literalTexts(propertyOf(options, 'keyPrefix'));
  return { namespaces: literalTexts(namespaces), keyPrefix: keyPrefix ? `${keyPrefix}.` : '' };
}

function declaredNames({ name, initializer }: ts.VariableDeclaration): readonly [string, Binding][] {
  if (!initializer || !ts.isCallExpression(initializer)) return [];
  const callee = initializer.expression;
  if (ts.isObjectBindingPattern(name) && ts.isIdentifier(callee) && hooks.has(callee.text)) {
    return namesOfT(name).map((local) => [local, bindingOfHook(initializer)]);
  }
  const isFixed = ts.isPropertyAccessExpression(callee) && isNamed(callee.name, 'getFixedT');
  if (!isFixed || !ts.isIdentifier(name)) return [];
  return [[name.text, { namespaces: literalTexts(initializer.arguments[1]), keyPrefix: '' }]];
}

/** `t: TFunction<'funds'>`: a function that is handed a `t` says which namespace it reads. */
function parameterNames({ name, type }: ts.ParameterDeclaration): readonly [string, Binding][] {
  if (!ts.isIdentifier(name) || !type || !ts.isTypeReferenceNode(type)) return [];
  if (!isNamed(type.typeName, 'TFunction')) return [];
  return [[name.text, { namespaces: literalTexts(type.typeArguments?.[0]), keyPrefix: '' }]];
}

/** The names that a node binds to a `t` function: `const { t } = useTranslation('funds')` and the like. */
export function boundNames(node: ts.Node): readonly [string, Binding][] {
  if (ts.isVariableDeclaration(node)) return declaredNames(node);
  return ts.isParameter(node) ? parameterNames(node) : [];
}
