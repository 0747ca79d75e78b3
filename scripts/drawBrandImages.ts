/**
 * Draws the icons and the share image that static/ serves, and the logo and icons that pages show, from their shapes and
 * the markets map:
 * `npx tsx scripts/drawBrandImages.ts` (after scripts/drawMarketsMap.ts).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { logoDrawing, markDrawing } from '../src/components/brand/logoDrawing';
import { logoSize, markMeridians, markSize } from '../src/components/brand/logoShapes';
import { logoSprite } from '../src/components/brand/logoSprite';
import { iconSprite } from '../src/components/icons/iconSprite';
import { marketsMapSize } from '../src/features/markets/marketsMapSize.generated';

const navy = '#2b2d69';
const white = '#ffffff';
const folder = path.join(process.cwd(), 'static');
const title = 'Meridane Asset Management';

type Meridians = readonly { dotSize: number; path: string }[];

/** One meridian of larger dots: what the eye still tells apart in a tab. */
const smallMeridians: Meridians = [{ dotSize: 64, path: 'M158 386h0M122 290h0M122 190h0M158 94h0' }];

/** The mark in white on a navy square; `markShare` is the part of the side that the mark takes. */
function iconSvg(markShare: number, cornerRadius: number, meridians: Meridians): string {
  const side = markSize / markShare;
  const inset = (side - markSize) / 2;
  const frame = [-inset, -inset, side, side].map((value) => Math.round(value)).join(' ');
  const [start] = frame.split(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" color="${white}">` +
    `<rect x="${start}" y="${start}" width="${Math.round(side)}" height="${Math.round(side)}" ` +
    `rx="${cornerRadius}" fill="${navy}"/>${markDrawing(meridians)}</svg>\n`
  );
}

function shareSvg(): string {
  const map = readFileSync(
    path.join(process.cwd(), 'src/features/markets/marketsMap.dark.generated.svg'),
    'utf8',
  );
  const mapWidth = 880;
  const mapHeight = Math.round((mapWidth * marketsMapSize.height) / marketsMapSize.width);
  const placedMap = map.replace(
    /width="\d+" height="\d+"/,
    `x="${(1200 - mapWidth) / 2}" y="44" width="${mapWidth}" height="${mapHeight}"`,
  );
  const logoScale = 0.136;
  const logoLeft = Math.round((1200 - logoSize.width * logoScale) / 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${navy}"/>` +
    `${placedMap}<g transform="translate(${logoLeft} 524) scale(${logoScale})" color="${white}">` +
    `${logoDrawing()}</g></svg>`
  );
}

function png(svg: string, width: number, height = width): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(width, height)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file of one picture, kept as PNG (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(picture: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const manifest = {
  name: title,
  short_name: 'Meridane',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  theme_color: navy,
  background_color: white,
  display: 'browser',
  start_url: '/',
};

async function main(): Promise<void> {
  const tabIcon = iconSvg(0.84, 100, smallMeridians);
  const appIcon = iconSvg(0.62, 0, markMeridians);
  const files: Record<string, string | Buffer> = {
    'favicon.svg': tabIcon,
    'favicon.ico': ico(await png(tabIcon, 32), 32),
    'apple-touch-icon.png': await png(appIcon, 180),
    'icon-192.png': await png(appIcon, 192),
    'icon-512.png': await png(appIcon, 512),
    'share.png': await png(shareSvg(), 1200, 630),
    'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const components = path.join(process.cwd(), 'src/components');
  writeFileSync(path.join(components, 'brand/logo.sprite.svg'), logoSprite());
  writeFileSync(path.join(components, 'icons/icons.sprite.svg'), iconSprite());
}

void main();
