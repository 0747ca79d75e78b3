/** Shape on the lower face of face.ts, clipped to it. */
const full =
  'M-92 10C-80 18 -78 42 -64 52C-46 64 -28 60 -16 72C-4 66 8 68 16 70C26 67 38 68 48 74C58 64 70 52 78 26L96 26L80 110L40 160L-30 160L-96 90Z';
function onFace(path: string, colour: string, opacity: number): string {
  return `<path d="${path}" fill="${colour}" fill-opacity="${opacity}" clip-path="url(#face)"/>`;
}

export const fullBeard = (colour: string) => onFace(full, colour, 1);
export const stubble = (colour: string) => onFace(full, colour, 0.22);
export const closeBeard = (colour: string) => onFace(full, colour, 0.6);
