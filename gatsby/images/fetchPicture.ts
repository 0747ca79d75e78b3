import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { messageOf } from '../../platform/errors';
import { ContentApiError } from '../contentApi/contentApiError';
import { contentFile, fetchContentAnswer, fetchContentFile } from '../contentApi/fetchContentFile';
import type { ContentApi } from '../contentApi/postToContentApi';
import type { Picture } from './imageCuts';

/** Pictures that this process has met, with the tag of their bytes, by address. */
const known = new Map<string, { tag: string; picture: Picture }>();

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** `/media/Été.png` → `Ete` */
function nameOf(href: string): string {
  const { name } = path.posix.parse(new URL(href).pathname);
  const plain = decodeURIComponent(name).normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(/[^\w-]+/g, '-').slice(0, 80) || 'image';
}

async function uprightSize(bytes: Buffer): Promise<Pick<Picture, 'width' | 'height'>> {
  const { format, autoOrient } = await sharp(bytes).metadata();
  if (format === 'svg') throw new Error('it is a drawing, not a raster image');
  return autoOrient;
}

export interface FetchedPicture {
  picture: Picture;
  bytes: () => Promise<Buffer>;
  /** @returns the error that names it */
  refuse: (error: unknown) => ContentApiError;
}

/**
 * A picture is loaded again only where the content API does not say that it is the same.
 *
 * @param what it is, for messages
 * @throws ContentApiError when it cannot be had, or is none
 */
export async function fetchPicture(
  contentApi: ContentApi,
  address: string,
  what: string,
): Promise<FetchedPicture> {
  const { href } = contentFile(contentApi, address);
  const before = known.get(href);
  const refuse = (error: unknown) =>
    new ContentApiError(href, `${what} cannot be read as a picture (${messageOf(error)})`);
  const response = await fetchContentAnswer(contentApi, address, what, before?.tag);
  if (before && response.status === 304) {
    const { picture } = before;
    const bytesAgain = async () => {
      const bytes = await fetchContentFile(contentApi, address, what);
      // Its address names these bytes, for a year.
      if (digestOf(bytes) !== picture.digest) throw refuse('it has changed while it was read');
      return bytes;
    };
    return { picture, bytes: bytesAgain, refuse };
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const size = await uprightSize(bytes).catch((error: unknown) => {
    throw refuse(error);
  });
  const picture = { digest: digestOf(bytes), name: nameOf(href), ...size };
  const tag = response.headers.get('etag');
  // A weak tag does not promise the same bytes.
  if (tag?.startsWith('"')) known.set(href, { tag, picture });
  return { picture, bytes: async () => bytes, refuse };
}
