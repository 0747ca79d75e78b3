import { createElement, type CSSProperties } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { shareImageSize } from '../../src/components/seo/basePageContext';
import { drawGround, drawHouseImage } from '../brand/brandImages';
import { type Brand, brandDigest } from '../brand/fetchBrand';
import { shareFonts, type ShareText } from './shareImage';

/** Position of the text on the image; the logo is below it, from 511. */
const textPlace = { left: 80, top: 88 };
const textWidth = 700;

/** The largest first, each for titles of so many letters. */
const titleSizes = [
  { size: 84, letters: 27 },
  { size: 74, letters: 58 },
  { size: 56, letters: 95 },
  { size: 46, letters: 150 },
  { size: 34, letters: Infinity },
] as const;

/** A letter is about half as wide as high, and the longest word has to fit on a line. */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  const fitting = titleSizes.find(
    ({ size, letters }) => title.length <= letters && longestWord * size < 2 * textWidth,
  );
  return fitting?.size ?? 34;
}

function lines(text: string, clamp: number, style: CSSProperties) {
  const clamped = { display: 'block', lineClamp: clamp, overflowWrap: 'anywhere', ...style } as const;
  // The display face has neither the narrow no-break space nor the no-break hyphen.
  const drawable = text.normalize('NFC').replaceAll('\u202f', '\u00a0').replaceAll('\u2011', '-');
  return createElement('div', { style: clamped }, drawable);
}

/** @returns SVG, or null when no font has one of the letters */
async function textSvg({ kicker, title }: ShareText, accentColour: string): Promise<string | null> {
  const missing: string[] = [];
  const svg = await satori(
    createElement(
      'div',
      // An image needs some height, even without text.
      { style: { display: 'flex', flexDirection: 'column', minHeight: 1 } },
      kicker && lines(kicker, 1, { color: accentColour, fontSize: 30, lineHeight: 1, marginBottom: 26 }),
      lines(title, 6, { color: '#ffffff', fontSize: titleSize(title), lineHeight: 1.12 }),
    ),
    {
      width: textWidth,
      fonts: shareFonts().fonts,
      loadAdditionalAsset: (_, letters) => {
        missing.push(letters);
        return Promise.resolve([]);
      },
    },
  );
  return missing.length === 0 ? svg : null;
}

/** 50 KB for 27 of a PNG with a palette, in half the time: nobody loads it with a page. */
export const asJpeg = (image: sharp.Sharp) => image.jpeg({ quality: 55, optimiseCoding: false }).toBuffer();

let known: { brand: string; ground: Promise<Buffer> } | undefined;

/** Pixels that titles are set on, which take longer to draw than a title: of the brand that was asked for last. */
function groundOf(brand: Brand): Promise<Buffer> {
  const digest = brandDigest(brand);
  if (known?.brand !== digest) {
    const ground = drawGround(brand).then((png) => sharp(png).ensureAlpha().raw().toBuffer());
    known = { brand: digest, ground };
    ground.catch(() => (known = undefined));
  }
  return known.ground;
}

/** Draws a title as JPEG on the house's ground; the house's own image where it has letters that no font has. */
export async function shareImageDrawer(brand: Brand): Promise<(text: ShareText) => Promise<Buffer>> {
  const ground = await groundOf(brand);
  const raw = { ...shareImageSize, channels: 4 } as const;
  return async (text) => {
    const svg = await textSvg(text, brand.accentColour);
    if (!svg) return asJpeg(sharp(await drawHouseImage(brand)));
    return asJpeg(sharp(ground, { raw }).composite([{ input: Buffer.from(svg), ...textPlace }]));
  };
}
