/** Units of the box in which charts are drawn: y from the top. */
export const boxSize = 1000;

/** A place in the box: 0 to 1000 from the left and from the top. */
type Place = { x: number; y: number };

/** Milliseconds since 1970 at which a calendar day (`YYYY-MM-DD`) begins in UTC. */
export function timeOf(day: string): number {
  return Date.parse(day);
}

/** Maps values from one range onto another, along a line. A range without extent maps onto the middle of the other. */
export function linearScale([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number) =>
    from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
}

/** 1, 2 or 5 times a power of ten: the smallest of them that is no less than the step asked for. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= step * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Round values between two, `most` steps apart at the most, lowest first. */
export function roundLevels(lowest: number, highest: number, most: number): number[] {
  if (!(highest > lowest)) return [];
  const step = roundStep((highest - lowest) / most);
  const first = Math.ceil(lowest / step);
  const last = Math.floor(highest / step);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Data of an SVG path through places, to the unit. */
export function linePath(places: readonly Place[]): string {
  return places
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)},${Math.round(y)}`)
    .join('');
}

/** How far down the box a path ends. */
export function endOfPath(path: string): number {
  return Number(path.slice(path.lastIndexOf(',') + 1));
}

/** Heights of labels that stand `gap` apart at least, as near to where they belong as their order allows. */
export function spreadLabels(heights: readonly number[], gap: number): number[] {
  const labels = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  // Up from the bottom of the box, then down from its top.
  let lowest = boxSize;
  for (const label of [...labels].reverse()) lowest = (label.height = Math.min(label.height, lowest)) - gap;
  let highest = 0;
  for (const label of labels) highest = (label.height = Math.max(label.height, highest)) + gap;
  return labels.sort((a, b) => a.index - b.index).map(({ height }) => height);
}

const mostYears = 8;

const yearOf = (time: number) => new Date(time).getUTCFullYear();

/** The years that begin after one time and up to another: every one, or every second, third… where they are many. */
export function yearStarts(from: number, to: number): number[] {
  const first = yearOf(from) + 1;
  const count = Math.max(0, yearOf(to) - first + 1);
  const step = Math.max(1, Math.ceil(count / mostYears));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => first + index * step);
}
