/**
 * Draws the dotted map of the markets invested in, once for a navy ground and once for white:
 * `npx tsx scripts/drawMarketsMap.ts`.
 *
 * Geography: Natural Earth, public domain, by way of world-atlas. Equal Earth keeps areas true, so that a market's
 * number of dots is its share of the land.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { geoBounds, geoCentroid, geoContains, geoEqualEarth, type GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Feature } from 'geojson';
import { marketCodes, type MarketCode } from '../src/features/markets/markets';

type Position = [number, number];
type Country = { number: string; shape: Feature; bounds: [Position, Position] };
type Dot = { x: number; y: number; isMarket: boolean };
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
const antarctica = '010';

/** Dots stand 10 units apart in staggered rows; the map is `columns` dots wide. */
const step = 10;
const columns = 168;
const rowHeight = 8.7;
const dotSize = 5.6;
const margin = 4;
/** Above it there is only ice, below it only sea. */
const northernmost = 80;
const southernmost = -56;
/** Central meridian: keeps Chukotka whole and the Pacific at both edges. */
const centralMeridian = 11;

/** The theme's accent and faint tones, for each ground. */
const tones: readonly Tone[] = [
  { name: 'dark', market: '#e3a374', other: '#5a5e9c' },
  { name: 'light', market: '#a5522b', other: '#c9cbe3' },
];

function isAtlas(value: unknown): value is Topology<{ countries: GeometryCollection }> {
  if (typeof value !== 'object' || value === null || !('arcs' in value) || !('objects' in value))
    return false;
  return typeof value.objects === 'object' && value.objects !== null && 'countries' in value.objects;
}

function readCountries(): Country[] {
  const file = path.join(process.cwd(), 'node_modules/world-atlas/countries-50m.json');
  const atlas: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isAtlas(atlas)) throw new Error(`${file} holds no countries`);
  return feature(atlas, atlas.objects.countries)
    .features.map((shape) => ({ number: String(shape.id), shape, bounds: geoBounds(shape) }))
    .filter(({ number }) => number !== antarctica);
}

/** Cheap test before the exact one; where west is greater than east the box crosses the antimeridian. */
function mayContain(
  [[west, south], [east, north]]: Country['bounds'],
  [longitude, latitude]: Position,
): boolean {
  if (latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

function countryAt(countries: readonly Country[], position: Position): Country | undefined {
  return countries.find(({ shape, bounds }) => mayContain(bounds, position) && geoContains(shape, position));
}

function place(projection: GeoProjection, position: Position): Position {
  const placed = projection(position);
  if (!placed) throw new Error(`${position.join(', ')} has no place on the map`);
  return placed;
}

/** Projection whose units are the map's, with the northernmost parallel at `margin`. */
function mapProjection(): GeoProjection {
  const projection = geoEqualEarth()
    .rotate([-centralMeridian, 0])
    .fitWidth(columns * step, { type: 'Sphere' });
  const [x0] = projection.translate();
  const [, top] = place(projection, [centralMeridian, northernmost]);
  return projection.translate([x0, projection.translate()[1] - top + margin]);
}

function lattice(projection: GeoProjection): Position[] {
  const [, bottom] = place(projection, [centralMeridian, southernmost]);
  const rows = Math.floor((bottom - margin) / rowHeight);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): Position => [
      column * step + (row % 2 ? step / 2 : 0),
      Math.round((margin + row * rowHeight) * 10) / 10,
    ]),
  ).flat();
}

/** Where on Earth a point of the map is; off the globe's outline there is nowhere, though `invert` answers. */
function positionAt(projection: GeoProjection, point: Position): Position | undefined {
  const position = projection.invert?.(point);
  if (!position) return undefined;
  return squaredDistance(place(projection, position), point) < 1 ? position : undefined;
}

function squaredDistance([x0, y0]: Position, [x1, y1]: Position): number {
  return (x0 - x1) ** 2 + (y0 - y1) ** 2;
}

/** Countries smaller than a dot's cell get the dot that is nearest to their middle. */
function nearestPoint(points: readonly Position[], middle: Position): Position {
  return points.reduce((best, point) =>
    squaredDistance(point, middle) < squaredDistance(best, middle) ? point : best,
  );
}

/** Oceanic islets, far from any other land, read as dirt rather than as land. */
function isSpeck(dot: Dot, dots: readonly Dot[]): boolean {
  const reach = (4 * step) ** 2;
  return !dots.some((other) => other !== dot && squaredDistance([dot.x, dot.y], [other.x, other.y]) < reach);
}

function mapDots(projection: GeoProjection): Dot[] {
  const countries = readCountries();
  const marketNumbers = new Set(marketCodes.map((code) => countryNumbers[code]));
  const markets = countries.filter(({ number }) => marketNumbers.has(number));
  if (markets.length !== marketCodes.length) throw new Error('A market is missing from world-atlas');
  const points = lattice(projection);
  const dots = new Map<string, Dot>();
  const found = new Set<string>();
  for (const point of points) {
    const position = positionAt(projection, point);
    const country = position && countryAt(countries, position);
    if (!country) continue;
    found.add(country.number);
    dots.set(point.join(), { x: point[0], y: point[1], isMarket: marketNumbers.has(country.number) });
  }
  for (const { number, shape } of markets) {
    if (found.has(number)) continue;
    const [x, y] = nearestPoint(points, place(projection, geoCentroid(shape)));
    dots.set([x, y].join(), { x, y, isMarket: true });
  }
  const all = [...dots.values()];
  return all.filter((dot) => !isSpeck(dot, all)).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** A stroke of no length with round caps is a dot; relative moves repeat, so they compress well. */
function dotsPath(dots: readonly Dot[]): string {
  let previous: Dot | undefined;
  return dots
    .map((dot) => {
      const move =
        previous?.y === dot.y
          ? `m${dot.x - previous.x} 0h0`
          : `M${dot.x} ${String(dot.y).replace(/\.0$/, '')}h0`;
      previous = dot;
      return move;
    })
    .join('');
}

function mapFrame(dots: readonly Dot[]): { left: number; width: number; height: number } {
  const left = Math.min(...dots.map(({ x }) => x)) - margin;
  const width = Math.max(...dots.map(({ x }) => x)) + margin - left;
  return { left, width, height: Math.ceil(Math.max(...dots.map(({ y }) => y)) + margin) };
}

function mapSvg(dots: readonly Dot[], tone: Tone): string {
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
  const dots = mapDots(mapProjection());
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
