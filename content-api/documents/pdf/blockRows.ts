import type { LabelledValue, TitledWeight } from '../fundDocumentInput';
import { containerElement, drawElement, drawListItem, type Pdf } from './createPdf';
import { riskScaleRow } from './riskScaleRow';
import { factRows, figureTableRows, weightRows } from './tableRows';
import {
  asArtifact,
  colours,
  type Column,
  drawHairline,
  type Row,
  setText,
  styles,
  textHeight,
  type TextStyle,
} from './typography';

/** A part of a document, from top to bottom of its column. */
export type Block =
  | { kind: 'paragraph'; text: string; tone?: 'body' | 'letter' | 'note' | 'warning' }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly LabelledValue[] }
  /** The first column holds words, the others figures. */
  | { kind: 'table'; header: readonly string[]; rows: readonly (readonly string[])[] }
  /** Set side by side. */
  | { kind: 'weights'; lists: readonly { title: string; rows: readonly TitledWeight[] }[] }
  | { kind: 'riskScale'; level: number; lower: string; higher: string; description: string }
  /** Lines to fill in by hand. */
  | { kind: 'fields'; labels: readonly string[] }
  /** Boxes to tick by hand. */
  | { kind: 'checkboxes'; items: readonly string[] }
  /** Empty frames to write in, side by side. */
  | { kind: 'frames'; labels: readonly string[] };

export type Section = { title: string; blocks: readonly Block[] };

const PARAGRAPH_GAP = 2;
const LIST_INDENT = 12;

function paragraphRow(pdf: Pdf, text: string, style: TextStyle, { x, width }: Column): Row {
  return {
    height: textHeight(pdf, text, style, width) + PARAGRAPH_GAP,
    draw: (y) => drawElement(pdf, 'P', () => setText(pdf, text, style, { x, y, width })),
  };
}

function listRows(pdf: Pdf, items: readonly string[], { x, width }: Column): Row[] {
  const list = containerElement(pdf, 'L');
  const textWidth = width - LIST_INDENT;
  return items.map((item) => ({
    height: textHeight(pdf, item, styles.body, textWidth) + 3,
    draw: (y) =>
      drawListItem(pdf, list(), () => {
        setText(pdf, '–', styles.body, { x, y, width: LIST_INDENT });
        setText(pdf, item, styles.body, { x: x + LIST_INDENT, y, width: textWidth });
      }),
  }));
}

const FIELD_HEIGHT = 24;
const BOX = 8;
const BOX_INDENT = 17;
const FRAME_HEIGHT = 62;
const FRAME_GAP = 16;

/** A label and a line to write on. */
function fieldRows(pdf: Pdf, labels: readonly string[], { x, width }: Column): Row[] {
  const labelWidth = width * 0.4;
  return labels.map((label) => ({
    height: FIELD_HEIGHT,
    draw: (y) => {
      drawElement(pdf, 'P', () => setText(pdf, label, styles.label, { x, y: y + 7, width: labelWidth }));
      const line = { x: x + labelWidth, y: y + 17, width: width - labelWidth };
      drawHairline(pdf, line, colours.grey);
    },
  }));
}

function drawEmptyBox(pdf: Pdf, { x, y }: { x: number; y: number }, width: number, height: number): void {
  asArtifact(pdf, () => {
    pdf.rect(x, y, width, height).lineWidth(0.6).strokeColor(colours.grey).stroke();
  });
}

/** A box to tick and what it declares. */
function checkboxRows(pdf: Pdf, items: readonly string[], { x, width }: Column): Row[] {
  const textWidth = width - BOX_INDENT;
  return items.map((item) => ({
    height: textHeight(pdf, item, styles.body, textWidth) + 5,
    draw: (y) => {
      drawEmptyBox(pdf, { x, y }, BOX, BOX);
      drawElement(pdf, 'P', () =>
        setText(pdf, item, styles.body, { x: x + BOX_INDENT, y, width: textWidth }),
      );
    },
  }));
}

/** Empty frames side by side, each under its label. */
function frameRow(pdf: Pdf, labels: readonly string[], { x, width }: Column): Row {
  const frameWidth = (width - FRAME_GAP * (labels.length - 1)) / Math.max(labels.length, 1);
  return {
    height: FRAME_HEIGHT + 20,
    draw: (y) =>
      labels.forEach((label, index) => {
        const frameX = x + index * (frameWidth + FRAME_GAP);
        drawElement(pdf, 'P', () => setText(pdf, label, styles.label, { x: frameX, y, width: frameWidth }));
        drawEmptyBox(pdf, { x: frameX, y: y + 15 }, frameWidth, FRAME_HEIGHT);
      }),
  };
}

/** A block measured for its column. */
export function blockRows(pdf: Pdf, block: Block, column: Column): Row[] {
  switch (block.kind) {
    case 'paragraph':
      return [paragraphRow(pdf, block.text, styles[block.tone ?? 'body'], column)];
    case 'list':
      return listRows(pdf, block.items, column);
    case 'facts':
      return factRows(pdf, block.rows, column);
    case 'table':
      return figureTableRows(pdf, block.header, block.rows, column);
    case 'weights':
      return weightRows(pdf, block.lists, column);
    case 'riskScale':
      return [riskScaleRow(pdf, block, column)];
    case 'fields':
      return fieldRows(pdf, block.labels, column);
    case 'checkboxes':
      return checkboxRows(pdf, block.items, column);
    case 'frames':
      return [frameRow(pdf, block.labels, column)];
  }
}
