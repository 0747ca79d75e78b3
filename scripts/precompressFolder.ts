import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../site-server/static/contentTypes';

/** Below this a response fits one packet either way. */
const minimumBytes = 1024;

const compressors: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

const suffixes = Object.keys(compressors);

export interface PrecompressResult {
  /** Compressed files written, left as they were, and deleted. */
  written: number;
  kept: number;
  deleted: number;
}

/** Modification times in milliseconds and sizes, by absolute path. */
type Files = ReadonlyMap<string, { mtimeMs: number; size: number }>;

async function listFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const stats = await Promise.all(files.map(async (file) => [file, await stat(file)] as const));
  return new Map(stats);
}

/** Runs the tasks, as many at once as there are cores. */
async function runConcurrently(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = tasks.values();
  const work = async () => {
    for (const task of queue) await task();
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
}

/** Under another name first, so that a server never reads half a file. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

function isLargeText(files: Files, file: string): boolean {
  return isCompressible(file) && (files.get(file)?.size ?? 0) >= minimumBytes;
}

/** Compressed files whose original went away or became too small; a `.gz` that never had one is not ours. */
function findOrphans(files: Files): string[] {
  return [...files.keys()].filter((file) => {
    const original = file.slice(0, -path.extname(file).length);
    return suffixes.includes(path.extname(file)) && isCompressible(original) && !isLargeText(files, original);
  });
}

/**
 * Writes a brotli and a gzip sibling of each text file of 1 KB or more that has none or an older one, and deletes those
 * whose text file is gone.
 */
export async function precompressFolder(folder: string): Promise<PrecompressResult> {
  const files = await listFiles(folder);
  const wanted = [...files.keys()].filter((file) => isLargeText(files, file));
  const siblings = wanted.flatMap((file) =>
    suffixes.map((suffix) => ({ file, suffix, sibling: file + suffix })),
  );
  const stale = siblings.filter(({ file, sibling }) => {
    return (files.get(sibling)?.mtimeMs ?? -1) < (files.get(file)?.mtimeMs ?? 0);
  });
  const orphans = findOrphans(files);

  await runConcurrently([
    ...stale.map(({ file, suffix, sibling }) => async () => {
      const compressed = await compressors[suffix]?.(await readFile(file));
      if (compressed) await writeWhole(sibling, compressed);
    }),
    ...orphans.map((file) => () => rm(file, { force: true })),
  ]);
  return { written: stale.length, kept: siblings.length - stale.length, deleted: orphans.length };
}
