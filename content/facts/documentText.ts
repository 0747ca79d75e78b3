import { getDocumentProxy } from 'unpdf';

/** Key information documents have three pages, and factsheets a few. */
const mostPages = 20;

/** Ligatures of letters (U+FB00 to U+FB06), which some programs write in place of the letters. */
const ligature = /[\uFB00-\uFB06]/g;

/** Spaces of all kinds, but no line ends. */
const spaces = /[^\S\n]+/g;

/** Hyphens that are shown at a line end only, and characters that are never shown. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Lines with words, one space between them; apostrophes are straight. */
export function normalisedText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|\f/g, '\n')
    .replace(ligature, (letters) => letters.normalize('NFKC'))
    .replace(unseen, '')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(spaces, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/**
 * The text of a PDF in the order in which its program wrote it, which keeps the cells of a table whole; empty for a picture of a text. The
 * library takes 80 MB and 0.2 s to load, which is for a thread that is given back.
 *
 * @throws for what the library cannot read
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  // The library takes the memory of what it is given, and refuses a Buffer.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    let text = '';
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
      text += '\n';
    }
    return normalisedText(text);
  } finally {
    await pdf.destroy();
  }
}
