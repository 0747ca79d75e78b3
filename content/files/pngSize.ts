const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Pictures of the site have a few thousand. A header may claim millions, for which no build has the memory. */
const maxPixels = 10_000;

/** The files that `pngSize` accepts. */
export const pngText = `a whole PNG image, of ${maxPixels} pixels a side at most`;

/** True if its chunks follow each other to the last one (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function isWhole(bytes: Buffer): boolean {
  for (let at = signature.length; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end <= bytes.length;
    at = end;
  }
  return false;
}

/** In pixels, from the header (https://www.w3.org/TR/png-3/#11IHDR); `null` if it is no PNG image that can be shown. */
export function pngSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(signature)) return null;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR' || !isWhole(bytes)) return null;
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return Object.values(size).every((pixels) => pixels >= 1 && pixels <= maxPixels) ? size : null;
}
