/**
 * The land of the world as dots in staggered rows, each known by its country: what the project's maps are drawn from.
 *
 * Geography: Natural Earth, public domain, by way of world-atlas. Equal Earth keeps areas true, so that a country's
 * number of dots is its share of the land.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { geoBounds, geoCentroid, geoContains, geoEqualEarth, type GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Feature } from 'geojson';

type Position = [number, number];
type Country = { number: string; shape: Feature; bounds: [Position, Position] };

/** `number` is the country's of ISO 3166-1, which is how world-atlas names its shapes. */
export type WorldDot = { x: number; y: number; number: string };

const antarctica = '010';

/** Dots stand 10 units apart. */
export const step = 10;
const rowHeight = 8.7;
const margin = 4;
/** Above it there is only ice, below it only sea. */
const northernmost = 80;
const southernmost = -56;
/** Central meridian: keeps Chukotka whole and the Pacific at both edges. */
const centralMeridian = 11;

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
function mapProjection(columns: number): GeoProjection {
  const projection = geoEqualEarth()
    .rotate([-centralMeridian, 0])
    .fitWidth(columns * step, { type: 'Sphere' });
  const [x0] = projection.translate();
  const [, top] = place(projection, [centralMeridian, northernmost]);
  return projection.translate([x0, projection.translate()[1] - top + margin]);
}

function lattice(projection: GeoProjection, columns: number): Position[] {
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

function nearestPoint(points: readonly Position[], middle: Position): Position {
  return points.reduce((best, point) =>
    squaredDistance(point, middle) < squaredDistance(best, middle) ? point : best,
  );
}

/** Oceanic islets, far from any other land, read as dirt rather than as land. */
function isSpeck(dot: WorldDot, dots: readonly WorldDot[]): boolean {
  const reach = (4 * step) ** 2;
  return !dots.some((other) => other !== dot && squaredDistance([dot.x, dot.y], [other.x, other.y]) < reach);
}

/** The dots without specks, except those that are all there is of a country to show. */
function withoutSpecks(dots: readonly WorldDot[], shown: ReadonlySet<string>): WorldDot[] {
  const land = new Set(dots.filter((dot) => !isSpeck(dot, dots)));
  const seen = new Set([...land].map(({ number }) => number));
  return dots.filter((dot) => land.has(dot) || (shown.has(dot.number) && !seen.has(dot.number)));
}

/** @throws Error naming a country to show whose only place another one took */
function assertAllShown(dots: readonly WorldDot[], shown: ReadonlySet<string>): void {
  const seen = new Set(dots.map(({ number }) => number));
  for (const number of shown) if (!seen.has(number)) throw new Error(`Country ${number} has no dot`);
}

/**
 * Every dot of the land, in rows from the north.
 *
 * @param columns how many dots the map is wide
 * @param shown numbers of the countries that have a dot however small they are: the one that is nearest to their middle
 * @throws Error naming a country to show that the atlas does not hold, or that has no dot
 */
export function worldDots(columns: number, shown: ReadonlySet<string>): WorldDot[] {
  const projection = mapProjection(columns);
  const countries = readCountries();
  const points = lattice(projection, columns);
  const dots = new Map<string, WorldDot>();
  const found = new Set<string>();
  for (const point of points) {
    const position = positionAt(projection, point);
    const country = position && countryAt(countries, position);
    if (!country) continue;
    found.add(country.number);
    dots.set(point.join(), { x: point[0], y: point[1], number: country.number });
  }
  for (const number of shown) {
    if (found.has(number)) continue;
    const country = countries.find((candidate) => candidate.number === number);
    if (!country) throw new Error(`Country ${number} is missing from world-atlas`);
    const [x, y] = nearestPoint(points, place(projection, geoCentroid(country.shape)));
    dots.set([x, y].join(), { x, y, number });
  }
  const kept = withoutSpecks([...dots.values()], shown);
  assertAllShown(kept, shown);
  return kept.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** A stroke of no length with round caps is a dot; relative moves repeat, so they compress well. */
export function dotsPath(dots: readonly { x: number; y: number }[]): string {
  let previous: { x: number; y: number } | undefined;
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

export type MapFrame = { left: number; width: number; height: number };

/** The part of the plane that the dots take, from the northernmost parallel on. */
export function mapFrame(dots: readonly { x: number; y: number }[]): MapFrame {
  const left = Math.min(...dots.map(({ x }) => x)) - margin;
  const width = Math.max(...dots.map(({ x }) => x)) + margin - left;
  return { left, width, height: Math.ceil(Math.max(...dots.map(({ y }) => y)) + margin) };
}
