import { stripVTControlCharacters } from 'node:util';

const mostLines = 25;

/** A line of Gatsby's output without colours and cursor movements. */
export function plainLine(line: string): string {
  return stripVTControlCharacters(line).trimEnd();
}

/** What Gatsby has just done or is doing, of a line that says so: `Building static HTML for pages - 12.3s - 240/240`. */
export function progressOf(line: string): string | undefined {
  const [, text] = /^(?:success|info|warn)\s+(\S.*)$/.exec(line) ?? [];
  return text;
}

/** The lines that say why a build failed: from its first error on, or else its last ones. */
export function failureOf(lines: readonly string[]): string {
  const first = lines.findIndex((line) => /\bERROR\b/.test(line));
  const told = first < 0 ? lines.slice(-mostLines) : lines.slice(first, first + mostLines);
  return told.join('\n').trim();
}
