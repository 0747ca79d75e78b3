import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { eventHandlerIn, executableScripts, scriptHash } from './inlineScripts';
import type { KnownPage, KnownPages } from './knownPages';
import { withConstantPathScript } from './withConstantPathScript';
import { withScriptsAfterPaint } from './withScriptsAfterPaint';
import { withStylesInHead } from './withStylesInHead';

/** Pages read at a time. */
const concurrency = 8;

/**
 * Gatsby keeps the slices here that it puts into pages. They stay as it has written them: it puts the one that it finds
 * changed into every page again, at each build.
 */
const slicesFolder = '_gatsby/slices/';

/**
 * React 18 leaves NUL characters in its stream, in front of a letter of several bytes that its buffer had no room for
 * (https://github.com/facebook/react/pull/26228). In an attribute browsers show them.
 */
export function withoutNulls(html: string): string {
  return html.replaceAll('\0', '');
}

export function finishedHtml(html: string): string {
  return withScriptsAfterPaint(withConstantPathScript(withStylesInHead(withoutNulls(html))));
}

async function versionOf(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file);
  return `${size}-${mtimeMs}`;
}

/** @throws Error naming the page when it has a script that the content security policy would stop */
function scriptHashesOf(html: string, name: string): string[] {
  const handler = eventHandlerIn(html);
  if (handler !== undefined) {
    throw new Error(`The page ${name} has an attribute "${handler}": the content security policy stops it`);
  }
  return executableScripts(html).map(scriptHash);
}

/** Mends one page. What is as it should be already is left as it is, and keeps its date. */
async function finishPage(publicFolder: string, name: string): Promise<KnownPage> {
  const file = path.join(publicFolder, name);
  const html = await readFile(file, 'utf8');
  const finished = finishedHtml(html);
  if (finished !== html) await writeFileAtomic(file, finished);
  const hashes = scriptHashesOf(finished, name);
  return { version: await versionOf(file), hashes };
}

/**
 * Mends the HTML that the build has written, and tells which scripts are in it.
 *
 * @param files HTML files, relative to the folder
 * @param known pages that an earlier build has finished: those that are still the same are not read again
 */
export async function finishPages(
  publicFolder: string,
  files: readonly string[],
  known: KnownPages,
): Promise<KnownPages> {
  const finished = new Map<string, KnownPage>();
  const waiting = files.filter((name) => !name.startsWith(slicesFolder)).values();
  const work = async () => {
    for (const name of waiting) {
      const page = known.get(name);
      const isSame = page?.version === (await versionOf(path.join(publicFolder, name)));
      finished.set(name, page && isSame ? page : await finishPage(publicFolder, name));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return finished;
}

/** Each script of the pages once, in an order that is the same for the same pages. */
export function allScriptHashes(pages: KnownPages): string[] {
  return [...new Set([...pages.values()].flatMap(({ hashes }) => hashes))].sort();
}
