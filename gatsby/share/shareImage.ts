import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageImage } from '../../src/components/seo/basePageContext';
import { absoluteUrl } from '../../src/routes/routeTable';

/** Texts on a share image. */
export type ShareText = Pick<PageImage, 'kicker' | 'title'>;

/** Below `public/`; files of `/static/` are named by their content, and browsers keep them for a year. */
export const shareFolder = 'static/share';

/** Count up when the layout changes: browsers and social networks cache images by name. */
const layoutVersion = 4;

/** The site's display face, then a serif that has Greek and Cyrillic: the first font with a letter draws it. */
const fontFiles = [
  '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2',
  '@fontsource-variable/newsreader/files/newsreader-vietnamese-wght-normal.woff2',
  '@fontsource/source-serif-4/files/source-serif-4-greek-400-normal.woff',
  '@fontsource/source-serif-4/files/source-serif-4-cyrillic-400-normal.woff',
];

function readFonts() {
  const fontBytes = fontFiles.map((file) => readFileSync(path.resolve('node_modules', file)));
  const hash = createHash('sha256').update(String(layoutVersion));
  fontBytes.forEach((bytes) => hash.update(bytes));
  const fonts = fontBytes.map((data, index) => ({ name: String(index), data }));
  return { fonts, digest: hash.digest('hex') };
}

let known: ReturnType<typeof readFonts> | undefined;

/** Read once. */
export function shareFonts(): ReturnType<typeof readFonts> {
  return (known ??= readFonts());
}

/** Named by everything that goes in. */
export function shareImageName({ kicker, title }: ShareText, brand: string): string {
  const everything = JSON.stringify([shareFonts().digest, brand, kicker, title]);
  return `${createHash('sha256').update(everything).digest('hex').slice(0, 20)}.jpg`;
}

/** Describes a page's share image in its metadata; `writeShareImages` draws it after the build. */
export function shareImage(
  { kicker, title }: ShareText,
  site: { url: string; brandDigest: string },
): PageImage {
  const name = shareImageName({ kicker, title }, site.brandDigest);
  return { address: absoluteUrl(`/${shareFolder}/${name}`, site.url), kicker, title };
}
