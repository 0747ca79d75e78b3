import type { LabelledValue, TitledWeight } from '../fundDocumentInput';
import { containerElement, drawTableRow, type Pdf } from './createPdf';
import {
  colours,
  type Column,
  drawHairline,
  type Row,
  setText,
  styles,
  textHeight,
  type TextStyle,
} from './typography';

const CELL_PADDING = 2.8;
const COLUMN_GAP = 12;

type Cell = { type: 'TH' | 'TD'; text: string; style: TextStyle; column: Column };

type Table = ReturnType<typeof containerElement>;

function cellsHeight(pdf: Pdf, cells: readonly Cell[]): number {
  const heights = cells.map(({ text, style, column }) => textHeight(pdf, text, style, column.width));
  return Math.max(...heights) + 2 * CELL_PADDING;
}

/** Draws cells and the hairline under them. */
function drawCells(pdf: Pdf, table: Table, cells: readonly Cell[], y: number, height: number): void {
  const drawn = cells.map(({ type, text, style, column }) => ({
    type,
    draw: () => setText(pdf, text, style, { ...column, y: y + CELL_PADDING + 1 }),
  }));
  drawTableRow(pdf, table(), drawn);
  const x = cells[0]?.column.x ?? 0;
  const end = Math.max(...cells.map(({ column }) => column.x + column.width));
  drawHairline(pdf, { x, y: y + height, width: end - x });
}

function tableRow(pdf: Pdf, table: Table, cells: readonly Cell[]): Row {
  const height = cellsHeight(pdf, cells);
  return { height, draw: (y) => drawCells(pdf, table, cells, y, height) };
}

/** Label on the left, value on the right. */
export function factRows(pdf: Pdf, facts: readonly LabelledValue[], { x, width }: Column): Row[] {
  const table = containerElement(pdf, 'Table');
  const labelWidth = width * 0.42;
  const valueX = x + labelWidth + COLUMN_GAP;
  return facts.map(({ label, value }) =>
    tableRow(pdf, table, [
      { type: 'TH', text: label, style: styles.label, column: { x, width: labelWidth } },
      {
        type: 'TD',
        text: value,
        style: styles.value,
        column: { x: valueX, width: width - labelWidth - COLUMN_GAP },
      },
    ]),
  );
}

/** A header, then lines of one text and figures ranged on the right. */
export function figureTableRows(
  pdf: Pdf,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { x, width }: Column,
): Row[] {
  const table = containerElement(pdf, 'Table');
  const figureWidth = Math.min(82, width / Math.max(header.length, 1));
  const textWidth = width - figureWidth * (header.length - 1);
  const columnOf = (index: number): Column =>
    index === 0
      ? { x, width: textWidth - COLUMN_GAP }
      : { x: x + textWidth + figureWidth * (index - 1), width: figureWidth };
  const headerStyle = (index: number): TextStyle => ({
    ...styles.columnTitle,
    align: index === 0 ? 'left' : 'right',
  });
  const headerRow = tableRow(
    pdf,
    table,
    header.map((text, index) => ({
      type: 'TH',
      text,
      style: headerStyle(index),
      column: columnOf(index),
    })),
  );
  const bodyRows = rows.map((cells) =>
    tableRow(
      pdf,
      table,
      cells.map((text, index) => ({
        type: index === 0 ? 'TH' : 'TD',
        text,
        style: index === 0 ? styles.value : styles.figure,
        column: columnOf(index),
      })),
    ),
  );
  return [headerRow, ...bodyRows];
}

type WeightList = { title: string; rows: readonly TitledWeight[] };

/** Cells of a list of weights, line by line, its title first. */
function weightCells(list: WeightList, { x, width }: Column): Cell[][] {
  const valueWidth = 46;
  const titleColumn = { x, width: width - valueWidth };
  const valueColumn = { x: x + width - valueWidth, width: valueWidth };
  const title: Cell = { type: 'TH', text: list.title, style: styles.columnTitle, column: { x, width } };
  const valueStyle = { ...styles.figure, colour: colours.navy };
  const lines = list.rows.map(({ title: text, value }): Cell[] => [
    { type: 'TH', text, style: styles.value, column: titleColumn },
    { type: 'TD', text: value, style: valueStyle, column: valueColumn },
  ]);
  return [[title], ...lines];
}

/** Lists of weights side by side, their lines level. */
export function weightRows(pdf: Pdf, lists: readonly WeightList[], { x, width }: Column): Row[] {
  const gap = 20;
  const listWidth = (width - gap * (lists.length - 1)) / Math.max(lists.length, 1);
  const columns = lists.map((list, index) => ({
    table: containerElement(pdf, 'Table'),
    lines: weightCells(list, { x: x + index * (listWidth + gap), width: listWidth }),
  }));
  const length = Math.max(0, ...columns.map(({ lines }) => lines.length));
  return Array.from({ length }, (_, index) => {
    const level = columns.flatMap(({ table, lines }) => {
      const cells = lines[index];
      return cells ? [{ table, cells }] : [];
    });
    const height = Math.max(...level.map(({ cells }) => cellsHeight(pdf, cells)));
    return {
      height,
      draw: (y: number) => level.forEach(({ table, cells }) => drawCells(pdf, table, cells, y, height)),
    };
  });
}
