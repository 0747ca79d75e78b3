import {
  type Alias,
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isRecord } from '../revisions/fieldDifferences';
import { type FieldEdit, type Json } from './jsonEdits';

/*
 * Edits of the text of a YAML document.
 *
 * Only the characters of the field are replaced: the library says where each node stands, and writes the new one. To set the field in
 * the library's document and to write that whole would be shorter, but changes lines of other fields: at best 58 of the 124 files of
 * the sample content came out as they were. A company's content would have to be normalised first, and again after each commit that
 * somebody wrote by hand. That way is left for what has no place of its own yet, such as the first field of an empty file.
 */

type Collection = YAMLMap | YAMLSeq;

/** The style of a new value: that of the node in whose place it comes, or double quotes, which hold any text. */
type Style = 'like before' | 'quoted';

/** Lines of a folded text (`>-`) are as long as its longest was, and at least this. */
const minFoldWidth = 100;

/** A map of texts without a model is written on one line up to this length. */
const maxFlowLength = 90;

const isBlank = (character: string | undefined) => character !== undefined && ' \t\n'.includes(character);

/** Only flow style has empty maps and lists. */
const isFlow = ({ flow, items }: Collection) => flow === true || items.length === 0;

const isBlockCollection = (node: Node | undefined): node is Collection =>
  (isMap(node) || isSeq(node)) && !isFlow(node);

const nodeOf = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

const keyAt = (parent: Collection, index: number) =>
  isMap(parent) ? nodeOf(parent.items[index]?.key) : undefined;

const valueNodeAt = (parent: Collection, index: number) =>
  nodeOf(isMap(parent) ? parent.items[index]?.value : parent.items[index]);

function indexOf(parent: Collection, key: string | number): number {
  if (isSeq(parent)) return typeof key === 'number' && key < parent.items.length ? key : -1;
  return parent.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

/** The innermost map or list on the path that has entries, and the edit as one of its entry at `index` (-1: it has none yet). */
type Target = { parent: Collection; depth: number; index: number; edit: FieldEdit };

function targetOf(document: Document, edit: FieldEdit): Target | undefined {
  let found: Omit<Target, 'edit'> | undefined;
  let node: unknown = document.contents;
  for (const [depth, key] of edit.path.entries()) {
    if (!(isMap(node) || isSeq(node)) || node.items.length === 0) break;
    found = { parent: node, depth, index: indexOf(node, key) };
    node = valueNodeAt(node, found.index);
  }
  if (!found) return undefined;
  const missing = edit.path.slice(found.depth + 1);
  if (missing.length === 0 || 'moveTo' in edit) return { ...found, edit };
  const inner = 'insert' in edit ? edit.insert : edit.value;
  if (inner === undefined) return undefined;
  const value = missing.reduceRight<Json>(
    (child, key) => (typeof key === 'number' ? [child] : { [key]: child }),
    inner,
  );
  return { ...found, edit: { path: edit.path.slice(0, found.depth + 1), value } };
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end === -1 ? source.length : end;
}

const isBlockScalar = (node: Node | undefined) =>
  isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);

/** Where a node ends, without the blank lines after it. */
function endOf(source: string, node: Node | undefined): number {
  if (isBlockCollection(node)) {
    const last = node.items.length - 1;
    return endOf(source, valueNodeAt(node, last) ?? keyAt(node, last));
  }
  const [start, end] = node?.range ?? [0, 0];
  if (!isBlockScalar(node)) return end;
  // Blank lines after `|+` are its content.
  if (/^.\d?\+/.test(source.slice(start, start + 3))) return end - 1;
  let last = end;
  while (last > start && isBlank(source[last - 1])) last -= 1;
  return lineEnd(source, last);
}

const columnOf = (source: string, offset: number) => offset - (source.lastIndexOf('\n', offset - 1) + 1);

type Span = { start: number; end: number };

/**
 * The entries of a map or list. In block style an entry begins with the comment lines above it, but for the first, and ends with
 * the comment on its last line: these move and go with it.
 */
function spansOf(source: string, parent: Collection): Span[] {
  const spans: Span[] = [];
  for (const index of parent.items.keys()) {
    const value = valueNodeAt(parent, index);
    const first = keyAt(parent, index) ?? value;
    const end = endOf(source, value ?? first);
    let start = isFlow(parent) ? (first?.range?.[0] ?? 0) : (spans.at(-1)?.end ?? parent.range?.[0] ?? 0);
    while (!isFlow(parent) && isBlank(source[start])) start += 1;
    spans.push({ start, end: isFlow(parent) ? end : lineEnd(source, end) });
  }
  return spans;
}

