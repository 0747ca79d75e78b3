import { inflateSync } from 'node:zlib';

/** Windows-1252 characters 80 to 9F, which Node decodes as Latin-1; unassigned bytes become spaces. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function decoded(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (byte) => WINDOWS_1252.charAt(byte.charCodeAt(0) - 0x80));
}

/** Decompressed content streams of a PDFKit document, in page order. */
function contentStreams(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  return Array.from(source.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g), ({ index, 0: head }) => {
    const start = index + head.length;
    const end = source.indexOf('\nendstream', start);
    return inflateSync(pdf.subarray(start, end)).toString('latin1');
  });
}

function shownText(hexadecimals: string): string {
  return Array.from(hexadecimals.matchAll(/<([0-9a-f]*)>/g), ([, hexadecimal = '']) =>
    decoded(Buffer.from(hexadecimal, 'hex')),
  ).join('');
}

/** Visible text of a PDF set in standard fonts, lines joined with spaces. */
export function pdfText(pdf: Buffer): string {
  return contentStreams(pdf)
    .flatMap((stream) =>
      Array.from(stream.matchAll(/\[([^\]]*)\] TJ/g), ([, shown = '']) => shownText(shown)),
    )
    .join(' ')
    .replace(/ +/g, ' ');
}

export function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
}
