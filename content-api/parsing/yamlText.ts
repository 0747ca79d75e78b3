import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';

/** Keys of maps and indices of lists, from the top of the document. */
export type YamlPath = readonly (string | number)[];

export type YamlText = {
  value: unknown;
  /** Line of the key or list item at `path`, else of the nearest parent that exists. */
  lineOf: (path: YamlPath) => number;
  /** Line at which the text at `path` begins: below its key for a block (`|`), the key's own line otherwise. */
  textLineOf: (path: YamlPath) => number;
};

type YamlSyntaxError = { line: number; message: string };

/** Most often from an unquoted `*text*`. */
function unknownAliases(document: Document): Alias[] {
  const found: Alias[] = [];
  visit(document, {
    Alias: (_key, alias) => {
      if (!alias.resolve(document)) found.push(alias);
    },
  });
  return found;
}

/** `firstLine` is the line of the file at which `source` begins. */
export function parseYamlText(source: string, firstLine = 1): YamlText | YamlSyntaxError[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1) + firstLine - 1;
  const errors = [
    ...document.errors.map(({ pos: [offset], message }) => ({ line: lineAt(offset), message })),
    ...unknownAliases(document).map(({ range, source: name }) => ({
      line: lineAt(range?.[0] ?? 0),
      message: `a text that begins with * stands in quotes, and nothing is anchored as &${name}`,
    })),
  ];
  if (errors.length > 0) return errors;

  function find(path: YamlPath): { offset: number; node: unknown } {
    let node: unknown = document.contents;
    let offset = document.contents?.range[0] ?? 0;
    for (const key of path) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
        if (!pair || !isScalar(pair.key)) return { offset, node: undefined };
        offset = pair.key.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(key)];
        if (!isNode(item)) return { offset, node: undefined };
        offset = item.range?.[0] ?? offset;
        node = item;
      } else {
        return { offset, node: undefined };
      }
    }
    return { offset, node };
  }

  return {
    value: document.toJS(),
    lineOf: (path) => lineAt(find(path).offset),
    textLineOf: (path) => {
      const { offset, node } = find(path);
      return lineAt(offset) + (isScalar(node) && node.type === Scalar.BLOCK_LITERAL ? 1 : 0);
    },
  };
}