function scalarLike(value: Json, model: Node | undefined, style: Style): Scalar {
  const scalar = new Scalar(value);
  if (typeof value !== 'string') return scalar;
  const before = isScalar(model) && typeof model.value === 'string' ? model.type : undefined;
  if (style === 'quoted' || value.includes('\r')) scalar.type = Scalar.QUOTE_DOUBLE;
  else if (value === '') scalar.type = Scalar.QUOTE_SINGLE;
  else if (value.includes('\n') && !isBlockScalar(model)) scalar.type = Scalar.BLOCK_LITERAL;
  else if (before) scalar.type = before;
  return scalar;
}

function nodeLike(value: Json, model: Node | undefined, style: Style): Node {
  if (typeof value !== 'object' || value === null) return scalarLike(value, model, style);
  const like = (isMap(model) || isSeq(model)) && model.items.length > 0 ? model : undefined;
  const children = Object.entries<Json>(value).map(([key, child]) => ({
    key,
    node: nodeLike(child, like && valueNodeAt(like, isMap(like) ? indexOf(like, key) : 0), style),
  }));
  const collection = isRecord(value) ? new YAMLMap() : new YAMLSeq();
  if (isMap(collection)) children.forEach(({ key, node }) => collection.add(new Pair(new Scalar(key), node)));
  else children.forEach(({ node }) => collection.add(node));
  const text = JSON.stringify(value);
  const isShortMap =
    isMap(collection) && text.length <= maxFlowLength && children.every(({ node }) => isScalar(node));
  collection.flow = children.length === 0 || (!text.includes('\\n') && (like ? isFlow(like) : isShortMap));
  return collection;
}

/** `key: value` or `- value`, of which all lines but the first are indented by `column`. */
function writeEntry(key: string | undefined, node: Node, parent: Collection, column: number, width: number) {
  const flow = isFlow(parent);
  const document = new Document(key === undefined ? [node] : new Map([[key, node]]));
  if (isCollection(document.contents)) document.contents.flow = flow;
  const written = document
    .toString({ lineWidth: width, singleQuote: true, doubleQuotedAsJSON: true })
    .replace(/\n$/, '');
  return flow ? written.slice(2, -2) : written.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
}

const replaced = (source: string, { start, end }: Span, text: string) =>
  source.slice(0, start) + text + source.slice(end);

const foldWidth = (folded: string) =>
  folded
    .split('\n')
    .slice(1)
    .reduce((width, line) => Math.max(width, line.length), minFoldWidth);

