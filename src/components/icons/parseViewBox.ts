export type ViewBox = readonly [left: number, top: number, width: number, height: number];

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * The four numbers of an SVG `viewBox`, separated by spaces or by one comma each.
 *
 * @throws Error naming the icon when there are not exactly four numbers, or when width or height is not above zero
 */
export function parseViewBox(value: string, iconName: string): ViewBox {
  const parts = value.trim().split(/\s*,\s*|\s+/);
  const [left, top, width, height] = parts.map((part) => (number.test(part) ? Number(part) : NaN));
  const isComplete = parts.length === 4 && [left, top, width, height].every(Number.isFinite);
  if (
    !isComplete ||
    left === undefined ||
    top === undefined ||
    !width ||
    !height ||
    width < 0 ||
    height < 0
  ) {
    throw new Error(
      `Icon "${iconName}": viewBox must be four numbers, the last two above zero, and is "${value}"`,
    );
  }
  return [left, top, width, height];
}
