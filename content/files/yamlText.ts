import {
  type Alias,
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  Parser,
  Scalar,
  visit,
} from 'yaml';
import { messageOf } from '../../platform/errors';
import { controlIn } from './contentFile';

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

/** A few lists that are used twice. Each is looked for in the whole document, and may hold others. */
const maxAliases = 20;

/** The longest file of the sample has a fifth of these parts, and a seventh of this depth. The server waits 100 ms for as many. */
const [maxParts, maxDepth] = [10_000, 50];

/** A text that is not read. The message is one of a YAML error. */
class PassedLimit extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

type Found = { offset: number; message: string };

/** Finds errors that the library misses, or finds in time that grows with the square of the document. */
function furtherErrors(document: Document): Found[] {
  const errors: Found[] = [];
  const aliases: Alias[] = [];
  visit(document, {
    Alias: (_key, alias) => {
      aliases.push(alias);
    },
    Scalar: (_key, { value, range }) => {
      // Written as an escape, such as "\x92".
      const control = typeof value === 'string' ? controlIn(value) : undefined;
      if (control) errors.push({ offset: range?.[0] ?? 0, message: control.problem });
    },
    Map: (_key, { items }) => {
      const known = new Set<unknown>();
      for (const { key } of items) {
        const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
        if (!isScalar(key)) errors.push({ offset, message: 'Map keys must be texts' });
        else if (known.has(key.value)) errors.push({ offset, message: 'Map keys must be unique' });
        else known.add(key.value);
      }
    },
  });
  const next = aliases[maxAliases];
  if (next) {
    const message = `at most ${maxAliases} aliases (*name), got ${aliases.length}: write out what they stand for`;
    return [...errors, { offset: next.range?.[0] ?? 0, message }];
  }
  for (const alias of aliases) {
    const offset = alias.range?.[0] ?? 0;
    const anchored = alias.resolve(document);
    if (!anchored) {
      const message = `a text that begins with * stands in quotes, and nothing is anchored as &${alias.source}`;
      errors.push({ offset, message });
    } else if ((anchored.range?.[1] ?? 0) > offset) {
      errors.push({ offset, message: `*${alias.source} is part of what it stands for` });
    }
  }
  return errors;
}

/**
 * The tokens of a text, which are counted before the library makes a document of them: it goes down into each by a call.
 *
 * @throws PassedLimit
 */
function* countedTokens(source: string, lines: LineCounter): Generator<CST.Token> {
  const parser = new Parser(lines.addNewLine);
  const lineOf = ({ offset }: Parser) => Math.max(lines.linePos(offset).line, 1);
  lines.addNewLine(0);
  let parts = 0;
  for (const lexeme of new Lexer().lex(source)) {
    parts += 1;
    if (parts > maxParts) {
      const message = `at most ${maxParts} names, values and signs: shorten it`;
      throw new PassedLimit(lineOf(parser), message);
    }
    yield* parser.next(lexeme);
    if (parser.stack.length > maxDepth) throw new PassedLimit(lineOf(parser), 'it is nested too deeply');
  }
  yield* parser.end();
}

type Located = Pick<YamlText, 'lineOf' | 'textLineOf'>;

/** @throws PassedLimit for what is not read, whatever it says */
export function parseDocumentOf(source: string): { document: Document; lineAt: (offset: number) => number } {
  const lines = new LineCounter();
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false });
  const [document, second] = composer.compose(countedTokens(source, lines), true, source.length);
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1);
  if (!document || second)
    throw new PassedLimit(lineAt(second?.range[0] ?? 0), 'another document begins here (---): remove it');
  return { document, lineAt };
}

/** `value` is undefined where there are errors, which are reported. */
function readYamlText(source: string, report: (line: number, message: string) => void): { value?: unknown } {
  try {
    const { document, lineAt } = parseDocumentOf(source);
    const errors = [
      ...document.errors.map(({ pos: [offset], message }) => ({ offset, message })),
      ...furtherErrors(document),
    ];
    for (const { offset, message } of errors) report(lineAt(offset), message);
    return errors.length > 0 ? {} : { value: document.toJS() };
  } catch (error) {
    // The library counts what aliases make of a document.
    report(error instanceof PassedLimit ? error.line : 1, messageOf(error));
    return {};
  }
}

/** `firstLine` is the line of the file at which `source` begins. */
export function parseYamlText(source: string, firstLine = 1): YamlText | YamlSyntaxError[] {
  const errors: YamlSyntaxError[] = [];
  const { value } = readYamlText(source, (line, message) => {
    errors.push({ line: line + firstLine - 1, message });
  });
  if (errors.length > 0) return errors;
  // Nothing but problems needs lines. The document takes much more memory than its values.
  let located: Located | undefined;
  const locate = () => (located ??= locateIn(source, firstLine));
  return {
    value,
    lineOf: (path) => locate().lineOf(path),
    textLineOf: (path) => locate().textLineOf(path),
  };
}

function locateIn(source: string, firstLine: number): Located {
  const { document, lineAt } = parseDocumentOf(source);

  function find(path: YamlPath): { offset: number; node: unknown } {
    let node: unknown = document.contents;
    let offset = document.contents?.range?.[0] ?? 0;
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
    lineOf: (path) => lineAt(find(path).offset) + firstLine - 1,
    textLineOf: (path) => {
      const { offset, node } = find(path);
      const isBlock = isScalar(node) && node.type === Scalar.BLOCK_LITERAL;
      return lineAt(offset) + firstLine - 1 + (isBlock ? 1 : 0);
    },
  };
}
