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
