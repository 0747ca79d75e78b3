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

export type Font = (typeof fonts)[keyof typeof fonts];
