import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Another number whenever the drawing changes: browsers and social networks keep images by their name. */
const drawingVersion = 1;

const fontFolder = 'node_modules/@fontsource-variable/newsreader/files';

/** The first font that has a letter draws it. */
const files = {
  latin: `${fontFolder}/newsreader-latin-wght-normal.woff2`,
  latinExtended: `${fontFolder}/newsreader-latin-ext-wght-normal.woff2`,
  map: 'src/features/markets/marketsMap.dark.svg',
  logo: 'src/components/brand/logo.sprite.svg',
};

export type ShareMaterials = {
  fonts: readonly Buffer[];
  /** SVG. */
  map: string;
  /** SVG. */
  logo: string;
  /** Of all that images have in common. */
  digest: string;
};

let known: ShareMaterials | undefined;

/** What images are made of, read once. */
export function shareMaterials(): ShareMaterials {
  if (known) return known;
  const read = (file: string) => readFileSync(path.resolve(file));
  const fonts = [read(files.latin), read(files.latinExtended)];
  const map = read(files.map).toString('utf8');
  const logo = read(files.logo).toString('utf8');
  const hash = createHash('sha256');
  hash.update(JSON.stringify([drawingVersion, logo, map]));
  fonts.forEach((font) => hash.update(font));
  known = { fonts, map, logo, digest: hash.digest('hex') };
  return known;
}