function replaceValue(source: string, { parent, index }: Target, value: Json, style: Style): string {
  const before = valueNodeAt(parent, index);
  const key = keyAt(parent, index);
  const [start, end] = before?.range ?? [0, 0];
  const indicator = key ? source.indexOf(':', key.range?.[1]) : source.lastIndexOf('-', start - 1);
  const column = columnOf(source, key?.range?.[0] ?? indicator);
  const old = source.slice(start, end);
  const isFolded = isScalar(before) && before.type === Scalar.BLOCK_FOLDED;
  const node = nodeLike(value, before, style);
  const entry = writeEntry(key && 'k', node, parent, column, isFolded ? foldWidth(old) - column : 0);
  const text = key ? entry.slice(2) : isFlow(parent) ? ` ${entry}` : entry.slice(1);
  if (old === '' || isBlockCollection(before) || (isBlockCollection(node) && !isFlow(parent))) {
    const span = { start: indicator + 1, end: old === '' ? indicator + 1 : endOf(source, before) };
    return replaced(source, span, text);
  }
  const comment = /^[|>]\S*([ \t]+#.*)\n/.exec(old)?.[1] ?? '';
  const inPlace = text.slice(1).replace(/^[|>]\S*(?=\n)/, (header) => header + comment);
  return replaced(source, { start, end: endOf(source, before) }, inPlace);
}

/** The entries with one added, removed or moved. What stands between the others stays. */
function editEntries(source: string, { parent, index, depth, edit }: Target, style: Style): string {
  const spans = spansOf(source, parent);
  const start = spans[0]?.start ?? 0;
  const column = columnOf(source, start);
  const texts = spans.map((span) => source.slice(span.start, span.end));
  const gaps = spans.slice(1).map((span, before) => source.slice(spans[before]?.end, span.start));
  const at = 'insert' in edit ? Number(edit.path[depth]) : index === -1 ? texts.length : index;
  const gapAt = Math.max(at - 1, 0);
  if ('moveTo' in edit) {
    texts.splice(edit.moveTo, 0, ...texts.splice(at, 1));
  } else if ('value' in edit && edit.value === undefined) {
    texts.splice(at, 1);
    gaps.splice(gapAt, 1);
  } else {
    const key = isMap(parent) ? String(edit.path[depth]) : undefined;
    const model = key === undefined ? valueNodeAt(parent, gapAt) : undefined;
    const node = nodeLike('insert' in edit ? edit.insert : (edit.value ?? null), model, style);
    const lineBreak = isFlow(parent) ? ', ' : `\n${' '.repeat(column)}`;
    texts.splice(at, 0, writeEntry(key, node, parent, column, 0));
    gaps.splice(gapAt, 0, gaps.at(-1) ?? lineBreak);
  }
  const text = texts.map((entry, entryIndex) => entry + (gaps[entryIndex] ?? '')).join('');
  return replaced(source, { start, end: spans.at(-1)?.end ?? start }, text);
}

/** `undefined` when there is no place for it yet. */
function editInPlace(source: string, edit: FieldEdit, style: Style): string | undefined {
  const target = targetOf(parseDocument(source), edit);
  if (!target) return undefined;
  const { parent, index, depth } = target;
  const value = 'value' in target.edit ? target.edit.value : undefined;
  if (value !== undefined && index !== -1) return replaceValue(source, target, value, style);
  const isLastEntry = 'value' in edit && edit.value === undefined && parent.items.length === 1;
  if (!isLastEntry) return editEntries(source, target, style);
  const empty = isMap(parent) ? {} : [];
  return depth === 0
    ? undefined
    : editInPlace(source, { path: edit.path.slice(0, depth), value: empty }, style);
}

/** Each `*name` becomes a copy of what it stands for, so that an edit of one place leaves the others as they are. */
function writeOutAliases(source: string): string {
  const document = parseDocument(source);
  const aliases: Alias[] = [];
  visit(document, { Alias: (_key, alias) => void aliases.push(alias) });
  const flow = new YAMLSeq();
  return aliases.reduceRight((text, alias) => {
    const copy = nodeLike(alias.resolve(document)?.toJS(document) as Json, undefined, 'like before');
    const [start, end] = alias.range ?? [0, 0];
    return replaced(text, { start, end }, writeEntry(undefined, copy, flow, 0, 0));
  }, source);
}

/** The whole document is written anew, with its comments. */
function rewrite(source: string, wanted: FieldEdit): string {
  const document = parseDocument(source);
  const { parent, index = 0, edit } = targetOf(document, wanted) ?? { edit: wanted };
  const items: unknown[] = parent?.items ?? [];
  if ('moveTo' in edit) items.splice(edit.moveTo, 0, ...items.splice(index, 1));
  else if ('insert' in edit && parent)
    items.splice(Number(edit.path.at(-1)), 0, document.createNode(edit.insert));
  else if ('insert' in edit) document.setIn(edit.path.slice(0, -1), [edit.insert]);
  else if (edit.value === undefined) document.deleteIn(edit.path);
  else document.setIn(edit.path, edit.value);
  return document.toString({ lineWidth: 0 });
}

/**
 * The source after the edit, in the first of several ways after which it is what is expected: each is read again. `undefined` when
 * none is.
 */
export function editYaml(
  source: string,
  edit: FieldEdit,
  isExpected: (source: string) => boolean,
): string | undefined {
  const ways = [
    () => editInPlace(source, edit, 'like before'),
    () => editInPlace(source, edit, 'quoted'),
    () => editInPlace(writeOutAliases(source), edit, 'like before'),
    () => editInPlace(writeOutAliases(source), edit, 'quoted'),
    () => rewrite(writeOutAliases(source), edit),
  ];
  for (const way of ways) {
    const edited = way();
    if (edited !== undefined && isExpected(edited)) return edited;
  }
  return undefined;
}
