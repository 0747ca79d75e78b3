import { winAnsiText } from './winAnsiText';
import type { Pdf } from './createPdf';

/** Colours of printed documents. Every pair used for text has a contrast of 4.5 or more. */
export const colours = {
  navy: '#2b2d69',
  blue: '#2f6786',
  ink: '#23242f',
  grey: '#5c5e6e',
  hairline: '#cfd1dc',
  paleNavy: '#c9cbe6',
  warm: '#96471a',
  warmPaper: '#f8f0e8',
  white: '#ffffff',
} as const;

/** Standard PDF fonts: every reader has them, so nothing is embedded. */
export const fonts = {
  serif: 'Times-Roman',
  serifItalic: 'Times-Italic',
  sans: 'Helvetica',
  sansBold: 'Helvetica-Bold',
  sansItalic: 'Helvetica-Oblique',
} as const;

type Font = (typeof fonts)[keyof typeof fonts];

/** A strip of a column that is never cut between two pages. Heights are in points. */
export type Row = { height: number; draw: (y: number) => void };

export type Column = { x: number; width: number };

/** `size` and `leading` (added between lines) are in points. */
export type TextStyle = {
  font: Font;
  size: number;
  colour: string;
  leading?: number;
  tracking?: number;
  align?: 'left' | 'right' | 'center';
  /** Cut with an ellipsis where it is too long. */
  singleLine?: boolean;
};

export const styles = {
  body: { font: fonts.sans, size: 9, colour: colours.ink, leading: 3.2 },
  letter: { font: fonts.serif, size: 11.5, colour: colours.ink, leading: 4 },
  note: { font: fonts.sans, size: 7.5, colour: colours.grey, leading: 2.2 },
  warning: { font: fonts.sansBold, size: 9, colour: colours.navy, leading: 3 },
  lead: { font: fonts.serif, size: 12.5, colour: colours.ink, leading: 3.2 },
  sectionTitle: { font: fonts.serif, size: 13, colour: colours.navy, leading: 1.5 },
  label: { font: fonts.sans, size: 8.5, colour: colours.grey, leading: 2 },
  value: { font: fonts.sans, size: 8.5, colour: colours.ink, leading: 2 },
  figure: { font: fonts.sans, size: 8.5, colour: colours.ink, leading: 2, align: 'right' },
  columnTitle: { font: fonts.sansBold, size: 7.5, colour: colours.navy, leading: 2 },
} as const satisfies Record<string, TextStyle>;

export type TextBox = { x: number; y: number; width: number };

function options(style: TextStyle, width: number): PDFKit.Mixins.TextOptions {
  return {
    width,
    lineGap: style.leading ?? 0,
    characterSpacing: style.tracking ?? 0,
    align: style.align ?? 'left',
    ...(style.singleLine ? { height: style.size, ellipsis: true } : {}),
  };
}

/** Height in points of a text set in a column of that width. */
export function textHeight(pdf: Pdf, text: string, style: TextStyle, width: number): number {
  return pdf.font(style.font).fontSize(style.size).heightOfString(winAnsiText(text), options(style, width));
}

export function setText(pdf: Pdf, text: string, style: TextStyle, { x, y, width }: TextBox): void {
  pdf
    .font(style.font)
    .fontSize(style.size)
    .fillColor(style.colour)
    .text(winAnsiText(text), x, y, options(style, width));
}

export function drawHairline(pdf: Pdf, { x, y, width }: TextBox, colour: string = colours.hairline): void {
  asArtifact(pdf, () => {
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  });
}

/** Draws decoration, which screen readers skip. */
export function asArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
