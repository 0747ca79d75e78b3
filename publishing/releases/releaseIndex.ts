import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { releaseFileNames } from './releaseFiles';
import { writeFileAtomic } from '../../platform/writeFileAtomic';

/**
 * A file of a release is known by the digest of its content, and by which size and times its original in
 * `public/` is recognised as unchanged without reading it.
 */
export interface IndexEntry {
  size: number;
  /** Time of the original, in milliseconds. */
  mtimeMs: number;
  /** Time of the original, too: it reveals a change by a program that resets the modification time. */
  ctimeMs: number;
  /** SHA-256, base64url. */
  digest: string;
}

/** By path from the root of the release. */
export type ReleaseIndex = ReadonlyMap<string, IndexEntry>;

/** Rows instead of objects, because there may be a hundred thousand: path, size, mtime, ctime, digest. */
const indexSchema = v.object({
  version: v.literal(1),
  files: v.array(v.tuple([v.string(), v.number(), v.number(), v.number(), v.string()])),
});

/** Without one, files are compared by their contents: slower, with the same outcome. */
export async function readReleaseIndex(folder: string): Promise<ReleaseIndex> {
  try {
    const text = await readFile(path.join(folder, releaseFileNames.index), 'utf8');
    const { files } = v.parse(indexSchema, JSON.parse(text));
    return new Map(
      files.map(([file, size, mtimeMs, ctimeMs, digest]) => [file, { size, mtimeMs, ctimeMs, digest }]),
    );
  } catch {
    return new Map();
  }
}

export async function writeReleaseIndex(folder: string, index: ReleaseIndex): Promise<void> {
  const files = [...index].map(([file, { size, mtimeMs, ctimeMs, digest }]) => {
    return [file, size, mtimeMs, ctimeMs, digest];
  });
  await writeFileAtomic(path.join(folder, releaseFileNames.index), JSON.stringify({ version: 1, files }));
}
