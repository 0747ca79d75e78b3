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

/** The largest file, and the most that is sent at once, in bytes. */
export const maxBytes = 20_000_000;

export type PickedFault = 'notPdf' | 'notTable' | 'tooLarge';

/** Looks at the size before anything is read, and at the first bytes only. The server looks at the rest. */
export async function pickedFault(
  file: File,
  extensions: readonly string[],
): Promise<PickedFault | undefined> {
  if (file.size > maxBytes) return 'tooLarge';
  if (!extensions.includes('pdf'))
    return extensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`))
      ? undefined
      : 'notTable';
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
