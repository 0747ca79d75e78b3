import { logoSize, markMeridians, markSize, markSlices, markTilt, wordmark } from './logoShapes';

/** Part of the sprite that `Logo` draws. */
export const logoId = 'logo';

/** The logo as a file of its own, in the colour of the text around it. Drawn by `npm run draw:brand`. */
export function logoSprite(): string {
  const middle = markSize / 2;
  const dots = markMeridians.map(
    ({ path, dotSize }) =>
      `<path d="${path}" stroke="currentColor" stroke-width="${dotSize}" stroke-linecap="round"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logoSize.width} ${logoSize.height}">` +
    `<g id="${logoId}" fill="currentColor"><g transform="rotate(${markTilt} ${middle} ${middle})">` +
    `<path d="${markSlices}"/>${dots.join('')}</g><path d="${wordmark}"/></g></svg>\n`
  );
}
