import type { KeyFigure } from '../fundFacts';
import type { Pdf } from './createPdf';
import { colours, fonts } from './palette';
import type { Column, Row } from './rows';
import { drawHairline, setText, styles, textHeight, type TextStyle } from './setText';
import { drawElement } from './structure';

const PADDING = 10;
const LABEL_TOP = PADDING + 21;
const COLUMN_GAP = 12;

const valueStyle: TextStyle = { font: fonts.serif, size: 17, colour: colours.navy };

/** Figures side by side under a hairline, each over its name and its day. */
export function keyFiguresRow(pdf: Pdf, figures: readonly KeyFigure[], { x, width }: Column): Row {
  const pitch = (width + COLUMN_GAP) / figures.length;
  const textWidth = pitch - COLUMN_GAP;
  const captions = figures.map(({ label, note }) => (note === null ? label : `${label}\n${note}`));
  const captionHeight = Math.max(
    ...captions.map((caption) => textHeight(pdf, caption, styles.note, textWidth)),
  );
  const height = LABEL_TOP + captionHeight;
  return {
    height,
    draw: (y) => {
      drawHairline(pdf, { x, y, width });
      figures.forEach(({ value }, index) => {
        const column = { x: x + index * pitch, width: textWidth };
        drawElement(pdf, 'P', () => {
          setText(pdf, value, valueStyle, { ...column, y: y + PADDING });
          setText(pdf, captions[index] ?? '', styles.note, { ...column, y: y + LABEL_TOP });
        });
      });
    },
  };
}
