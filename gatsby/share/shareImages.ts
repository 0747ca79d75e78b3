import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import * as v from 'valibot';
import type { PageMetadata } from '../../src/components/seo/basePageContext';
import { shareGroundSvg, shareTextSvg } from './shareDesign';
import { shareFolder, shareImageName, type ShareText } from './shareImage';

const cacheKey = 'share-images';

type Cache = Pick<GatsbyCache, 'get' | 'set'>;

const textsSchema = v.array(v.object({ kicker: v.nullable(v.string()), title: v.string() }));

/**
 * Keeps what is to be drawn until the build has succeeded. Every build creates its pages, and so keeps it anew. Pages that
 * are not to be listed have the image of the house, which is there already.
 */
export async function keepShareImages(cache: Cache, pages: readonly PageMetadata[]): Promise<void> {
  const texts = new Map(
    pages
      .filter(({ indexed }) => indexed)
      .map(({ image: { address, kicker, title } }) => [address, { kicker, title }]),
  );
  await cache.set(cacheKey, [...texts.values()]);
}

/** @returns PNG */
async function draw(text: ShareText, ground: Buffer): Promise<Buffer> {
  return sharp(ground)
    .composite([{ input: Buffer.from(shareTextSvg(text)) }])
    .png({ palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}

async function drawInto(folder: string, text: ShareText, ground: Buffer): Promise<void> {
  const file = path.join(folder, shareImageName(text));
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, await draw(text, ground));
  await rename(unfinished, file);
}

/**
 * Draws the images that are missing and removes those that no page names. One after the other: sharp uses all processors
 * for one.
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
  if (missing.length > 0) {
    const ground = await sharp(Buffer.from(shareGroundSvg())).png().toBuffer();
    for (const text of missing) await drawInto(folder, text, ground);
  }
  return { drawn: missing.length, removed: unused.length };
}

export async function writeShareImages(cache: Cache, publicFolder: string): Promise<void> {
  await drawShareImages(publicFolder, v.parse(textsSchema, await cache.get(cacheKey)));
}
