import type { Ground } from './palette';

export const portraitSize = { width: 640, height: 800 };

/** A number between 0 and 1 that depends on nothing but `seed` and `index`. */
function fraction(seed: number, index: number): number {
  const value = Math.sin(seed * 127.1 + index * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** One contour of a hill: a ring whose bumps turn slowly from one contour to the next. */
function contour(seed: number, rank: number, centre: { x: number; y: number }): string {
  const radius = 26 + rank * 30;
  const points = Array.from({ length: 96 }, (_, step) => {
    const angle = (step / 96) * 2 * Math.PI;
    const bumps = [2, 3, 5].reduce((sum, waves, index) => {
      const phase = fraction(seed, index) * 6.28 + rank * 0.09 * (index - 0.6);
      return sum + (0.13 / (index + 1)) * Math.sin(waves * angle + phase);
    }, 0);
    const reach = radius * (1 + bumps);
    return `${(centre.x + reach * 1.15 * Math.cos(angle)).toFixed(1)} ${(centre.y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The ground behind a portrait: contour lines of a relief, different for each `seed`. */
export function groundSvg(ground: Ground, seed: number): string {
  const { width, height } = portraitSize;
  const centre = { x: width * (seed % 2 ? 0.9 : 0.08), y: height * (0.06 + 0.3 * fraction(seed, 9)) };
  const contours = Array.from({ length: 30 }, (_, rank) => contour(seed, rank, centre));
  return (
    `<rect width="${width}" height="${height}" fill="${ground.fill}"/>` +
    `<path d="${contours.join('')}" fill="none" stroke="${ground.line}" stroke-width="1.6"/>`
  );
}
