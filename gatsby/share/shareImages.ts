import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import * as v from 'valibot';
import type { PageMetadata } from '../../src/components/seo/basePageContext';
import { drawShareImage } from './drawShareImage';
import { shareFolder, shareImageName, type ShareText } from './shareImage';

const cacheKey = 'share-images';

type Cache = Pick<GatsbyCache, 'get' | 'set'>;

const textsSchema = v.array(v.object({ kicker: v.nullable(v.string()), title: v.string() }));

/** Remembers what to draw once the build has succeeded. Pages that must not be listed have the house's image. */
export async function keepShareImages(cache: Cache, pages: readonly PageMetadata[]): Promise<void> {
  const texts = new Map(
    pages
      .filter(({ indexed }) => indexed)
      .map(({ image: { address, kicker, title } }) => [address, { kicker, title }]),
  );
  await cache.set(cacheKey, [...texts.values()]);
}

async function drawInto(folder: string, text: ShareText): Promise<void> {
  const file = path.join(folder, shareImageName(text));
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, await drawShareImage(text));
  await rename(unfinished, file);
}

/**
 * Draws the images that are missing, one at a time as sharp uses every core for one, and removes those that no page
 * names.
 */
export async function drawShareImages(
  publicFolder: string,
  texts: readonly ShareText[],
): Promise<{ drawn: number; removed: number }> {
  const folder = path.join(publicFolder, shareFolder);
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const due = new Map(texts.map((text) => [shareImageName(text), text]));
  const unused = [...there].filter((name) => !due.has(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
  const missing = [...due].filter(([name]) => !there.has(name)).map(([, text]) => text);
  for (const text of missing) await drawInto(folder, text);
  return { drawn: missing.length, removed: unused.length };
}

export async function writeShareImages(cache: Cache, publicFolder: string): Promise<void> {
  await drawShareImages(publicFolder, v.parse(textsSchema, await cache.get(cacheKey)));
}
