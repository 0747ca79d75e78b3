import sharp from 'sharp';
import { brandFiles, logoFrame } from '../../src/components/brand/brandFiles';
import { shareImageSize } from '../../src/components/seo/basePageContext';
import { sanitiseSvg } from '../../platform/sanitiseSvg';
import type { Brand } from './fetchBrand';

type Place = { x: number; y: number; width: number; height: number };

/** Places one of the brand's images within another. */
function placed(svg: string, place: Place, attributes: Record<string, string> = {}): string {
  return sanitiseSvg(svg, { ...place, ...attributes }) ?? '';
}

/** Any logo in the frame that pages keep for it, from the left. */
function framedLogo({ logo }: Brand): string {
  const { id, ...size } = logoFrame;
  const shapes = placed(logo, { x: 0, y: 0, ...size }, { preserveAspectRatio: 'xMinYMid' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><g id="${id}">${shapes}</g></svg>`;
}

/** Web app manifest, for home screens: https://www.w3.org/TR/appmanifest/ */
function manifest({ colour, name, shortName }: Brand) {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return {
    name,
    short_name: shortName,
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
    theme_color: colour,
    background_color: '#ffffff',
    display: 'browser',
    start_url: '/',
  };
}

/** Files of the brand that are text, by path in `public/`. */
export function brandTexts(brand: Brand): Record<string, string> {
  return {
    [brandFiles.logo]: framedLogo(brand),
    [brandFiles.map]: brand.mapOnLight,
    '/favicon.svg': brand.icon,
    '/site.webmanifest': JSON.stringify(manifest(brand)),
  };
}

/** For drawings with few colours. zlib's highest level takes 12 ms more per image and saves 1 % of its bytes. */
const smallPng = { palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 6 } as const;

function drawing({ colour }: Brand, shapes: string): Buffer {
  const { width, height } = shareImageSize;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/>${shapes}</svg>`,
  );
}

const onColour = { color: '#ffffff' };

/** PNG that titles are set on: the map on the right, fading towards the title, and the logo below. */
export function drawGround(brand: Brand): Promise<Buffer> {
  const fade =
    '<linearGradient id="fade"><stop offset=".5" stop-color="#000"/><stop offset=".78" stop-color="#fff"/></linearGradient>' +
    '<mask id="faded" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="630"><rect width="1200" height="630" fill="url(#fade)"/></mask>';
  const map = placed(brand.mapOnDark, { x: 343, y: 64, width: 940, height: 504 });
  const logo = placed(
    brand.logo,
    { x: 80, y: 511, width: 283, height: 55 },
    { ...onColour, preserveAspectRatio: 'xMinYMid' },
  );
  return sharp(drawing(brand, `${fade}<g mask="url(#faded)">${map}</g>${logo}`))
    .png()
    .toBuffer();
}

/** PNG of the house for pages that have no share image of their own: the whole map above the logo. */
export function drawHouseImage(brand: Brand): Promise<Buffer> {
  const map = placed(brand.mapOnDark, { x: 160, y: 42, width: 880, height: 472 });
  const logo = placed(brand.logo, { x: 433, y: 525, width: 334, height: 65 }, onColour);
  return sharp(drawing(brand, `${map}${logo}`))
    .png(smallPng)
    .toBuffer();
}

function drawIcon(icon: string, size: number) {
  return sharp(Buffer.from(placed(icon, { x: 0, y: 0, width: size, height: size })));
}

/** On the whole square: systems cut their own shape out of it. */
function drawAppIcon({ icon, colour }: Brand, size: number): Promise<Buffer> {
  return drawIcon(icon, size).flatten({ background: colour }).png({ compressionLevel: 9 }).toBuffer();
}

/** ICO with one PNG inside: https://en.wikipedia.org/wiki/ICO_(file_format) */
async function drawFavicon({ icon }: Brand): Promise<Buffer> {
  const size = 32;
  const image = await drawIcon(icon, size).png().toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** Files of the brand that are drawn, by name in `public/`. */
export const drawnBrandFiles: Readonly<Record<string, (brand: Brand) => Promise<Buffer>>> = {
  'favicon.ico': drawFavicon,
  'apple-touch-icon.png': (brand) => drawAppIcon(brand, 180),
  'icon-192.png': (brand) => drawAppIcon(brand, 192),
  'icon-512.png': (brand) => drawAppIcon(brand, 512),
  'share.png': drawHouseImage,
};
