import ts from 'typescript';
import { splitNamespace, type KeyPattern, type KeyUse, type UnreadableUse } from './keyUse';
import { readKeyPatterns, type TypeOf } from './readKeyPatterns';
import { boundNames, isNamed, namespacesIn, propertyOf, type Binding } from './translationBinding';

export interface FoundUses {
  uses: readonly KeyUse[];
  unreadable: readonly UnreadableUse[];
}

type Scope = ReadonlyMap<string, Binding>;

interface KeyRequest {
  node: ts.Node;
  key: ts.Expression;
  binding: Binding;
  /** The second argument of `t`. */
  options?: ts.Expression;
}

const unbound: Binding = { namespaces: [], keyPrefix: '' };

/** `t` in a scope that does not bind it was handed in: it is taken for the one that the file binds elsewhere. */
function bindingOf(name: string, scope: Scope, inFile: readonly Binding[]): Binding {
  const [only, ...others] = inFile;
  return scope.get(name) ?? (only && others.length === 0 ? only : unbound);
}

/** The bindings that a function sees: those around it and those that it declares itself, inner functions left out. */
function scopeInside(body: ts.Node, around: Scope): Scope {
  const scope = new Map(around);
  const visit = (node: ts.Node): void => {
    for (const [name, binding] of boundNames(node)) scope.set(name, binding);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return scope;
}

function bindingsInFile(file: ts.SourceFile): readonly Binding[] {
  const bindings = new Map<string, Binding>();
  const visit = (node: ts.Node): void => {
    for (const [, binding] of boundNames(node)) bindings.set(JSON.stringify(binding), binding);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...bindings.values()];
}

function isTrue(node: ts.Expression | undefined): boolean {
  return node?.kind === ts.SyntaxKind.TrueKeyword;
}

/** What i18next makes of a key: a whole object with `returnObjects`, `key_value` with `context`. */
function withOptions(pattern: KeyPattern, options: ts.Expression | undefined): readonly KeyPattern[] {
  if (pattern.kind !== 'key') return [pattern];
  if (isTrue(propertyOf(options, 'returnObjects'))) return [{ ...pattern, kind: 'tree' }];
  if (!propertyOf(options, 'context')) return [pattern];
  return [{ kind: 'prefix', text: `${pattern.text}_` }];
}

function attributeOf(element: ts.JsxOpeningLikeElement, name: string): ts.JsxAttributeValue | undefined {
  for (const attribute of element.attributes.properties) {
    if (ts.isJsxAttribute(attribute) && isNamed(attribute.name, name)) return attribute.initializer;
  }
  return undefined;
}

function expressionOf(value: ts.JsxAttributeValue | undefined): ts.Expression | undefined {
  return value && ts.isJsxExpression(value) ? value.expression : value;
}

/** Finds every place in one file that reads texts by key. */
class KeyUseFinder {
  readonly uses: KeyUse[] = [];
  readonly unreadable: UnreadableUse[] = [];
  private readonly inFile: readonly Binding[];

  constructor(
    private readonly file: ts.SourceFile,
    private readonly path: string,
    private readonly typeOf: TypeOf,
  ) {
    this.inFile = bindingsInFile(file);
    this.visit(file, scopeInside(file, new Map()));
  }

  private visit(node: ts.Node, scope: Scope): void {
    if (ts.isCallExpression(node)) this.readCall(node, scope);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) this.readElement(node, scope);
    const inner = ts.isFunctionLike(node) ? scopeInside(node, scope) : scope;
    ts.forEachChild(node, (child) => {
      this.visit(child, inner);
    });
  }

  /** `t(…)`, `translate(…)` where a hook's `t` is called so, `i18n.t(…)`. */
  private readCall(node: ts.CallExpression, scope: Scope): void {
    const [key, options] = node.arguments;
    const callee = node.expression;
    if (!key) return;
    if (ts.isIdentifier(callee) && (callee.text === 't' || scope.has(callee.text))) {
      this.read({ node, key, options, binding: bindingOf(callee.text, scope, this.inFile) });
    } else if (ts.isPropertyAccessExpression(callee) && isNamed(callee.name, 't')) {
      this.read({ node, key, options, binding: unbound });
    }
  }

  /** `<Trans i18nKey="…">`, with the `t` or the `ns` that it is given. */
  private readElement(node: ts.JsxOpeningLikeElement, scope: Scope): void {
    const key = expressionOf(attributeOf(node, 'i18nKey'));
    if (!key) return;
    const given = expressionOf(attributeOf(node, 't'));
    const binding = bindingOf(given && ts.isIdentifier(given) ? given.text : 't', scope, this.inFile);
    const namespaces = namespacesIn(attributeOf(node, 'ns'));
    this.read({ node, key, binding: namespaces.length > 0 ? { ...binding, namespaces } : binding });
  }

  private read({ node, key, options, binding }: KeyRequest): void {
    const place = this.placeOf(node);
    const patterns = readKeyPatterns(key, this.typeOf);
    if (!patterns) {
      const reason =
        'the key is known only at run time: use a literal, a literal type or a template with a fixed start';
      this.unreadable.push({ place, reason });
      return;
    }
    const named = namespacesIn(propertyOf(options, 'ns'));
    for (const pattern of patterns.flatMap((each) => withOptions(each, options))) {
      this.add(place, pattern, named.length > 0 ? { ...binding, namespaces: named } : binding);
    }
  }

  private add(place: string, pattern: KeyPattern, { namespaces: bound, keyPrefix }: Binding): void {
    const { namespaces, text } = splitNamespace(pattern.text, bound);
    if (namespaces.length === 0) {
      this.unreadable.push({
        place,
        reason: `${pattern.text}: no namespace: write useTranslation('…') or 'namespace:key'`,
      });
    } else if (pattern.kind === 'prefix' && keyPrefix + text === '') {
      this.unreadable.push({
        place,
        reason: `${pattern.text}…: nothing of the key is fixed but its namespace`,
      });
    } else {
      this.uses.push({ place, namespaces, kind: pattern.kind, text: keyPrefix + text });
    }
  }

  private placeOf(node: ts.Node): string {
    const { line } = this.file.getLineAndCharacterOfPosition(node.getStart(this.file));
    return `${this.path}:${line + 1}`;
  }
}

/** @param path Of the file, from the root of the project, for messages. */
export function findKeyUses(file: ts.SourceFile, path: string, typeOf: TypeOf): FoundUses {
  return new KeyUseFinder(file, path, typeOf);
}
