import ts from 'typescript';
import type { KeyPattern } from './keyUse';

/** Tells the type of an expression; undefined where no types are at hand. */
export type TypeOf = (node: ts.Expression) => ts.Type | undefined;

/** The literal values of a type such as `'ytd' | '1y'`; undefined when it has others as well. */
function literalValues(type: ts.Type | undefined): readonly string[] | undefined {
  if (!type) return undefined;
  const members = type.isUnion() ? type.types : [type];
  const values = members.map((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? String(member.value) : undefined,
  );
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length && known.length > 0 ? known : undefined;
}

function templatePatterns(node: ts.TemplateExpression, typeOf: TypeOf): readonly KeyPattern[] | undefined {
  let texts: readonly string[] = [node.head.text];
  for (const { expression, literal } of node.templateSpans) {
    const values = literalValues(typeOf(expression));
    if (!values) return node.head.text ? [{ kind: 'prefix', text: node.head.text }] : undefined;
    texts = texts.flatMap((start) => values.map((value) => start + value + literal.text));
  }
  return texts.map((text) => ({ kind: 'key', text }));
}

function allPatterns(nodes: readonly ts.Expression[], typeOf: TypeOf): readonly KeyPattern[] | undefined {
  const patterns = nodes.map((node) => readKeyPatterns(node, typeOf));
  const known = patterns.filter((pattern) => pattern !== undefined);
  return known.length === patterns.length ? known.flat() : undefined;
}

/**
 * The keys that an expression can be: literals, both arms of a condition, every value of a literal type, or a prefix
 * where only the start of a template is known. Undefined when nothing is known.
 */
export function readKeyPatterns(node: ts.Expression, typeOf: TypeOf): readonly KeyPattern[] | undefined {
  if (ts.isStringLiteralLike(node)) return [{ kind: 'key', text: node.text }];
  if (ts.isTemplateExpression(node)) return templatePatterns(node, typeOf);
  if (ts.isConditionalExpression(node)) return allPatterns([node.whenTrue, node.whenFalse], typeOf);
  if (ts.isArrayLiteralExpression(node)) return allPatterns(node.elements, typeOf);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return readKeyPatterns(node.expression, typeOf);
  }
  return literalValues(typeOf(node))?.map((text) => ({ kind: 'key', text }));
}
