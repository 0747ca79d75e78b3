export interface Column<Row> {
  heading: string;
  cell: (row: Row) => string;
  /** Figures line up at their right. */
  isFigure?: boolean;
}

/** Lines of text: the headings, then one line a row. */
export function formatTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const pad = (text: string, index: number) => {
    const width = widths[index] ?? 0;
    return columns[index]?.isFigure ? text.padStart(width) : text.padEnd(width);
  };
  return lines.map((line) => line.map(pad).join('  ').trimEnd());
}

/** Kilobytes of 1000 bytes, rounded to one decimal: `13.8`. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
