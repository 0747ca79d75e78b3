/** A cell as it is shown. A spreadsheet also says which day, time or number it holds; a number alone shows all of itself. */
export type Cell =
  | string
  | number
  | { shown: string; number: number }
  | { shown: string; day: string }
  /** `YYYY-MM-DD hh:mm:ss`, as the clock of whoever wrote it had it. */
  | { shown: string; time: string };

export interface Row {
  /** Its number in the file. */
  row: number;
  cells: Cell[];
}

export interface Table {
  /** Name of the sheet; absent for a text. */
  sheet?: string;
  /** Rows that are not empty. */
  rows: Row[];
}

/** The text that a person sees in the cell. Spreadsheets show eleven digits: 101.3, where they keep 101.30000000000001. */
export function shownIn(cell: Cell): string {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(11)));
  return typeof cell === 'string' ? cell : cell.shown;
}

/** `B`, as spreadsheets name a column. @param index from 0 */
export function columnName(index: number): string {
  let letters = '';
  for (let left = index + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return letters;
}

/** `B12`, as spreadsheets name a cell. @param index of the column, from 0 */
export const cellName = (index: number, row: number) => `${columnName(index)}${row}`;
