import { shareImageSize } from '../../src/components/seo/basePageContext';
import { breakLines } from './breakLines';
import { DisplayFace } from './DisplayFace';
import type { ShareText } from './shareImage';
import { shareMaterials } from './shareMaterials';

/** Brand colours of behaviour.md §9 and of the theme, which is no module of the build's. */
const navy = '#2b2d69';
const white = '#ffffff';
const kickerColour = '#e3a374';

const { width, height } = shareImageSize;
const margin = 80;
const textWidth = 700;
const kickerSize = 30;
const lineHeight = 1.12;
const titleSettings = [
  { size: 84, lines: 2 },
  { size: 74, lines: 3 },
  { size: 64, lines: 3 },
  { size: 56, lines: 4 },
  { size: 48, lines: 5 },
  { size: 40, lines: 5 },
  { size: 34, lines: 6 },
];

let known: DisplayFace | undefined;

/** The face of the site's titles, read once. */
function displayFace(): DisplayFace {
  known ??= DisplayFace.of(shareMaterials().fonts);
  return known;
}

function logo(): string {
  const size = { width: 283.475, height: 55.2 };
  return shareMaterials().logo.replace(
    '<svg ',
    `<svg x="${margin}" y="${height - 64 - 55}" width="${size.width}" height="${size.height}" color="${white}" `,
  );
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

/** What every image has: the markets map, paler towards the text, and the logo. */
export function shareGroundSvg(): string {
  const mapWidth = 930;
  const mapHeight = 499;
  const map = shareMaterials().map.replace(
    /width="\d+" height="\d+"/,
    `x="350" y="${Math.round((height - mapHeight) / 2)}" width="${mapWidth}" height="${mapHeight}"`,
  );
  return svg(
    `<defs><linearGradient id="fade" gradientUnits="userSpaceOnUse" x2="${width}">` +
      `<stop offset="0.5" stop-color="#000"/><stop offset="0.86" stop-color="#fff"/></linearGradient>` +
      `<mask id="shown"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs>` +
      `<rect width="${width}" height="${height}" fill="${navy}"/><g mask="url(#shown)">${map}</g>${logo()}`,
  );
}

/** What only one image has. */
export function shareTextSvg({ kicker, title }: ShareText): string {
  const face = displayFace();
  const widthOf = (text: string, size: number) => face.widthOf(text, size);
  const label = kicker && breakLines(kicker, textWidth, [{ size: kickerSize, lines: 1 }], widthOf);
  const { size, lines } = breakLines(title, textWidth, titleSettings, widthOf);
  const top = margin + (label ? kickerSize * 1.9 : 0);
  return svg(
    `<g fill="${kickerColour}">${label ? face.outlines(label.lines[0] ?? '', kickerSize, margin, margin + kickerSize) : ''}</g>` +
      `<g fill="${white}">${lines
        .map((line, index) => face.outlines(line, size, margin, top + size * (0.9 + index * lineHeight)))
        .join('')}</g>`,
  );
}
