import { isUtf8 } from 'node:buffer';
import { CsvError, csvRecords } from '../../../../content/files/csvRecords';
import { readSheets, RefusedWorkbook, type Sheet } from '../../../../content/files/readWorkbook';
import { type Cell, cellName, columnName, type Row, type Table } from '../../../../content/files/tables';
import type { LeftOut } from '../../../api';
import { isDay } from './dayCells';
import { isIsinShaped, NavFileRefusal } from './tableColumns';

/** Empty rows do not count. */
const maxRows = 100_000;

/** Spreadsheets in French save CSV in Windows' encoding, and "Unicode text" in UTF-16. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  // Without `stream`, Node 20 takes windows-1252 for Latin-1: https://github.com/nodejs/node/issues/56542
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes, { stream: true });
}

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const line = /[^\s].*/.exec(text)?.[0] ?? '';
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** A first line that tells Excel the separator. Excel does not show it, and counts rows without it. */
const separatorLine = /^\uFEFF?"?sep=([,;\t])"?\r?\n/i;

/** What a text has of a picture, or of letters in another encoding. */
const controls = /[\0\u0080-\u009f]/;

const isFilled = (cell: Cell) => cell !== '';

function readCsv(bytes: Buffer): Table {
  const all = decode(bytes);
  if (controls.test(all)) throw new NavFileRefusal({ reason: 'unreadable' });
  const [told = '', separator] = separatorLine.exec(all) ?? [];
  const text = all.slice(told.length).replace(/\r\n?/g, '\n');
  const rows: Row[] = [];
  let row = 0;
  try {
    for (const { cells } of csvRecords(text, separator ?? separatorOf(text))) {
      row += 1;
      if (cells.some(isFilled)) rows.push({ row, cells });
      if (rows.length > maxRows) throw new NavFileRefusal({ reason: 'too-large' });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new NavFileRefusal({ reason: 'unreadable', cell: `A${error.line}`, value: error.message });
  }
  return { rows };
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/** A text that stands alone in its row, below all others. */
function isNote({ cells }: Row): boolean {
  const [text, ...others] = cells.filter(isFilled);
  return (
    typeof text === 'string' &&
    others.length === 0 &&
    /\p{L}{2}/u.test(text) &&
    !isDay(text) &&
    !isIsinShaped(text)
  );
}

/** `3–5, 9` */
function placesOf(indices: readonly number[], nameOf: (index: number) => string): string {
  const runs: [number, number][] = [];
  for (const index of indices) {
    const last = runs.at(-1);
    if (last?.[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs.map(([from, to]) => (from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`)).join(', ');
}

/** Refuses merged cells, whose values belong to no one row, and formulas, whose values may be those of before. */
function refuseUnclear({ name: sheet, merged: [merged], formulas: [formula] }: Sheet): void {
  const place = merged ?? formula;
  if (place === undefined) return;
  const reason = merged ? 'merged' : 'formula';
  throw new NavFileRefusal({ reason, sheet, cell: cellName(place.column, place.row) });
}

function sheetsOf(bytes: Buffer): Sheet[] {
  try {
    const sheets = readSheets(bytes);
    for (const sheet of sheets) refuseUnclear(sheet);
    return sheets;
  } catch (error) {
    if (!(error instanceof RefusedWorkbook)) throw error;
    const { reason, sheet } = error;
    throw new NavFileRefusal({ reason, ...(sheet !== undefined && { sheet }) });
  }
}

/** What a person does not see of a workbook is not read, and named. */
function readWorkbook(bytes: Buffer): FileTables {
  const sheets = sheetsOf(bytes);
  const tables = sheets.filter(({ isHidden }) => !isHidden).map(({ name, rows }) => ({ sheet: name, rows }));
  const leftOut = sheets.flatMap(({ name: sheet, isHidden, hiddenRows, hiddenColumns }): LeftOut[] => [
    ...(isHidden ? [{ what: 'sheet' as const, sheet }] : []),
    ...(hiddenRows.length > 0 ? [{ what: 'rows' as const, sheet, place: placesOf(hiddenRows, String) }] : []),
    ...(hiddenColumns.length > 0
      ? [{ what: 'columns' as const, sheet, place: placesOf(hiddenColumns, columnName) }]
      : []),
  ]);
  return { tables, leftOut };
}

export interface FileTables {
  /** Those that are not empty. */
  tables: Table[];
  leftOut: LeftOut[];
}

/**
 * Reads a CSV or XLSX file, whatever it is called.
 *
 * @throws NavFileRefusal
 */
export function readTables(bytes: Buffer): FileTables {
  const file = isZip(bytes) ? readWorkbook(bytes) : { tables: [readCsv(bytes)], leftOut: [] };
  const { leftOut } = file;
  const filled = file.tables.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new NavFileRefusal({ reason: leftOut.length > 0 ? 'hidden' : 'empty' });
  if (filled.reduce((sum, { rows }) => sum + rows.length, 0) > maxRows)
    throw new NavFileRefusal({ reason: 'too-large' });
  const tables = filled.map((table) => {
    const last = table.rows.findLastIndex((row, index) => index === 0 || !isNote(row));
    const notes = table.rows.slice(last + 1).map(({ row }) => row);
    const { sheet } = table;
    if (notes.length > 0)
      leftOut.push({ what: 'notes', ...(sheet !== undefined && { sheet }), place: placesOf(notes, String) });
    return { ...table, rows: table.rows.slice(0, last + 1) };
  });
  return { tables, leftOut };
}
