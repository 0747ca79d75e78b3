import { toBase64 } from '../toBase64';

/** The largest file, and the most that is sent at once, in bytes. */
export const maxBytes = 20_000_000;

export type PdfFault = 'notPdf' | 'tooLarge';

/** Looks at the size before anything is read, and at the first bytes only. The server looks at the rest. */
export async function pdfFault(file: File): Promise<PdfFault | undefined> {
  if (file.size > maxBytes) return 'tooLarge';
  const start = atob(await toBase64(file.slice(0, 5)));
  return start === '%PDF-' ? undefined : 'notPdf';
}

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

export type PictureFault = 'svg' | 'wrong' | 'tooLarge';

/** Looks at what is said of the file. Drawing it tells the rest. */
export function pictureFault({ type, size }: File): PictureFault | undefined {
  if (type === 'image/svg+xml') return 'svg';
  if (!pictureTypes.includes(type)) return 'wrong';
  return size > maxBytes ? 'tooLarge' : undefined;
}
