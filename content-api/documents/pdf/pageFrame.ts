import type { DocumentLabels } from '../labels/en';
import { drawElement, type Pdf } from './createPdf';
import {
  asArtifact,
  colours,
  drawHairline,
  fonts,
  setText,
  styles,
  type TextBox,
  textHeight,
  type TextStyle,
} from './typography';

/** Points, from the top left corner of an A4 page. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, bottom: 784 } as const;

export const textWidth = page.width - page.left - page.right;

const MASTHEAD_HEIGHT = 84;
const MARK_HEIGHT = 22;
const RUNNING_HEAD_HEIGHT = 30;

/** Texts of the frame on every page; `date` is formatted. */
export type FrameTexts = {
  company: string;
  kind: string;
  date: string | null;
  title: string;
  labels: DocumentLabels;
};

function drawMasthead(pdf: Pdf, { company, kind, date }: FrameTexts): void {
  const [name = company, ...rest] = company.split(' ');
  pdf.rect(0, 0, page.width, MASTHEAD_HEIGHT).fill(colours.navy);
  const nameWidth = textWidth * 0.35;
  const right = { x: page.left + nameWidth, width: textWidth - nameWidth };
  const white = { colour: colours.white };
  setText(pdf, name, { font: fonts.serif, size: 27, ...white }, { x: page.left, y: 23, width: nameWidth });
  const small = { font: fonts.sans, size: 7, colour: colours.paleNavy, tracking: 1.5 };
  setText(pdf, rest.join(' ').toUpperCase(), small, { x: page.left + 1, y: 53, width: nameWidth });
  const kindStyle: TextStyle = { font: fonts.sansBold, size: 10, ...white, leading: 2, align: 'right' };
  setText(pdf, kind, kindStyle, { ...right, y: 31 });
  if (date === null) return;
  const dateStyle: TextStyle = { font: fonts.sans, size: 9, colour: colours.paleNavy, align: 'right' };
  setText(pdf, date, dateStyle, { ...right, y: 34 + textHeight(pdf, kind, kindStyle, right.width) });
}

function drawRunningHead(pdf: Pdf, { company, kind, title }: FrameTexts): void {
  pdf.rect(0, 0, page.width, RUNNING_HEAD_HEIGHT).fill(colours.navy);
  const style: TextStyle = { font: fonts.sans, size: 8, colour: colours.white, singleLine: true };
  const companyWidth = textWidth * 0.3;
  setText(pdf, company, style, { x: page.left, y: 11.5, width: companyWidth });
  const right = { x: page.left + companyWidth, y: 11.5, width: textWidth - companyWidth };
  setText(pdf, `${title} – ${kind}`, { ...style, align: 'right' }, right);
}

function drawSampleMark(pdf: Pdf, top: number, labels: DocumentLabels): void {
  pdf.rect(0, top, page.width, MARK_HEIGHT).fill(colours.warmPaper);
  const style = { font: fonts.sansBold, size: 8.5, colour: colours.warm };
  const box: TextBox = { x: page.left, y: top + 7, width: textWidth };
  setText(pdf, labels.sampleMark, style, box);
  const explanation = { ...style, font: fonts.sans, align: 'right' } as const;
  setText(pdf, labels.sampleExplanation, explanation, box);
}

/** Adds a page and draws its frame. Returns the height at which its text may start, in points. */
export function openPage(pdf: Pdf, texts: FrameTexts): number {
  pdf.addPage();
  const isFirst = pdf.bufferedPageRange().count === 1;
  const top = isFirst ? MASTHEAD_HEIGHT : RUNNING_HEAD_HEIGHT;
  if (isFirst) {
    drawElement(pdf, 'P', () => drawMasthead(pdf, texts));
    drawElement(pdf, 'P', () => drawSampleMark(pdf, top, texts.labels));
  } else {
    asArtifact(pdf, () => {
      drawRunningHead(pdf, texts);
      drawSampleMark(pdf, top, texts.labels);
    });
  }
  return top + MARK_HEIGHT + 30;
}

/** Draws the footers of all pages, once their number is known. */
export function drawFooters(pdf: Pdf, { company, labels }: FrameTexts): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    const y = page.height - 42;
    drawHairline(pdf, { x: page.left, y: y - 8, width: textWidth });
    asArtifact(pdf, () => {
      const right = { ...styles.note, align: 'right' } as const;
      setText(pdf, `${company}. ${labels.footer}`, styles.note, { x: page.left, y, width: textWidth - 80 });
      setText(pdf, labels.page(index + 1, count), right, {
        x: page.left + textWidth - 80,
        y,
        width: 80,
      });
    });
  }
}
