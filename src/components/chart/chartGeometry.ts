/** Charts are drawn in a square of this many units; y counts from the top. */
export const boxSize = 1000;

/** A point in the box: 0 to 1000 from the left and from the top. */
type Point = { x: number; y: number };

/** Milliseconds since 1970 at which a calendar day (`YYYY-MM-DD`) begins in UTC. */
export function timeOf(day: string): number {
  return Date.parse(day);
}

/** The same for any value; `NaN` for what is not a day. */
export function parseDay(value: unknown): number {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? timeOf(value) : NaN;
}

/** The calendar day (`YYYY-MM-DD`) of a time in UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Maps one range onto another. An empty range maps onto the middle. */
export function linearScale([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number) =>
    from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
}

/** The smallest of 1, 2, 2.5 or 5 times a power of ten that is at least the step. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= step * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Round values between two, lowest first, with at most `maxSteps` steps. */
export function roundLevels(lowest: number, highest: number, maxSteps: number): number[] {
  if (!(highest > lowest)) return [];
  const step = roundStep((highest - lowest) / maxSteps);
  const first = Math.ceil(lowest / step);
  const last = Math.floor(highest / step);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** SVG path data through points, rounded to units. Relative, as pages have hundreds of them: steps repeat, places do not. */
export function linePath(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map((point, index) => {
      const [x, y] = [Math.round(point.x), Math.round(point.y)];
      const step = `${index === 0 ? 'M' : 'l'}${x - lastX},${y - lastY}`;
      [lastX, lastY] = [x, y];
      return step;
    })
    .join('');
}

/** The y at which a path of `linePath` ends. */
export function endOfPath(path: string): number {
  return [...path.matchAll(/,(-?\d+)/g)].reduce((y, [, step]) => y + Number(step), 0);
}

/**
 * The `top` of labels in CSS: each at its height, moved so that they are a line of text apart and keep their order, in a box
 * of any size.
 */
export function labelTops(heights: readonly number[]): string[] {
  const labels = heights.map((height, index) => ({ top: `${height / 10}%`, height, index }));
  const downwards = [...labels].sort((a, b) => a.height - b.height);
  // First upwards from the bottom of the box, then downwards from its top.
  let lowest = '100%';
  for (const label of [...downwards].reverse()) {
    label.top = `min(${label.top}, ${lowest})`;
    lowest = `${label.top} - 1.4em`;
  }
  let highest = '0%';
  for (const label of downwards) {
    label.top = `max(${label.top}, ${highest})`;
    highest = `${label.top} + 1.4em`;
  }
  return labels.map(({ top }) => top);
}

const maxYears = 8;

const yearOf = (time: number) => new Date(time).getUTCFullYear();

/** Years that begin within a span; every second or third if there are many. */
export function yearStarts(from: number, to: number): number[] {
  const first = yearOf(from) + 1;
  const count = Math.max(0, yearOf(to) - first + 1);
  const step = Math.max(1, Math.ceil(count / maxYears));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => first + index * step);
}

export type TickUnit = 'year' | 'month' | 'day';
