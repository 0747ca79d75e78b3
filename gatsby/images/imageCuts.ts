import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ImageView } from '../../src/components/ui/ResponsiveImage';

/** In pixels, as wide as the largest place on a page; its cuts are so many times as wide. */
const kinds = {
  Portrait: { width: 320, height: 400, densities: [0.25, 0.5, 1, 2], quality: 50 },
  // 1280 pixels are enough for an article on a dense screen; the smaller sizes are for lists and phones.
  NewsImage: { width: 1280, height: 720, densities: [0.175, 0.35, 0.6, 1], quality: 60 },
};

export type ImageKind = keyof typeof kinds;

/** Keyed by the codes of the items or members that have one. */
export type Images = ReadonlyMap<string, ImageView>;

/** A picture of the content, before it is cut. */
export interface Picture {
  /** 32 hexadecimal digits, of its bytes. */
  digest: string;
  /** It ends the addresses of what is cut of it. */
  name: string;
  /** In pixels, upright. */
  width: number;
  height: number;
}

export interface ImageCut {
  /** From the root of the site; the address says all that the bytes follow from, as browsers keep them for a year. */
  file: string;
  width: number;
  height: number;
  quality: number;
}

/** `static/<digest of the picture>/<digest of the cut>/<name>.webp`: {@link ImageCut.file} */
export const isCutImage = (file: string) => /^static\/[0-9a-f]{32}\/[0-9a-f]{5}\//.test(file);

function digestOfCut(...cut: number[]): string {
  const digest = createHash('sha256').update(JSON.stringify([sharp.versions, ...cut]));
  return digest.digest('hex').slice(0, 5);
}

/** The widest that is shown: no cut is wider than its picture. */
const shownWidth = (kind: ImageKind, picture: Picture) => Math.min(kinds[kind].width, picture.width);

/** The smallest first. All browsers of the list in package.json know WebP. */
export function imageCuts(kind: ImageKind, picture: Picture): ImageCut[] {
  const { densities, quality, ...shown } = kinds[kind];
  const widths = densities
    .map((density) => Math.max(1, Math.round(density * shownWidth(kind, picture))))
    .filter((width) => width <= picture.width);
  return [...new Set(widths)].map((width) => {
    const height = Math.max(1, Math.round((width * shown.height) / shown.width));
    const folder = `static/${picture.digest}/${digestOfCut(width, height, quality)}`;
    return { file: `${folder}/${picture.name}.webp`, width, height, quality };
  });
}

export function imageView(kind: ImageKind, picture: Picture): ImageView {
  const { width, height } = kinds[kind];
  const cuts = imageCuts(kind, picture);
  const shown = shownWidth(kind, picture);
  const whole = cuts.find((cut) => cut.width === shown);
  return {
    src: `/${whole?.file}`,
    srcSet: cuts.map((cut) => `/${cut.file} ${cut.width}w`).join(',\n'),
    sizes: `(min-width: ${shown}px) ${shown}px, 100vw`,
    width,
    height,
  };
}

/** {@link ImageCut.file} of all that a view names. */
export function filesOfImage({ srcSet }: Pick<ImageView, 'srcSet'>): string[] {
  return srcSet.split(',\n').map((candidate) => candidate.replace(/^\/| \d+w$/g, ''));
}
