import { mkdir, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import * as v from 'valibot';
import type { PageMetadata } from '../../src/components/seo/basePageContext';
import { runConcurrently } from '../../platform/runConcurrently';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { drawnBrandFiles } from '../brand/brandImages';
import { type Brand, brandDigest, brandSchema } from '../brand/fetchBrand';
import { shareImageDrawer } from './drawShareImage';
import { shareFolder, shareFonts, shareImageName, type ShareText } from './shareImage';

const cacheKey = 'images';
const drawnBrandKey = 'drawn-brand';

type Cache = Pick<GatsbyCache, 'get' | 'set'>;

const dueSchema = v.object({
  brand: brandSchema,
  texts: v.array(v.object({ kicker: v.nullable(v.string()), title: v.string() })),
});

/** Remembers what to draw once the build has succeeded. Pages that must not be listed have the house's image. */
export async function keepShareImages(
  cache: Cache,
  brand: Brand,
  pages: readonly PageMetadata[],
): Promise<void> {
  const texts = new Map(
    pages
      .filter(({ indexed }) => indexed)
      .map(({ image: { address, kicker, title } }) => [address, { kicker, title }]),
  );
  await cache.set(cacheKey, { brand, texts: [...texts.values()] });
}

/** Draws the images that are missing, and removes those that no page names. */
export async function drawShareImages(
  publicFolder: string,
  brand: Brand,
  texts: readonly ShareText[],
): Promise<{ drawn: number; removed: number }> {
  const folder = path.join(publicFolder, shareFolder);
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const digest = brandDigest(brand);
  const due = new Map(texts.map((text) => [shareImageName(text, digest), text]));
  const unused = [...there].filter((name) => !due.has(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
  const missing = [...due].filter(([name]) => !there.has(name));
  const draw = missing.length > 0 ? await shareImageDrawer(brand) : undefined;
  // While one is set in type, on this thread, another is drawn.
  await runConcurrently(missing, 2 * os.availableParallelism(), async ([name, text]) => {
    if (draw) await writeFileAtomic(path.join(folder, name), await draw(text), { isDurable: false });
  });
  return { drawn: missing.length, removed: unused.length };
}

/** Icons, and the house's own share image. */
async function drawBrandImages(cache: Cache, publicFolder: string, brand: Brand): Promise<void> {
  const digest = shareFonts().digest + brandDigest(brand);
  const there = new Set(await readdir(publicFolder));
  const isDrawn = Object.keys(drawnBrandFiles).every((name) => there.has(name));
  if (isDrawn && (await cache.get(drawnBrandKey)) === digest) return;
  for (const [name, draw] of Object.entries(drawnBrandFiles)) {
    await writeFileAtomic(path.join(publicFolder, name), await draw(brand), { isDurable: false });
  }
  await cache.set(drawnBrandKey, digest);
}

export async function writeShareImages(cache: Cache, publicFolder: string): Promise<void> {
  const { brand, texts } = v.parse(dueSchema, await cache.get(cacheKey));
  await drawBrandImages(cache, publicFolder, brand);
  await drawShareImages(publicFolder, brand, texts);
}
