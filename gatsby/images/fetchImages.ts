import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '../../platform/filesBelow';
import { mapLimited, runConcurrently } from '../../platform/runConcurrently';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import type { ImageView } from '../../src/components/ui/ResponsiveImage';
import type { ContentApi } from '../contentApi/postToContentApi';
import { type FetchedPicture, fetchPicture } from './fetchPicture';
import { type ImageCut, imageCuts, type ImageKind, type Images, imageView, isCutImage } from './imageCuts';

/** Pictures that are fetched and cut at once. */
const atOnce = 8;

/** Addresses of pictures by the code of what they show. */
export type ImageUrls = ReadonlyMap<string, string>;

export interface CutFolders {
  /** Root of a site that may have them already. */
  there: string;
  /** Root of the site that all others are written to. */
  target: string;
}

/** Metadata, such as where it was taken, stays out of it. */
function draw(picture: Buffer, { width, height, quality }: ImageCut): Promise<Buffer> {
  return sharp(picture)
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .webp({ quality })
    .toBuffer();
}

/** The same cut of the same picture, under another name. */
async function cutBefore({ file }: ImageCut, folders: readonly string[]): Promise<Buffer | undefined> {
  for (const folder of folders.map((root) => path.join(root, path.dirname(file)))) {
    const names = await readdir(folder).catch(() => []);
    const name = names.find((other) => other.endsWith('.webp'));
    if (name) return readFile(path.join(folder, name));
  }
  return undefined;
}

async function cutPicture(
  kind: ImageKind,
  { picture, bytes, refuse }: FetchedPicture,
  { there, target }: CutFolders,
): Promise<void> {
  const isThere = ({ file }: ImageCut) => [there, target].some((root) => existsSync(path.join(root, file)));
  const missing = imageCuts(kind, picture).filter((cut) => !isThere(cut));
  let source: Promise<Buffer> | undefined;
  const drawn = async (cut: ImageCut) => {
    const whole = await (source ??= bytes());
    return draw(whole, cut).catch((error: unknown) => {
      throw refuse(error);
    });
  };
  await runConcurrently(missing, missing.length, async (cut) => {
    const image = (await cutBefore(cut, [target, there])) ?? (await drawn(cut));
    const file = path.join(target, cut.file);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomic(file, image, { isDurable: false });
  });
}

/**
 * Images in all their sizes. They are part of the pages' context, and not of page queries: a new image would run those of every page
 * with one again.
 *
 * @param folders undefined where they are not shown: nothing is cut then
 * @throws ContentApiError naming what has a picture that cannot be had or read
 */
export async function fetchImages(
  contentApi: ContentApi,
  kind: ImageKind,
  urls: ImageUrls,
  folders?: CutFolders,
): Promise<Images> {
  const cutting = new Map<string, Promise<void>>();
  const views = await mapLimited([...urls], atOnce, async ([code, address]): Promise<[string, ImageView]> => {
    const fetched = await fetchPicture(contentApi, address, `the image of ${code}`);
    const { picture } = fetched;
    if (folders) {
      // One after the other where it is the same picture: it is cut once.
      const before = cutting.get(picture.digest) ?? Promise.resolve();
      const cut = before.then(() => cutPicture(kind, fetched, folders));
      cutting.set(picture.digest, cut);
      await cut;
    }
    return [code, imageView(kind, picture)];
  });
  return new Map(views);
}

/**
 * Removes the images of earlier builds: the picture of an article that was taken back is not public again with the next release.
 *
 * @param used names of those that pages show
 */
export async function removeUnusedImages(publicFolder: string, used: readonly string[]): Promise<void> {
  const kept = new Set(used);
  const made = (await filesBelow(path.join(publicFolder, 'static'))).map((file) => `static/${file}`);
  const unused = made.filter((file) => isCutImage(file) && !kept.has(file));
  for (const file of unused) await rm(path.join(publicFolder, file));
}
