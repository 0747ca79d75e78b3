import PDFDocument from 'pdfkit';
import { instantOfDay } from '../../../platform/parisTime';
import type { ContentLocale } from '../../parsing/content';

export type Pdf = PDFKit.PDFDocument;

/** PDFs need a date: the epoch stands for none. */
const UNDATED = '1970-01-01';

export type PdfDescription = {
  title: string;
  author: string;
  locale: ContentLocale;
  /** `YYYY-MM-DD`: creation date of the file, so that its bytes depend on its content only. */
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
      CreationDate: new Date(instantOfDay(date ?? UNDATED)),
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

/** Standard structure types of tagged PDF that documents use (ISO 32000-1, 14.8.4). */
type StructureType = 'H1' | 'H2' | 'P' | 'Figure';

type StructureElement = PDFKit.PDFStructureElement;

const roots = new WeakMap<Pdf, StructureElement>();

/** The element that holds all others of a document. */
function rootElement(pdf: Pdf): StructureElement {
  let root = roots.get(pdf);
  if (!root) {
    root = pdf.struct('Document');
    pdf.addStructure(root);
    roots.set(pdf, root);
  }
  return root;
}

/** Draws one element of the document; `alt` says in words what a figure shows. */
export function drawElement(pdf: Pdf, type: StructureType, draw: () => void, alt?: string): void {
  rootElement(pdf).add(pdf.struct(type, alt === undefined ? {} : { alt }, draw));
}

/** An element that holds others. It is added when first used, so that elements are in reading order. */
export function containerElement(pdf: Pdf, type: 'L' | 'Table'): () => StructureElement {
  let element: StructureElement | undefined;
  return () => {
    if (!element) {
      element = pdf.struct(type);
      rootElement(pdf).add(element);
    }
    return element;
  };
}

export function drawListItem(pdf: Pdf, list: StructureElement, draw: () => void): void {
  list.add(pdf.struct('LI', {}, pdf.struct('LBody', {}, draw)));
}

/** Draws the cells of one table row, the leftmost first. */
export function drawTableRow(
  pdf: Pdf,
  table: StructureElement,
  cells: readonly { type: 'TH' | 'TD'; draw: () => void }[],
): void {
  const row = pdf.struct('TR');
  table.add(row);
  cells.forEach(({ type, draw }) => row.add(pdf.struct(type, {}, draw)));
}
