import { logoDrawing } from './logoDrawing';
import { logoSize } from './logoShapes';

/** Part of the sprite that `Logo` draws. */
export const logoId = 'logo';

/** The logo as a file of its own, in the colour of the text around it. Drawn by `npm run draw:brand`. */
export function logoSprite(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logoSize.width} ${logoSize.height}">` +
    `<g id="${logoId}">${logoDrawing()}</g></svg>\n`
  );
}
