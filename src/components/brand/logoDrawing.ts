import { markMeridians, markSize, markSlices, markTilt, wordmark } from './logoShapes';

/** The mark as SVG, in the colour of what it stands in. */
export function markDrawing(meridians: readonly { dotSize: number; path: string }[] = markMeridians): string {
  const middle = markSize / 2;
  const dots = meridians.map(
    ({ path, dotSize }) =>
      `<path d="${path}" stroke="currentColor" stroke-width="${dotSize}" stroke-linecap="round"/>`,
  );
  return `<g fill="currentColor" transform="rotate(${markTilt} ${middle} ${middle})"><path d="${markSlices}"/>${dots.join('')}</g>`;
}

/** Mark and word as SVG, in the colour of what they stand in. */
export function logoDrawing(): string {
  return `${markDrawing()}<path fill="currentColor" d="${wordmark}"/>`;
}
