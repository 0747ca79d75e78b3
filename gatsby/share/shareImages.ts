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

/** Texts of the images, each once. Pages that must not be listed have the house's image. */
export function shareImageTexts(pages: readonly PageMetadata[]): ShareText[] {
  const texts = new Map(
    pages
      .filter(({ indexed }) => indexed)
      .map(({ image: { address, kicker, title } }) => [address, { kicker, title }]),
  );
  return [...texts.values()];
}

/** Remembers what to draw once the build has succeeded. */
export async function keepShareImages(
  cache: Cache,
  brand: Brand,
  pages: readonly PageMetadata[],
): Promise<void> {
  await cache.set(cacheKey, { brand, texts: shareImageTexts(pages) });
}

/**
 * Draws the images that are missing.
 * @param there names of those that exist
 */
export async function drawShareImages(
  folder: string,
  there: readonly string[],
  brand: Brand,
  texts: readonly ShareText[],
): Promise<{ drawn: number; unused: string[] }> {
  const digest = brandDigest(brand);
  const due = new Map(texts.map((text) => [shareImageName(text, digest), text]));
  const missing = [...due].filter(([name]) => !there.includes(name));
  const draw = missing.length > 0 ? await shareImageDrawer(brand) : undefined;
  if (draw) await mkdir(folder, { recursive: true });
  // While one is set in type, on this thread, another is drawn.
  await runConcurrently(missing, 2 * os.availableParallelism(), async ([name, text]) => {
    if (draw) await writeFileAtomic(path.join(folder, name), await draw(text), { isDurable: false });
  });
  return { drawn: missing.length, unused: there.filter((name) => !due.has(name)) };
}

/** Icons, and the house's own share image. */
export async function drawBrandFiles(folder: string, brand: Brand): Promise<void> {
  for (const [name, draw] of Object.entries(drawnBrandFiles)) {
    await writeFileAtomic(path.join(folder, name), await draw(brand), { isDurable: false });
  }
}

async function drawNewBrand(cache: Cache, publicFolder: string, brand: Brand): Promise<void> {
  const digest = shareFonts().digest + brandDigest(brand);
  const there = new Set(await readdir(publicFolder));
  const isDrawn = Object.keys(drawnBrandFiles).every((name) => there.has(name));
  if (isDrawn && (await cache.get(drawnBrandKey)) === digest) return;
  await drawBrandFiles(publicFolder, brand);
  await cache.set(drawnBrandKey, digest);
}

export async function writeShareImages(cache: Cache, publicFolder: string): Promise<void> {
  const { brand, texts } = v.parse(dueSchema, await cache.get(cacheKey));
  await drawNewBrand(cache, publicFolder, brand);
  const folder = path.join(publicFolder, shareFolder);
  await mkdir(folder, { recursive: true });
  const { unused } = await drawShareImages(folder, await readdir(folder), brand, texts);
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
}
