/** A news picture is a PNG of this size at best, and of this shape. */
const [width, height] = [1280, 720];

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

const base64Start = 'base64,';

export function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(base64Start) + base64Start.length));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')));
    reader.readAsDataURL(blob);
  });
}

/** The largest part of the shape in the middle of a picture. */
export function middleOf(picture: { width: number; height: number }) {
  const scale = Math.min(picture.width / width, picture.height / height);
  const [w, h] = [width * scale, height * scale];
  return { x: (picture.width - w) / 2, y: (picture.height - h) / 2, w, h };
}

/**
 * The picture as a PNG for news: its middle, without metadata. A small one is not made larger.
 *
 * @returns base64
 * @throws when the file is no picture
 */
export async function newsPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const { x, y, w, h } = middleOf(picture);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(width, w));
  canvas.height = Math.round(Math.min(height, h));
  canvas.getContext('2d')?.drawImage(picture, x, y, w, h, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('no picture');
  return toBase64(png);
}
