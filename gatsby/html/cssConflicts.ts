import { emotionKey } from '../../src/theme/createStyleCache';

/** Selectors of a rule, and its declarations. */
export interface StyleRule {
  selectors: readonly string[];
  declarations: readonly string[];
}

/**
 * A name of the property under which those that set the same thing have the same name, or begin with the other's and a hyphen:
 * `gap-column` and `gap`, `padding-inline` for the left side. It may find too many that do, never too few.
 */
function canonicalName(property: string): string {
  if (property.startsWith('--')) return property;
  return property
    .replace(/^-(?:webkit|moz|ms)-/, '')
    .replace(/^(?:top|bottom)$/, 'inset-block')
    .replace(/^(?:left|right)$/, 'inset-inline')
    .replace(/^(margin|padding|inset|scroll-margin|scroll-padding)-(?:block|top|bottom).*/, '$1-block')
    .replace(/^(margin|padding|inset|scroll-margin|scroll-padding)-(?:inline|left|right).*/, '$1-inline')
    .replace(/^border(?:-\w+)*-(width|style|color|radius)$/, 'border-$1')
    .replace(/^border-(?:top|right|bottom|left|block|inline).*/, 'border')
    .replace(/inline-size$/, 'width')
    .replace(/block-size$/, 'height')
    .replace(/^(row|column)-gap$/, 'gap-$1')
    .replace(/^(align|justify)-(items|content|self)$/, 'place-$2-$1')
    .replace(/^grid-(?:row|column|area).*/, 'grid-area')
    .replace(/^flex-.*/, 'flex')
    .replace(/^line-height$/, 'font-line-height')
    .replace(/^white-space.*/, 'text-wrap')
    .replace(/^word-wrap$/, 'overflow-wrap')
    .replace(/^page-break-/, 'break-')
    .replace(/^column-(?:count|width)$/, 'columns');
}

const names = new Map<string, string>();

function propertyOf(declaration: string): string {
  const known = names.get(declaration);
  if (known !== undefined) return known;
  const name = canonicalName(declaration.slice(0, declaration.indexOf(':')));
  names.set(declaration, name);
  return name;
}

const overlaps = (a: string, b: string) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);

/** True if the order of the two may matter to an element that has both. */
export function setSameProperty(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) => b.some((other) => overlaps(propertyOf(one), propertyOf(other))));
}

/** The text of a selector from the bracket at `start` to the one that closes it, without both. */
function withinBrackets(selector: string, start: number): string {
  for (let index = start, depth = 0; index < selector.length; index += 1) {
    if (selector[index] === '(') depth += 1;
    if (selector[index] === ')') depth -= 1;
    if (depth === 0) return selector.slice(start + 1, index);
  }
  throw new Error(`The selector ${selector} has a bracket that nothing closes`);
}

/** A selector list's parts, where no bracket is open. */
function splitList(list: string): string[] {
  let depth = 0;
  const commas = Array.from(list, (letter, index) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    return letter === ',' && depth === 0 ? index : -1;
  }).filter((index) => index >= 0);
  const ends = [...commas, list.length];
  return ends.map((end, index) => list.slice((ends[index - 1] ?? -1) + 1, end));
}

const legacyElements = new Set([':before', ':after', ':first-line', ':first-letter']);

/** An attribute, a pseudo-element, a pseudo-class, an id, a class, a type, or anything that does not count. */
const token =
  /\[(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\]"'])*\]|::?[\w-]+|#(?:[\w-]|\\.)+|\.(?:[\w-]|\\.)+|[a-zA-Z][\w-]*|[^]/g;

/** @returns how many ids, how many classes, attributes and pseudo-classes, how many types and pseudo-elements. https://www.w3.org/TR/selectors-4/#specificity */
function countSpecificity(selector: string): readonly [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0];
  token.lastIndex = 0;
  const matcher = new RegExp(token);
  for (let match = matcher.exec(selector); match; match = matcher.exec(selector)) {
    const [text] = match;
    const isFunction = text.startsWith(':') && selector[matcher.lastIndex] === '(';
    if (isFunction) {
      const inner = withinBrackets(selector, matcher.lastIndex);
      matcher.lastIndex += inner.length + 2;
      if (/^:(?:is|not|has)$/.test(text)) {
        const [most = [0, 0, 0]] = splitList(inner)
          .map(countSpecificity)
          .sort((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2]);
        most.forEach((count, index) => (counts[index as 0 | 1 | 2] += count));
        continue;
      }
      if (text === ':where') continue;
    }
    if (text.startsWith('#')) counts[0] += 1;
    else if (text.startsWith('::') || legacyElements.has(text)) counts[2] += 1;
    else if (/^[.[:]/.test(text)) counts[1] += 1;
    else if (/^[a-z]/i.test(text)) counts[2] += 1;
  }
  return counts;
}

interface Subject {
  specificity: string;
  /** The class of Emotion that the element itself has: one at most. */
  emotionClass?: string;
  pseudoElement?: string;
  type?: string;
}

const emotionClass = new RegExp(`\\.${emotionKey}-\\w+`);

const subjects = new Map<string, Subject>();

/** Reads from a selector what it says of the element that it matches. */
function subjectOf(selector: string): Subject {
  const known = subjects.get(selector);
  if (known) return known;
  // Without what is in brackets, from the last combinator on.
  let flat = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, '');
  const last = flat.split(/[\s>+~]+/).pop() ?? '';
  const subject: Subject = {
    specificity: countSpecificity(selector).join(),
    emotionClass: emotionClass.exec(last)?.[0],
    pseudoElement: /::?(?:before|after|backdrop|marker|placeholder|selection|-[\w-]+)\b/
      .exec(last)?.[0]
      .replace('::', ':'),
    type: /^[a-z][\w-]*/i.exec(last)?.[0],
  };
  subjects.set(selector, subject);
  return subject;
}

const ofRules = new WeakMap<readonly string[], readonly Subject[]>();

function subjectsOf({ selectors }: StyleRule): readonly Subject[] {
  const known = ofRules.get(selectors);
  if (known) return known;
  const found = selectors.map(subjectOf);
  ofRules.set(selectors, found);
  return found;
}

const differ = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a !== b;

/** True if both may match one element, and neither wins by its specificity. */
function mayTie(one: Subject, other: Subject): boolean {
  return (
    !differ(one.emotionClass, other.emotionClass) &&
    one.specificity === other.specificity &&
    one.pseudoElement === other.pseudoElement &&
    !differ(one.type, other.type)
  );
}

/** True if the order of two rules of a layer may matter to some element. */
export function conflict(a: StyleRule, b: StyleRule): boolean {
  return (
    subjectsOf(a).some((one) => subjectsOf(b).some((other) => mayTie(one, other))) &&
    setSameProperty(a.declarations, b.declarations)
  );
}
