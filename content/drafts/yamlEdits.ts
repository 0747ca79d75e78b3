import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { parseDocumentOf } from '../files/yamlText';
import { isRecord, type Json } from '../../platform/jsonValues';
import type { FieldEdit } from './jsonEdits';

type Collection = YAMLMap | YAMLSeq;

/** The style of a new text: that of the node in whose place it comes, or double quotes, which hold any text. */
type Style = 'like before' | 'quoted';

/** A map of texts without a model is written on one line up to this length. */
const maxFlowLength = 90;

const nodeOf = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

const valueNodeAt = (parent: Collection, index: number) =>
  nodeOf(isMap(parent) ? parent.items[index]?.value : parent.items[index]);

/** The node above which a blank line or a comment of an entry stands. */
const headAt = (parent: Collection, index: number) =>
  isMap(parent) ? nodeOf(parent.items[index]?.key) : valueNodeAt(parent, index);

/** It is -1 where there is none. */
function indexOf(parent: Collection, key: string | number): number {
  if (isSeq(parent)) return typeof key === 'number' && key < parent.items.length ? key : -1;
  return parent.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

const isBlockScalar = (node: Node | undefined) =>
  isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);

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
  collection.flow =
    children.length === 0 || (!text.includes('\\n') && (like ? like.flow === true : isShortMap));
  return collection;
}

/** The innermost map or list on the path that has entries, and the edit as one of its entry at `index` (-1: it has none yet). */
type Target = { parent: Collection | undefined; index: number; edit: FieldEdit };

function targetOf(document: Document, edit: FieldEdit): Target {
  let found: { parent: Collection | undefined; index: number } = { parent: undefined, index: -1 };
  let depth = 0;
  let node: unknown = document.contents;
  for (const key of edit.path) {
    if (!(isMap(node) || isSeq(node)) || node.items.length === 0) break;
    found = { parent: node, index: indexOf(node, key) };
    node = valueNodeAt(node, found.index);
    depth += 1;
  }
  const missing = edit.path.slice(depth);
  if (missing.length === 0 || 'moveTo' in edit) return { ...found, edit };
  const inner = 'insert' in edit ? edit.insert : (edit.value ?? null);
  const value = missing.reduceRight<Json>(
    (child, key) => (typeof key === 'number' ? [child] : { [key]: child }),
    inner,
  );
  return { ...found, edit: { path: edit.path.slice(0, depth), value } };
}

/** Comments and blank lines stay with the place. */
function withNotesOf(before: Node | undefined, node: Node): Node {
  const { comment, commentBefore, spaceBefore } = before ?? {};
  return Object.assign(node, { comment, commentBefore, spaceBefore });
}

/** Blank lines stand between places, whatever entries are there. */
function editEntries({ parent, index, edit }: Target & { parent: Collection }, style: Style): void {
  const items: unknown[] = parent.items;
  const blanks = items.map((_item, at) => headAt(parent, at)?.spaceBefore ?? false);
  const isRemoval = 'value' in edit && edit.value === undefined;
  const key = edit.path.at(-1) ?? '';
  const at = 'insert' in edit ? Number(key) : index === -1 ? items.length : index;
  if ('moveTo' in edit) items.splice(edit.moveTo, 0, ...items.splice(at, 1));
  else if (isRemoval) {
    items.splice(at, 1);
    blanks.splice(Math.max(at, 1), 1);
  } else {
    const model = isSeq(parent) ? valueNodeAt(parent, Math.max(at - 1, 0)) : undefined;
    const node = nodeLike('insert' in edit ? edit.insert : (edit.value ?? null), model, style);
    items.splice(at, 0, isMap(parent) ? new Pair(new Scalar(key), node) : node);
    blanks.splice(Math.max(at, 1), 0, blanks.length > 1 && blanks.at(-1) === true);
  }
  for (const place of items.keys()) {
    const head = headAt(parent, place);
    if (head) head.spaceBefore = blanks[place] ?? false;
  }
}

function editDocument(document: Document, wanted: FieldEdit, style: Style): void {
  const { parent, index, edit } = targetOf(document, wanted);
  const value = 'value' in edit ? edit.value : undefined;
  if (!parent) {
    const contents = nodeLike(value ?? null, undefined, style);
    if (isMap(contents) || isSeq(contents)) contents.flow = contents.items.length === 0;
    document.contents = contents;
  } else if (value === undefined || index === -1) editEntries({ parent, index, edit }, style);
  else {
    const before = valueNodeAt(parent, index);
    const node = withNotesOf(before, nodeLike(value, before, style));
    const pair = parent.items[index];
    if (isSeq(parent)) parent.items[index] = node;
    else if (pair instanceof Pair) pair.value = node;
  }
}

/** Each `*name` becomes a copy of what it stands for, so that an edit of one place leaves the others as they are. */
function writeOutAliases(document: Document): void {
  visit(document, {
    Alias: (_key, alias) => {
      const copy = nodeOf(alias.resolve(document)?.clone());
      return copy && withNotesOf(alias, copy);
    },
  });
  visit(document, {
    Value: (_key, node) => {
      delete node.anchor;
    },
  });
}

/** Writes a document in the one way in which all files are written, so that an edit changes the lines of its field alone. */
export function writeYaml(document: Document): string {
  return document.toString({ lineWidth: 0, singleQuote: true, doubleQuotedAsJSON: true });
}

/**
 * Writes the source after the edits, in the first style in which it is what is expected: it is read again. `undefined` when it is in none.
 */
export function editYaml(
  source: string,
  edits: readonly FieldEdit[],
  isExpected: (source: string) => boolean,
): string | undefined {
  const written = (style: Style) => {
    const { document } = parseDocumentOf(source);
    writeOutAliases(document);
    for (const edit of edits) editDocument(document, edit, style);
    return writeYaml(document);
  };
  const edited = written('like before');
  if (isExpected(edited)) return edited;
  const quoted = written('quoted');
  return isExpected(quoted) ? quoted : undefined;
}
