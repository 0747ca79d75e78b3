import { toBase64 } from '../media/pickedFile';

export interface Size {
  width: number;
  height: number;
}

/** The largest size in pixels at which the site shows a picture, and with it its shape. */
export const shapes = {
  news: { width: 1280, height: 720 },
  portrait: { width: 640, height: 800 },
} as const satisfies Record<string, Size>;

export type Shape = keyof typeof shapes;

/** Where the frame lies, in per cent of the way that it can go, and how much smaller than the picture it is, from 100. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const middle: Crop = { x: 50, y: 50, zoom: 100 };
export const maxZoom = 400;

/** The part of a picture that is kept, in its own pixels. */
export function keptPart(picture: Size, shape: Size, { x, y, zoom }: Crop): Size & { x: number; y: number } {
  const scale = (Math.min(picture.width / shape.width, picture.height / shape.height) * 100) / zoom;
  const [width, height] = [shape.width * scale, shape.height * scale];
  return { x: ((picture.width - width) * x) / 100, y: ((picture.height - height) * y) / 100, width, height };
}

const within = (value: number) => Math.min(100, Math.max(0, value));

/** The crop once its frame has gone so far, in pixels of the picture. It stays within the picture. */
export function movedCrop(crop: Crop, picture: Size, shape: Size, by: { x: number; y: number }): Crop {
  const { width, height } = keptPart(picture, shape, crop);
  const moved = (from: number, way: number, free: number) =>
    free > 0 ? within(from + (way / free) * 100) : from;
  return {
    ...crop,
    x: moved(crop.x, by.x, picture.width - width),
    y: moved(crop.y, by.y, picture.height - height),
  };
}

/**
 * The part that is kept as a PNG, without metadata. A small one is not made larger.
 *
 * @returns base64
 * @throws when the browser cannot draw it
 */
export async function croppedPng(picture: ImageBitmap, shape: Size, crop: Crop): Promise<string> {
  const { x, y, width, height } = keptPart(picture, shape, crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(shape.width, width));
  canvas.height = Math.round(Math.min(shape.height, height));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('no picture');
  return toBase64(png);
}
