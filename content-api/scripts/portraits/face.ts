import { paper, type Skin } from './palette';

/**
 * Everything is drawn as if the person looked to the right, towards the light, round the middle of the eyes' line:
 * the skull's top is near y −165, the chin near y 135, the near ear at the left.
 */
export interface FaceShape {
  /** Half of the width at the cheekbones. */
  cheek: number;
  /** Half of the width at the corners of the jaw. */
  jaw: number;
  /** Half of the chin's width. */
  chin: number;
  chinY: number;
}

export interface Features {
  browY: number;
  browWeight: number;
  browColour: string;
  /** How far the brow's middle rises. */
  browArch: number;
  eyeColour: string;
  /** Height of the open eye. */
  eyeOpen: number;
  noseLength: number;
  /** 1 is narrow. */
  noseWidth: number;
  /** Half of the mouth's width. */
  mouth: number;
  /** How far the corners of the mouth rise. */
  smile: number;
  lips: 'full' | 'line';
  /** How far the lashes reach beyond the outer corner of the eye. */
  lashes: number;
  /** 0 to 1: how deep the lines of age are. */
  lines: number;
}

export function facePath({ cheek: w, jaw: j, chin: c, chinY: l }: FaceShape): string {
  return (
    `M${-w} -40C${-w} 0 ${-w + 1} 36 ${-j} 72C${-j + 9} 100 ${-c - 14} ${l} ${8 - c * 0.4} ${l}` +
    `C${8 + c * 0.6} ${l + 1} ${10 + c} ${l - 3} ${15 + c} ${l - 11}C${j - 12} 106 ${j - 2} 82 ${w - 13} 42` +
    `C${w - 7} 28 ${w - 6} 10 ${w - 9} -6C${w - 12} -16 ${w - 8} -26 ${w - 8} -44` +
    `C${w - 6} -120 52 -158 0 -158C-60 -158 ${-w} -116 ${-w} -40Z`
  );
}

/** The side away from the light, and the hollow under the brow. */
function shadePath({ jaw: j, chin: c, chinY: l, cheek: w }: FaceShape): string {
  return (
    `M${-w - 4} -130L-72 -120C-78 -80 -72 -40 -68 -12C-64 22 -66 44 -54 72C-40 98 -18 118 ${c * 0.2} ${l - 10}` +
    `C${10 + c} ${l - 5} ${j - 18} 108 ${j - 8} 88L${j + 20} 150L${-w - 20} 150Z`
  );
}

function brow(x0: number, x1: number, { browY, browWeight, browColour, browArch }: Features): string {
  const middle = x0 + (x1 - x0) * 0.6;
  const [inner, outer] = [browY + 1, browY + 5];
  return (
    `<path fill="${browColour}" d="M${x0} ${inner}Q${middle} ${inner - browArch - 6} ${x1} ${outer}` +
    `Q${middle} ${inner - browArch + browWeight - 4} ${x0 + (x1 > x0 ? 1 : -1)} ${inner + browWeight}Z"/>`
  );
}

/** `towards` is 1 where the outer corner is at the right. */
function eye(
  x: number,
  halfWidth: number,
  towards: 1 | -1,
  { eyeOpen, eyeColour, lashes, lines }: Features,
  skin: Skin,
): string {
  const [inner, outer] = [x - halfWidth * towards, x + halfWidth * towards];
  const lid = `M${inner} 3C${x - halfWidth * 0.4 * towards} ${-eyeOpen} ${x + halfWidth * 0.5 * towards} ${-eyeOpen} ${outer} 0`;
  const under = `C${x + halfWidth * 0.5 * towards} ${eyeOpen * 0.68} ${x - halfWidth * 0.4 * towards} ${eyeOpen * 0.68 + 2} ${inner} 3Z`;
  const lash = lashes > 0 ? `M${outer} 0l${lashes * towards} ${-lashes * 0.55}` : '';
  const clip = `eye${Math.round(x + 100)}`;
  const crease = `M${x - halfWidth * 0.55 * towards} ${-eyeOpen - 4.5}Q${x + halfWidth * 0.4 * towards} ${-eyeOpen - 7.5} ${x + halfWidth * 0.95 * towards} ${-eyeOpen * 0.6 - 3}`;
  const pouch =
    lines > 0.4
      ? `<path d="M${x - 11} ${13 + eyeOpen * 0.3}q11 5 21 0" stroke="${skin.shade}" stroke-width="3" fill="none" stroke-linecap="round"/>`
      : '';
  return (
    `<path d="${crease}" fill="none" stroke="${skin.shade}" stroke-width="2.6" stroke-linecap="round"/>` +
    `${pouch}<clipPath id="${clip}"><path d="${lid}${under}"/></clipPath><path d="${lid}${under}" fill="${paper}" fill-opacity=".7"/>` +
    `<circle cx="${x + 2.5}" cy="-0.5" r="7.4" fill="${eyeColour}" clip-path="url(#${clip})"/>` +
    `<path d="${lid}${lash}" fill="none" stroke="${skin.lid}" stroke-width="3.6" stroke-linecap="round"/>`
  );
}

