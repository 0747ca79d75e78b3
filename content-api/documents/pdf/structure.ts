import type { Pdf } from './createPdf';

/** Standard structure types of tagged PDF that documents use (ISO 32000-1, 14.8.4). */
type StructureType = 'H1' | 'H2' | 'P' | 'Figure';

export type StructureElement = PDFKit.PDFStructureElement;

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

/** An element that holds others. It enters the document when it is first asked for: the order is that of the reading. */
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
