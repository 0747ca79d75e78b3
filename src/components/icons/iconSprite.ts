import { type IconShape, iconShapes } from './iconShapes';
import { parseViewBox } from './parseViewBox';

function symbol([name, { viewBox, paths }]: [string, IconShape]): string {
  const frame = parseViewBox(viewBox, name).join(' ');
  return `<symbol id="${name}" viewBox="${frame}"><path d="${paths.join('')}"/></symbol>`;
}

/**
 * Icons as one file, drawn by `npm run draw:brand`; stroke and colour are those of the element that shows one.
 *
 * @throws Error naming the icon whose viewBox is not four numbers
 */
export function iconSprite(shapes: Readonly<Record<string, IconShape>> = iconShapes): string {
  const symbols = Object.entries(shapes).map(symbol);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
