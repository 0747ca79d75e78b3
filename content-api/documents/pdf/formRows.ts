import type { Pdf } from './createPdf';
import { colours } from './palette';
import type { Column, Row } from './rows';
import { asArtifact, drawHairline, setText, styles, textHeight } from './setText';
import { drawElement } from './structure';

const FIELD_HEIGHT = 24;
const BOX = 8;
const BOX_INDENT = 17;
const FRAME_HEIGHT = 62;
const FRAME_GAP = 16;

/** A label and a line to write on. */
export function fieldRows(pdf: Pdf, labels: readonly string[], { x, width }: Column): Row[] {
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
export function checkboxRows(pdf: Pdf, items: readonly string[], { x, width }: Column): Row[] {
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
export function frameRow(pdf: Pdf, labels: readonly string[], { x, width }: Column): Row {
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