function nose({ noseLength: n, noseWidth }: Features, skin: Skin): string {
  return (
    `<g transform="translate(22 0) scale(${noseWidth} 1) translate(-22 0)">` +
    `<path fill="${skin.shade}" d="M25 -16C22 4 22 ${n - 24} 19 ${n - 11}C14 ${n - 6} 2 ${n - 10} 0 ${n + 1}C6 ${n + 6} 18 ${n + 7} 26 ${n + 2}C28 ${n - 16} 25 4 25 -16Z"/>` +
    `<path fill="none" stroke="${skin.line}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" ` +
    `d="M26 8C29 ${n - 26} 38 ${n - 16} 38 ${n - 5}C38 ${n + 3} 28 ${n + 5} 20 ${n + 4}M1 ${n - 6}C-3 ${n - 1} -1 ${n + 4} 6 ${n + 4}"/></g>`
  );
}

function mouth({ mouth: m, smile, lips, noseLength }: Features, skin: Skin): string {
  const x = 15;
  const y = noseLength + 29;
  const [left, right] = [x - m, x + m * 0.86];
  const corner = y - smile;
  const line = `M${left} ${corner}C${x - m * 0.4} ${y + 2} ${x - 4} ${y - 1} ${x + 2} ${y + 0.5}C${x + 8} ${y - 1} ${x + m * 0.5} ${y + 2} ${right} ${corner}`;
  const full =
    `<path fill="${skin.lip}" d="M${left} ${corner}C${x - m * 0.5} ${y - 7} ${x - 6} ${y - 10} ${x + 2} ${y - 7}C${x + 9} ${y - 10} ${x + m * 0.5} ${y - 6} ${right} ${corner}` +
    `C${x + m * 0.45} ${y + 13} ${x - m * 0.45} ${y + 14} ${left} ${corner}Z"/>`;
  const under = `<path d="M${x - 9} ${y + 13}q11 4 21 -1" fill="none" stroke="${skin.shade}" stroke-width="4" stroke-linecap="round"/>`;
  return (
    (lips === 'full' ? full : under) +
    `<path d="${line}" fill="none" stroke="${skin.line}" stroke-width="3" stroke-linecap="round"/>`
  );
}

function ageLines({ lines, noseLength: n }: Features, skin: Skin): string {
  if (lines === 0) return '';
  return (
    `<path d="M-12 ${n - 2}C-22 ${n + 8} -27 ${n + 18} -26 ${n + 30}M49 ${n}C56 ${n + 8} 58 ${n + 18} 55 ${n + 27}" fill="none" ` +
    `stroke="${skin.shade}" stroke-width="${2 + lines * 1.6}" stroke-linecap="round"/>`
  );
}

/** Face without what lies over it; `overSkin` is drawn between the skin and the features (a beard). */
export function faceSvg(shape: FaceShape, features: Features, skin: Skin, overSkin = ''): string {
  const face = facePath(shape);
  return (
    `<clipPath id="face"><path d="${face}"/></clipPath><path d="${face}" fill="${skin.base}"/>` +
    `<path d="${shadePath(shape)}" fill="${skin.shade}" clip-path="url(#face)"/>${overSkin}` +
    ageLines(features, skin) +
    nose(features, skin) +
    mouth(features, skin) +
    eye(-31, 17, -1, features, skin) +
    eye(49, 14.5, 1, features, skin) +
    brow(-12, -56, features) +
    brow(32, 68, features)
  );
}

export function earSvg(skin: Skin, cheek: number): string {
  const x = -cheek - 2;
  return (
    `<path fill="${skin.shade}" d="M${x + 8} -14C${x - 10} -26 ${x - 20} -8 ${x - 15} 14C${x - 12} 30 ${x - 6} 46 ${x + 8} 42Z"/>` +
    `<path d="M${x + 2} -8C${x - 9} -14 ${x - 12} 0 ${x - 8} 12C${x - 6} 18 ${x} 16 ${x + 1} 24" fill="none" stroke="${skin.line}" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`
  );
}
