import type { Pdf } from './createPdf';
import type { Column, Row } from './rows';
import { setText, styles, textHeight, type TextStyle } from './setText';
import { containerElement, drawElement, drawListItem } from './structure';

const PARAGRAPH_GAP = 2;
const LIST_INDENT = 12;

export function paragraphRow(pdf: Pdf, text: string, style: TextStyle, { x, width }: Column): Row {
  return {
    height: textHeight(pdf, text, style, width) + PARAGRAPH_GAP,
    draw: (y) => drawElement(pdf, 'P', () => setText(pdf, text, style, { x, y, width })),
  };
}

export function listRows(pdf: Pdf, items: readonly string[], { x, width }: Column): Row[] {
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
