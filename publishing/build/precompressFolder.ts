import { readFile, rm, stat, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { releaseFileNames } from '../releases/releaseFiles';
import { filesBelow } from '../../platform/filesBelow';
import { runConcurrently } from '../../platform/runConcurrently';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { isCompressible } from '../../platform/http/contentTypes';

/** Below this a response fits one packet either way. */
const minimumBytes = 1024;

/**
 * Scripts and styles are compressed once. Files that change with every edit use a lower quality: Brotli takes 0.7 ms where the
 * second-highest takes 18, for 10 % more bytes, and gzip two thirds of the time, for 0.5 % more.
 */
const isWrittenOften = (file: string) => /\.(?:html|json|xml)$/.test(file);

const compressors: Readonly<Record<string, (content: Buffer, file: string) => Promise<Buffer>>> = {
  '.br': (content, file) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: isWrittenOften(file) ? 6 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content, file) =>
    promisify(gzip)(content, { level: isWrittenOften(file) ? 6 : constants.Z_BEST_COMPRESSION }),
};

const suffixes = Object.keys(compressors);

/** A sibling gets the time of its file: which is newer says nothing once a clock was set back. */
async function writeSibling(file: string, suffix: string, mtimeMs: number): Promise<void> {
  const compressed = await compressors[suffix]?.(await readFile(file), file);
  if (!compressed) return;
  await writeFileAtomic(file + suffix, compressed, { isDurable: false });
  await utimes(file + suffix, mtimeMs / 1000, mtimeMs / 1000);
}

/** Files at a time for each core: most of them wait for the disk. */
const filesPerCore = 4;

/** Never served, so not compressed either. */
const privateNames: ReadonlySet<string> = new Set(Object.values(releaseFileNames));

interface PrecompressResult {
  /** Compressed files written, left as they were, and deleted. */
  written: number;
  kept: number;
  deleted: number;
}

/** Modification times in milliseconds and sizes, by absolute path. */
type Files = ReadonlyMap<string, { mtimeMs: number; size: number }>;

async function listFiles(folder: string): Promise<Files> {
  const names = (await filesBelow(folder)).filter((name) => !privateNames.has(name));
  const files = names.map((name) => path.join(folder, name));
  const stats = await Promise.all(files.map(async (file) => [file, await stat(file)] as const));
  return new Map(stats);
}

function isLargeText(files: Files, file: string): boolean {
  return isCompressible(file) && (files.get(file)?.size ?? 0) >= minimumBytes;
}

/** Writes the siblings that {@link precompressFolder} would of a file that is new: it finds them there. */
export async function precompressFile(file: string): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  if (privateNames.has(path.basename(file)) || !isCompressible(file) || size < minimumBytes) return;
  await Promise.all(suffixes.map((suffix) => writeSibling(file, suffix, mtimeMs)));
}

/** Left by a run that was killed; before November 2026 without `.tmp`. */
function isTemporary(file: string): boolean {
  return /\.(?:br|gz)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.tmp)?$/.test(file);
}

/** Compressed files whose original went away or became too small; a `.gz` that never had one is not ours. */
function findOrphans(files: Files): string[] {
  return [...files.keys()].filter((file) => {
    if (isTemporary(file)) return true;
    const original = file.slice(0, -path.extname(file).length);
    return suffixes.includes(path.extname(file)) && isCompressible(original) && !isLargeText(files, original);
  });
}

/** Times are rounded by less; no file is written twice within it. */
const toleranceMs = 1;

/**
 * Writes a brotli and a gzip sibling of each text file of 1 KB or more that has none or one of another time, and deletes
 * those whose text file is gone.
 */
export async function precompressFolder(folder: string, signal?: AbortSignal): Promise<PrecompressResult> {
  const files = await listFiles(folder);
  const wanted = [...files.keys()].filter((file) => isLargeText(files, file));
  const siblings = wanted.flatMap((file) =>
    suffixes.map((suffix) => ({ file, suffix, sibling: file + suffix })),
  );
  const timeOf = (file: string) => files.get(file)?.mtimeMs ?? 0;
  const stale = siblings.filter(({ file, sibling }) => {
    return Math.abs((files.get(sibling)?.mtimeMs ?? 0) - timeOf(file)) >= toleranceMs;
  });
  const orphans = findOrphans(files);

  await runConcurrently(stale, filesPerCore * os.availableParallelism(), async ({ file, suffix }) => {
    signal?.throwIfAborted();
    await writeSibling(file, suffix, timeOf(file));
  });
  for (const file of orphans) await rm(file, { force: true });
  return { written: stale.length, kept: siblings.length - stale.length, deleted: orphans.length };
}

export function describePrecompress({ written, kept, deleted }: PrecompressResult): string {
  return `${written} files written, ${kept} unchanged, ${deleted} deleted`;
}
