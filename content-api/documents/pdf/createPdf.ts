import PDFDocument from 'pdfkit';
import type { DocumentLocale } from '../fundDocumentInput';

export type Pdf = PDFKit.PDFDocument;

/** A PDF must give a day: that of a document without one is the epoch's, which no reader takes for a date. */
const UNDATED = '1970-01-01';

type PdfDescription = {
  title: string;
  author: string;
  locale: DocumentLocale;
  /** `YYYY-MM-DD`: the day that the file gives for its creation, so that its bytes depend on its content only. */
  date: string | null;
};

const XML_LOOKALIKES: Record<string, string> = { '&': '＆', '<': '‹', '>': '›' };

/** PDFKit copies titles into the file's XML metadata without escaping them. */
function metadataText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>]/g, (character) => XML_LOOKALIKES[character] ?? character);
}

/** An A4 document with its metadata and no page yet; `finished` gives its bytes once it is ended. */
export function createPdf({ title, author, locale, date }: PdfDescription): {
  pdf: Pdf;
  finished: Promise<Buffer>;
} {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: locale,
    tagged: true,
    displayTitle: true,
    info: {
      Title: metadataText(title),
      Author: metadataText(author),
      Creator: metadataText(author),
      CreationDate: new Date(`${date ?? UNDATED}T00:00:00Z`),
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  return { pdf, finished };
}
