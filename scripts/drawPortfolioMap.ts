/**
 * Draws the map on which fund pages show a portfolio by country: `npx tsx scripts/drawPortfolioMap.ts`.
 *
 * One file for all portfolios. Opened as an image it is the quiet dots of all land; each country's dots stand beside, by
 * its ISO 3166-1 alpha-2 code, for an SVG `use` that gives them a colour and a size.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asianMarkets } from '../src/features/funds/portfolio/mappedMarkets';
import { dotsPath, mapFrame, type WorldDot, worldDots } from './dottedWorld';

const columns = 240;
/** Land where nothing is held: the theme's lilac, smaller dots than any that stand for a weight. */
const land = { colour: '#c9cbe3', dotSize: 4.4 };

/** Places outside Asia where a dot of the lattice may miss a market, by their number of ISO 3166-1. */
const smallMarkets = ['048', '144', '188', '222', '376', '400', '414', '422', '480', '634', '784', '804'];
/** Hong Kong, Singapore, South Korea, Taiwan. */
const smallAsianMarkets = ['344', '702', '410', '158'];

/** Unicode knows a region by its number too; `und-156` is `und-CN` (UTS 35, canonical form of territories). */
function alpha2(number: string): string | undefined {
  if (!/^\d{3}$/.test(number)) return undefined;
  const [canonical = ''] = Intl.getCanonicalLocales(`und-${number}`);
  return /^und-([A-Z]{2})$/.exec(canonical)?.[1];
}

function dotsByCountry(dots: readonly WorldDot[]): [code: string, dots: WorldDot[]][] {
  const countries = new Map<string, WorldDot[]>();
  for (const dot of dots) {
    const code = alpha2(dot.number);
    if (code) countries.set(code, [...(countries.get(code) ?? []), dot]);
  }
  return [...countries].sort(([a], [b]) => a.localeCompare(b));
}

/** Frame of the map of Asia, with some of what lies around it. */
function asianFrame(dots: readonly WorldDot[]) {
  const around = 30;
  const asian = dots.filter(({ number }) => asianMarkets.includes(alpha2(number) ?? ''));
  const [xs, ys] = [asian.map(({ x }) => x), asian.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - around, Math.round(Math.min(...ys)) - around];
  return {
    left,
    top,
    width: Math.max(...xs) + around - left,
    height: Math.round(Math.max(...ys)) + around - top,
  };
}

function mapSvg(dots: readonly WorldDot[]): string {
  const { left, width, height } = mapFrame(dots);
  const countries = dotsByCountry(dots).map(
    ([code, ofCountry]) => `<path id="${code}" d="${dotsPath(ofCountry)}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" fill="none" stroke-linecap="round">\n` +
    `<path stroke="${land.colour}" stroke-width="${land.dotSize}" d="${dotsPath(dots)}"/>\n` +
    `<defs>\n${countries.join('\n')}\n</defs>\n</svg>\n`
  );
}

function main(): void {
  const folder = path.join(process.cwd(), 'src/features/funds/portfolio');
  const dots = worldDots(columns, new Set([...smallMarkets, ...smallAsianMarkets]));
  const { left, width, height } = mapFrame(dots);
  const frames = { world: { left, top: 0, width, height }, asia: asianFrame(dots) };
  writeFileSync(path.join(folder, 'portfolioMap.sprite.svg'), mapSvg(dots));
  writeFileSync(
    path.join(folder, 'portfolioMapFrames.generated.ts'),
    `/** Written by scripts/drawPortfolioMap.ts: what the map shows of its own plane. */\n` +
      `export const portfolioMapFrames = ${JSON.stringify(frames)};\n`,
  );
  const codes = dotsByCountry(dots).map(([code]) => code);
  writeFileSync(
    path.join(folder, 'drawnCountries.generated.ts'),
    `/** Written by scripts/drawPortfolioMap.ts: the countries that the map can draw. */\n` +
      `export const drawnCountries: readonly string[] = '${codes.join(' ')}'.split(' ');\n`,
  );
  console.log(`${dots.length} dots in ${codes.length} countries`);
}

main();
