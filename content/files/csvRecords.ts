/** It is thrown for a text that is no comma-separated values. */
export class CsvError extends Error {
  override readonly name = 'CsvError';

  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * Reads the records of comma-separated values (RFC 4180), without the spaces around their cells. Each has the line where it ends, from 1. Lines
 * end with `\n`. The text is gone through once, whatever is in it.
 *
 * @throws CsvError for a quote that is out of place
 */
export function* csvRecords(text: string, separator = ','): Generator<{ cells: string[]; line: number }> {
  const spaces = separator === '\t' ? /[^\S\n\t]*/y : /[^\S\n]*/y;
  const unquoted = new RegExp(`[^"\\n${separator}]*`, 'y');
  let [at, line] = [0, 1];
  const read = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };
  const readQuoted = (): string => {
    const parts: string[] = [];
    do {
      const close = text.indexOf('"', at + 1);
      if (close === -1) throw new CsvError('a quote is not closed', line);
      parts.push(text.slice(at + 1, close));
      at = close + 1;
    } while (text[at] === '"');
    const cell = parts.join('"');
    line += cell.split('\n').length - 1;
    read(spaces);
    return cell;
  };
  while (at < text.length) {
    const cells: string[] = [];
    do {
      if (cells.length > 0) at += 1;
      read(spaces);
      cells.push(text[at] === '"' ? readQuoted() : read(unquoted).trimEnd());
    } while (text[at] === separator);
    if (at < text.length && text[at] !== '\n') throw new CsvError('a quote stands within a cell', line);
    yield { cells, line };
    at += 1;
    line += 1;
  }
}
