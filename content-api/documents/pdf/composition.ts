import type { KeyFigure } from '../fundFacts';
import { type Block, blockRows, type Section } from './blockRows';
import { createPdf, drawElement, type Pdf, type PdfDescription } from './createPdf';
import { drawFooters, type FrameTexts, openPage, page, textWidth } from './pageFrame';
import {
  colours,
  type Column,
  drawHairline,
  fonts,
  type Row,
  setText,
  styles,
  textHeight,
  type TextStyle,
} from './typography';

const PADDING = 10;
const LABEL_TOP = PADDING + 21;
const COLUMN_GAP = 12;

const valueStyle: TextStyle = { font: fonts.serif, size: 17, colour: colours.navy };

/** Figures side by side under a hairline, each above its label and date. */
function keyFiguresRow(pdf: Pdf, figures: readonly KeyFigure[], { x, width }: Column): Row {
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

/** Section titles are in the left column, their blocks in the right one. */
const TITLE_COLUMN: Column = { x: page.left, width: 124 };
const TEXT_COLUMN: Column = { x: page.left + 144, width: textWidth - 144 };
const FULL_COLUMN: Column = { x: page.left, width: textWidth };

const BLOCK_GAP = 7;
const SECTION_GAP = 25;
const KEY_FIGURES_GAP = 16;
const TITLE_GAP = 12;

/** A taller block may break across pages. In points. */
const MAX_UNSPLIT_HEIGHT = 330;

type MeasuredBlock = { block: Block; rows: readonly Row[] };

/** Lays out a document from top to bottom and adds pages as they fill. */
class Composition {
  private y: number;

  constructor(
    private readonly pdf: Pdf,
    private readonly frame: FrameTexts,
  ) {
    this.y = openPage(pdf, frame);
  }

  title(text: string, subtitle: string | null): void {
    const { x, width } = FULL_COLUMN;
    const style: TextStyle = { font: fonts.serif, size: 28, colour: colours.navy, leading: 2 };
    const y = this.y;
    drawElement(this.pdf, 'H1', () => setText(this.pdf, text, style, { x, y, width }));
    this.y += textHeight(this.pdf, text, style, width) + 5;
    if (subtitle !== null)
      this.line(subtitle, { font: fonts.sans, size: 10, colour: colours.blue }, TITLE_GAP);
  }

  space(height: number): void {
    this.y += height;
  }

  /** A paragraph over the whole width, such as the description under a title. */
  line(text: string, style: TextStyle, gap: number): void {
    const { x, width } = FULL_COLUMN;
    const height = textHeight(this.pdf, text, style, width);
    this.reserve(height);
    const y = this.y;
    drawElement(this.pdf, 'P', () => setText(this.pdf, text, style, { x, y, width }));
    this.y += height + gap;
  }

  keyFigures(figures: readonly KeyFigure[]): void {
    if (figures.length === 0) return;
    const { height, draw } = keyFiguresRow(this.pdf, figures, FULL_COLUMN);
    this.reserve(height);
    draw(this.y);
    this.y += height + KEY_FIGURES_GAP;
  }

  section({ title, blocks }: Section): void {
    const titleHeight = textHeight(this.pdf, title, styles.sectionTitle, TITLE_COLUMN.width);
    const measured = blocks.map((block) => ({ block, rows: blockRows(this.pdf, block, TEXT_COLUMN) }));
    this.reserve(Math.max(titleHeight, unsplitHeight(measured)));
    this.sectionTitle(title);
    let titleEnd = this.y + titleHeight;
    const reserveOrRepeatTitle = (height: number): void => {
      if (!this.reserve(height)) return;
      this.sectionTitle(title);
      titleEnd = this.y + titleHeight;
    };
    measured.forEach(({ rows }, index) => {
      reserveOrRepeatTitle(unsplitHeight(measured.slice(index)));
      rows.forEach(({ height, draw }) => {
        reserveOrRepeatTitle(height);
        draw(this.y);
        this.y += height;
      });
      this.y += BLOCK_GAP;
    });
    this.y = Math.max(this.y, titleEnd) + SECTION_GAP - BLOCK_GAP;
  }

  private sectionTitle(title: string): void {
    if (title === '') return;
    const y = this.y;
    drawHairline(this.pdf, { ...FULL_COLUMN, y: y - 8 });
    drawElement(this.pdf, 'H2', () =>
      setText(this.pdf, title, styles.sectionTitle, { ...TITLE_COLUMN, y: y - 2 }),
    );
  }

  /** Starts a new page unless `height` fits on this one. @returns whether it did */
  private reserve(height: number): boolean {
    if (this.y + height <= page.bottom) return false;
    this.y = openPage(this.pdf, this.frame);
    return true;
  }
}

/** An A4 PDF whose bytes depend on its content only. */
export async function renderPdf(
  frame: FrameTexts,
  description: Omit<PdfDescription, 'author'>,
  compose: (composition: Composition) => void,
): Promise<Buffer> {
  const { pdf, finished } = createPdf({ ...description, author: frame.company });
  compose(new Composition(pdf, frame));
  drawFooters(pdf, frame);
  pdf.end();
  return finished;
}

/** Stays on the page of the next block. */
const KEEP_WITH_NEXT: ReadonlySet<Block['kind']> = new Set<Block['kind']>(['paragraph', 'riskScale']);

/**
 * Height needed to start the first block on this page: its own, and the next one's if they stay together. Very tall
 * blocks may break between rows.
 */
function unsplitHeight(blocks: readonly MeasuredBlock[]): number {
  const [first, ...rest] = blocks;
  if (!first) return 0;
  const height = Math.min(sumOfHeights(first.rows), MAX_UNSPLIT_HEIGHT);
  return KEEP_WITH_NEXT.has(first.block.kind) && rest.length > 0
    ? height + BLOCK_GAP + unsplitHeight(rest.slice(0, 1))
    : height;
}

function sumOfHeights(rows: readonly Row[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0);
}
