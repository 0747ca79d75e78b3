import type { NavRefusal } from '../../../api';

/** A number or a date only where a spreadsheet says that it is one. */
export type Cell = string | number | Date;

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

/** Why a file is not read, and where it has to be corrected. */
export class NavFileRefusal extends Error {
  constructor(readonly refusal: NavRefusal) {
    super(Object.values(refusal).join(' '));
  }
}

/** `B12`, as spreadsheets name a cell. @param index of the column, from 0 */
export function cellName(index: number, row: number): string {
  let letters = '';
  for (let left = index + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}
