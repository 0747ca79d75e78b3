import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import * as v from 'valibot';
import { runConcurrently } from '../../platform/runConcurrently';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { editHtml } from './editHtml';
import { eventHandlerIn, executableScripts, scriptHash } from './inlineScripts';
import { linkStyles, unlinkStyles } from './pageStyles';
import { writeIfChanged } from '../publicFiles';

/** Pages read at a time. */
const concurrency = 8;

/**
 * Gatsby keeps its slices here. They stay as written: Gatsby would stitch a changed one into every page again, at each
 * build.
 */
const slicesFolder = '_gatsby/slices/';

/** A page of `public/`. */
interface ProcessedPage {
  /** Size and date of its file. */
  version: string;
  /** Of its inline scripts. */
  hashes: readonly string[];
  /** The file with its styles, relative to `public/`. */
  sheet: string;
}

/** By the name of the file, relative to `public/`. */
export type ProcessedPages = ReadonlyMap<string, ProcessedPage>;

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

/** A page that needs no edit is not written, and keeps its date. */
async function processPage(
  publicFolder: string,
  name: string,
  scripts: readonly string[],
): Promise<ProcessedPage> {
  const file = path.join(publicFolder, name);
  const html = await readFile(file, 'utf8');
  const unlinked = await unlinkStyles(html, (sheet) => readFile(path.join(publicFolder, sheet), 'utf8'));
  const { html: edited, sheet, css } = linkStyles(editHtml(unlinked, name, scripts));
  await writeIfChanged(path.join(publicFolder, sheet), css);
  if (edited !== html) await writeFileAtomic(file, edited, { isDurable: false });
  const hashes = scriptHashesOf(edited, name);
  return { version: await versionOf(file), hashes, sheet };
}

/**
 * Edits the HTML that the build has written, puts its styles into files, and collects the hashes of its scripts.
 *
 * @param files HTML files, relative to the folder
 * @param scripts of the start script
 * @param known pages of an earlier build: those whose file is still the same are not read again
 */
export async function postProcessHtml(
  publicFolder: string,
  files: readonly string[],
  scripts: readonly string[],
  known: ProcessedPages,
): Promise<ProcessedPages> {
  const processed = new Map<string, ProcessedPage>();
  const pages = files.filter((name) => !name.startsWith(slicesFolder));
  await runConcurrently(pages, concurrency, async (name) => {
    const page = known.get(name);
    const isSame = page?.version === (await versionOf(path.join(publicFolder, name)));
    processed.set(name, page && isSame ? page : await processPage(publicFolder, name, scripts));
  });
  return processed;
}

/** Each script of the pages once, in an order that is the same for the same pages. */
export function allScriptHashes(pages: ProcessedPages): string[] {
  return [...new Set([...pages.values()].flatMap(({ hashes }) => hashes))].sort();
}

/** The style sheets of the pages, each once, in an order that is the same for the same pages. */
export function allStyleSheets(pages: ProcessedPages): string[] {
  return [...new Set([...pages.values()].map(({ sheet }) => sheet))].sort();
}

/** Pages share a few scripts: each hash is stored once, and pages refer to it by index. */
const cacheSchema = v.object({
  edits: v.string(),
  hashes: v.array(v.string()),
  pages: v.array(v.tuple([v.string(), v.string(), v.array(v.number()), v.string()])),
});

const cacheKey = 'processed-pages';

type Cache = Pick<GatsbyCache, 'get' | 'set'>;

/** A page with a part for every edit. */
const sample =
  '<html><head></head><body>\0<style data-emotion="css a1">.css-a1{}</style><!-- slice-start id="_gatsby-scripts-1" --><!-- slice-end id="_gatsby-scripts-1" --></body></html>';

/** Changes with the edits: then all pages are processed again. */
function editsVersion(scripts: readonly string[]): string {
  return scriptHash(linkStyles(editHtml(sample, 'sample', scripts)).html);
}

export async function rememberPages(
  cache: Cache,
  scripts: readonly string[],
  pages: ProcessedPages,
): Promise<void> {
  const hashes = [...new Set([...pages.values()].flatMap((page) => page.hashes))];
  const places = new Map(hashes.map((hash, place) => [hash, place]));
  const cached: v.InferOutput<typeof cacheSchema> = {
    edits: editsVersion(scripts),
    hashes,
    pages: [...pages].map(([name, page]) => [
      name,
      page.version,
      page.hashes.flatMap((hash) => places.get(hash) ?? []),
      page.sheet,
    ]),
  };
  await cache.set(cacheKey, JSON.stringify(cached));
}

function parseCached(text: string) {
  try {
    return v.parse(cacheSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The pages of the last build. Empty when nothing usable is cached: every page is then read. */
export async function rememberedPages(cache: Cache, scripts: readonly string[]): Promise<ProcessedPages> {
  const text = v.safeParse(v.string(), await cache.get(cacheKey));
  const cached = text.success ? parseCached(text.output) : undefined;
  if (cached?.edits !== editsVersion(scripts)) return new Map();
  return new Map(
    cached.pages.map(([name, version, places, sheet]) => [
      name,
      { version, sheet, hashes: places.flatMap((place) => cached.hashes[place] ?? []) },
    ]),
  );
}
