import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withScriptsAfterPaint } from './withScriptsAfterPaint';
import { withStylesInHead } from './withStylesInHead';

/**
 * React 18 leaves NUL characters in its stream, in front of a letter of several bytes that its buffer had no room for
 * (https://github.com/facebook/react/pull/26228). In an attribute browsers show them.
 */
export function withoutNulls(html: string): string {
  return html.replaceAll('\0', '');
}

/** Mends the HTML that the build has written. What is as it should be already is left as it is, and keeps its date. */
export async function finishPages(publicFolder: string): Promise<void> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(({ name }) => name.endsWith('.html'))) {
    // Gatsby keeps the data of its pages 404.html and 500.html in folders of these names.
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const html = await readFile(file, 'utf8');
    const finished = withScriptsAfterPaint(withStylesInHead(withoutNulls(html)));
    if (finished !== html) await writeFile(file, finished);
  }
}
