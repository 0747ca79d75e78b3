/**
 * Draws the dotted map of the markets invested in, once for a navy ground and once for white:
 * `npx tsx scripts/drawMarketsMap.ts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { marketCodes, type MarketCode } from '../src/features/markets/markets';
import { dotsPath, mapFrame, worldDots } from './dottedWorld';

type MarketDot = { x: number; y: number; isMarket: boolean };
type Tone = { name: string; market: string; other: string };

/** Country numbers of ISO 3166-1, which is how world-atlas names its shapes. */
const countryNumbers: Record<MarketCode, string> = {
  AE: '784',
  BR: '076',
  CL: '152',
  CN: '156',
  CO: '170',
  EG: '818',
  GR: '300',
  HU: '348',
  ID: '360',
  IN: '356',
  KE: '404',
  KR: '410',
  MA: '504',
  MX: '484',
  MY: '458',
  PE: '604',
  PH: '608',
  PL: '616',
  SA: '682',
  TH: '764',
  TR: '792',
  TW: '158',
  VN: '704',
  ZA: '710',
};

const columns = 168;
const dotSize = 5.6;

/** The theme's accent and faint tones, for each ground. */
const tones: readonly Tone[] = [
  { name: 'dark', market: '#e3a374', other: '#5a5e9c' },
  { name: 'light', market: '#a5522b', other: '#c9cbe3' },
];

function mapDots(): MarketDot[] {
  const marketNumbers = new Set<string>(marketCodes.map((code) => countryNumbers[code]));
  return worldDots(columns, marketNumbers).map(({ x, y, number }) => ({
    x,
    y,
    isMarket: marketNumbers.has(number),
  }));
}

function mapSvg(dots: readonly MarketDot[], tone: Tone): string {
  const { left, width, height } = mapFrame(dots);
  const stroke = (colour: string, isMarket: boolean) =>
    `<path stroke="${colour}" d="${dotsPath(dots.filter((dot) => dot.isMarket === isMarket))}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `fill="none" stroke-width="${dotSize}" stroke-linecap="round">` +
    `${stroke(tone.other, false)}${stroke(tone.market, true)}</svg>\n`
  );
}

function main(): void {
  const folder = path.join(process.cwd(), 'src/features/markets');
  const dots = mapDots();
  for (const tone of tones) {
    writeFileSync(path.join(folder, `marketsMap.${tone.name}.generated.svg`), mapSvg(dots, tone));
  }
  const { width, height } = mapFrame(dots);
  writeFileSync(
    path.join(folder, 'marketsMapSize.generated.ts'),
    `/** Written by scripts/drawMarketsMap.ts. */\nexport const marketsMapSize = { width: ${width}, height: ${height} };\n`,
  );
  const marketDots = dots.filter(({ isMarket }) => isMarket).length;
  console.log(`${dots.length} dots, ${marketDots} of them in the markets invested in`);
}

main();
