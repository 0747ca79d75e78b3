import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import * as v from 'valibot';
import { filesBelow } from '../platform/filesBelow';
import { writeFileAtomic } from '../platform/writeFileAtomic';

const cacheKey = 'public-files';

type Cache = Pick<GatsbyCache, 'get' | 'set'>;

/** Texts by path in `public/`; `null` for a file that an earlier build has made and this one does not. */
const publicFiles = v.record(v.string(), v.nullable(v.string()));
type PublicFiles = Readonly<v.InferOutput<typeof publicFiles>>;

/** Skips a file that has the text already: releases tell by its date that it has not changed. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await writeFileAtomic(file, text, { isDurable: false });
}

/** Remembers what to write once the build has succeeded: one that fails leaves `public/` as it was. */
export async function keepPublicFiles(cache: Cache, files: PublicFiles): Promise<void> {
  const earlier = Object.keys(v.parse(v.optional(publicFiles, {}), await cache.get(cacheKey)));
  await cache.set(cacheKey, { ...Object.fromEntries(earlier.map((name) => [name, null])), ...files });
}

export async function keptPublicFiles(cache: Cache): Promise<PublicFiles> {
  return v.parse(publicFiles, await cache.get(cacheKey));
}

/** Gatsby forgets what it has remembered when the configuration changes, and keeps `public/`: feeds of funds that went meanwhile. */
async function removeForgottenFeeds(publicFolder: string, files: PublicFiles): Promise<void> {
  const feeds = (await filesBelow(publicFolder)).filter((name) => path.basename(name) === 'rss.xml');
  for (const name of feeds) if (!(name in files)) await rm(path.join(publicFolder, name));
}

export async function writePublicFiles(cache: Cache, publicFolder: string): Promise<void> {
  const files = await keptPublicFiles(cache);
  await removeForgottenFeeds(publicFolder, files);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(publicFolder, name);
    if (text === null) {
      await rm(file, { force: true });
      continue;
    }
    await mkdir(path.dirname(file), { recursive: true });
    await writeIfChanged(file, text);
  }
}
