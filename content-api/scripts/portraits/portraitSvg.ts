import { earSvg, faceSvg, type FaceShape, type Features } from './face';
import { groundSvg, portraitSize } from './ground';
import type { Hairstyle } from './hairstyles';
import { ink, type Ground, type HairColour, type Skin } from './palette';

export interface Portrait {
  ground: Ground;
  /** Which relief lies behind. */
  seed: number;
  looksTo: 'left' | 'right';
  skin: Skin;
  face: FaceShape;
  features: Features;
  hair: Hairstyle;
  hairColour: HairColour;
  /** Half of the neck's width. */
  neck: number;
  /** 1 is broad. */
  shoulders: number;
  /** SVG of the clothes. */
  clothes: string;
  /** SVG between the skin and the features. */
  beard?: string;
  /** SVG over the face and under the hair. */
  glasses?: string;
  earrings?: string;
}

function neckSvg({ neck: n, skin }: Portrait): string {
  const neck = `M${-n} 50L${-n} 140C${-n} 190 ${-n - 40} 206 -150 230L10 400L150 230C${n + 36} 206 ${n - 4} 190 ${n - 4} 140L${n - 4} 50Z`;
  const shadow = `M${-n} 60L${n - 4} 60L${n - 4} 116C${n - 20} 160 -6 180 ${-n} 178Z`;
  return (
    `<path d="${neck}" fill="${skin.base}"/><path d="${shadow}" fill="${skin.shade}"/>` +
    `<path d="M-30 214C-18 222 -8 224 0 226M44 214C34 222 24 224 16 226" fill="none" stroke="${skin.shade}" stroke-width="3.5" stroke-linecap="round"/>`
  );
}

function hairSvg(hair: Hairstyle, colour: HairColour): string {
  const strands = hair.strands
    ? `<path d="${hair.strands}" fill="none" stroke="${colour.light}" stroke-width="3" stroke-linecap="round" opacity=".6"/>`
    : '';
  const temple = hair.temple
    ? `<path d="${hair.temple}" fill="none" stroke="${colour.light}" stroke-width="3.4" stroke-linecap="round"/>`
    : '';
  return `<path d="${hair.front}" fill="${colour.base}"/>${temple}${strands}`;
}

/** Narrow shadow that the hair throws on the face. */
function hairShadow({ hair, skin }: Portrait): string {
  return `<g clip-path="url(#face)"><path d="${hair.front}" transform="translate(3 7)" fill="${skin.shade}"/></g>`;
}

/** Thin frames: near lens, far lens narrower, bridge and the side that goes to the ear. */
export function glassesSvg(kind: 'round' | 'square', colour = ink): string {
  const lenses =
    kind === 'round'
      ? '<ellipse cx="-30" cy="4" rx="31" ry="29"/><ellipse cx="51" cy="4" rx="26" ry="29"/>'
      : '<rect x="-62" y="-20" width="62" height="47" rx="10"/><rect x="25" y="-20" width="52" height="47" rx="10"/>';
  return `<g fill="none" stroke="${colour}" stroke-width="3.6">${lenses}<path d="M0 -2Q13 -12 25 -2M-61 -4L-94 -8"/></g>`;
}

export function earringSvg(colour: string): string {
  return `<circle cx="-88" cy="47" r="6.5" fill="${colour}"/>`;
}

export function portraitSvg(portrait: Portrait): string {
  const { width, height } = portraitSize;
  const mirror = portrait.looksTo === 'left' ? -1 : 1;
  const { hair, hairColour, face, features, skin } = portrait;
  const figure =
    (hair.back ? `<path d="${hair.back}" fill="${hairColour.dark}"/>` : '') +
    neckSvg(portrait) +
    `<g transform="translate(0 -20) scale(${portrait.shoulders} 0.96)">${portrait.clothes}</g>` +
    earSvg(skin, face.cheek) +
    (portrait.earrings ?? '') +
    faceSvg(face, features, skin, portrait.beard) +
    (portrait.glasses ?? '') +
    hairShadow(portrait) +
    hairSvg(hair, hairColour);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    groundSvg(portrait.ground, portrait.seed) +
    `<g transform="translate(${320 - 4 * mirror} 352) scale(${1.3 * mirror} 1.3)">${figure}</g></svg>`
  );
}
