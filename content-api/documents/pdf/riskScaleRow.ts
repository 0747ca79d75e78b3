import { drawElement, type Pdf } from './createPdf';
import { colours, type Column, fonts, type Row, setText, styles } from './typography';

const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
const GAP = 5;
const BOX_HEIGHT = 24;
const ARROW_TOP = BOX_HEIGHT + 9;
const LABELS_TOP = ARROW_TOP + 7;

type RiskScale = { level: number; lower: string; higher: string; description: string };

function drawBox(pdf: Pdf, level: number, chosen: boolean, { x, y, width }: Column & { y: number }): void {
  pdf.rect(x, y, width, BOX_HEIGHT);
  if (chosen) pdf.fill(colours.navy);
  else pdf.lineWidth(0.6).stroke(colours.hairline);
  const style = {
    font: chosen ? fonts.sansBold : fonts.sans,
    size: chosen ? 13 : 11,
    colour: chosen ? colours.white : colours.grey,
    align: 'center',
  } as const;
  setText(pdf, String(level), style, { x, y: y + (chosen ? 6.5 : 7.5), width });
}

function drawArrow(pdf: Pdf, { x, y, width }: Column & { y: number }): void {
  const tip = x + width;
  pdf.lineWidth(0.6).strokeColor(colours.grey).fillColor(colours.grey);
  pdf
    .moveTo(x, y)
    .lineTo(tip - 4, y)
    .stroke();
  pdf.polygon([tip, y], [tip - 5, y - 2.5], [tip - 5, y + 2.5]).fill();
}

/** The summary risk indicator as key information documents draw it: seven boxes, the fund's filled. */
export function riskScaleRow(pdf: Pdf, scale: RiskScale, { x, width }: Column): Row {
  const boxWidth = (width - GAP * (LEVELS.length - 1)) / LEVELS.length;
  return {
    height: LABELS_TOP + 16,
    draw: (y) =>
      drawElement(
        pdf,
        'Figure',
        () => {
          LEVELS.forEach((level, index) =>
            drawBox(pdf, level, level === scale.level, {
              x: x + index * (boxWidth + GAP),
              y,
              width: boxWidth,
            }),
          );
          drawArrow(pdf, { x, y: y + ARROW_TOP, width });
          const labels = { y: y + LABELS_TOP, width: width / 2 };
          setText(pdf, scale.lower, styles.note, { x, ...labels });
          setText(pdf, scale.higher, { ...styles.note, align: 'right' }, { x: x + width / 2, ...labels });
        },
        scale.description,
      ),
  };
}
