// The build without other formats than Excel's, which loads in a tenth of the time.
import * as xlsx from '@e965/xlsx/dist/xlsx.mini.min';
import type { CellObject, Range } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Cell, Row } from './tables';

/** A workbook that is not read. */
export class RefusedWorkbook extends Error {
  constructor(
    readonly reason: 'too-large' | 'unreadable',
    readonly sheet?: string,
  ) {
    super(reason);
  }
}

/** The most that a workbook may unpack to, in bytes, its parts, and the cells that stand in it. */
const [maxUnpacked, maxParts, maxCells] = [40_000_000, 1_000, 500_000];
/** A sheet has so many cells at most, with all that are empty between them. */
const maxSpanned = 2_000_000;

const dayMs = 24 * 60 * 60_000;

const formula = /<((?:[\w.-]+:)?f)(?:\s[^<>]*?)?(\/?)>/g;
const mergedCells = /<((?:[\w.-]+:)?mergeCell)(\s[^<>]*)>/g;
const cellTag = /<(?:[\w.-]+:)?c[\s/>]/g;

/** The library misses some forms of both, such as a shared formula behind a prefix. Here each gets the form that it knows. */
function withPlainForms(xml: string): string {
  return xml
    .replace(formula, (_, tag: string, end: string) => (end === '' ? `<${tag}>0` : `<${tag}>0</${tag}>`))
    .replace(mergedCells, (_, tag: string, attributes: string) => {
      const [, place = ''] = /\sref=["']([^"']*)["']/.exec(attributes) ?? [];
      return `<${tag} ref="${place}"/>`;
    });
}

/** It goes through the names of a workbook's parts alone. @throws RefusedWorkbook for too many, and for too much */
function assertSmall(bytes: Uint8Array): void {
  let [parts, unpacked] = [0, 0];
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      parts += 1;
      unpacked += originalSize;
      if (parts > maxParts || unpacked > maxUnpacked) throw new RefusedWorkbook('too-large');
      return false;
    },
  });
}

/**
 * Unpacks no more than the workbook says of itself, and packs it anew, so that the library unpacks no more than was counted.
 *
 * @throws RefusedWorkbook
 */
function counted(bytes: Uint8Array): Uint8Array {
  assertSmall(bytes);
  const parts = unzipSync(bytes);
  const types = new TextDecoder().decode(parts['[Content_Types].xml']);
  // A binary workbook, say, whose formulas would not be found.
  if (!types.includes('.main+xml')) throw new RefusedWorkbook('unreadable');
  let cells = 0;
  const plain = Object.entries(parts).map(([name, part]) => {
    const xml = strFromU8(part, true);
    for (const _ of xml.matchAll(cellTag)) {
      cells += 1;
      if (cells > maxCells) throw new RefusedWorkbook('too-large');
    }
    return [name, strToU8(withPlainForms(xml), true)] as const;
  });
  return zipSync(Object.fromEntries(plain), { level: 0 });
}

const formatOf = ({ z = 'General' }: CellObject) => String(z);

const isPlain = (format: string) => format === 'General' || format === '@';

/** The library's types leave this out. */
const formats = xlsx.SSF as {
  format: (format: string, value: unknown, options: FormatOptions) => unknown;
  is_date: (format: string) => boolean;
};

interface FormatOptions {
  date1904: boolean;
  dateNF: string;
}

/** Writes a value as Excel shows it. */
function formatted(format: string, value: unknown, options: FormatOptions): string {
  const text: unknown = formats.format(format, value, options);
  return String(text).trim();
}

/** The day of a cell that shows day, month and year, with the time if it shows hours, and it is not midnight. */
function momentIn(
  serial: number,
  format: string,
  options: FormatOptions,
): { day: string } | { time: string } | undefined {
  const shown = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').toLowerCase();
  if (!/d/.test(shown) || !/m/.test(shown) || !/y/.test(shown)) return undefined;
  const first = options.date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const hasTime = /[hs]/.test(shown) && serial % 1 !== 0;
  // A fraction of a day is no whole second to the last digit.
  const seconds = hasTime ? Math.round((serial * dayMs) / 1000) : Math.floor(serial + 1e-6) * (dayMs / 1000);
  const [day = '', time = ''] = new Date(first + seconds * 1000).toISOString().split(/[T.]/);
  return hasTime ? { time: `${day} ${time}` } : { day };
}

/** Reads what a person sees, and beside it the day, the time or the number that the cell holds. */
function cellOf(cell: CellObject, options: FormatOptions): Cell {
  const format = formatOf(cell);
  const { t: type, v: value = '' } = cell;
  // `#N/A`, say: an empty text would be a day without a value.
  if (type === 'e') return xlsx.utils.format_cell(cell);
  if (type === 'z') return '';
  if (isPlain(format)) return typeof value === 'number' ? value : String(value).trim();
  const shown = formatted(format, value, options);
  if (typeof value !== 'number' || shown === '') return shown;
  if (!formats.is_date(format)) return { shown, number: value };
  const moment = momentIn(value, format, options);
  return moment === undefined ? shown : { shown, ...moment };
}

type Look = { hidden?: boolean; hpt?: number; width?: number } | undefined;

/** A row without height and a column without width are hidden, whatever they are called. */
function isUnseen(look: Look): boolean {
  return look !== undefined && (look.hidden === true || look.hpt === 0 || look.width === 0);
}

/** A cell by the number of its row, and its column from 0. */
interface Place {
  row: number;
  column: number;
}

/** A sheet of a workbook, and the numbers of rows, and columns from 0, that hold something and are hidden. */
export interface Sheet {
  name: string;
  isHidden?: boolean;
  /** Cells of formulas show the result of the last calculation. */
  rows: Row[];
  hiddenRows: number[];
  hiddenColumns: number[];
  formulas: Place[];
  /** The first of each group of cells that are merged. */
  merged: Place[];
}

/** A sheet as the library reads it. */
interface ReadSheet {
  '!data': (CellObject | undefined)[][];
  '!merges'?: (Range | undefined)[];
  '!rows'?: Look[];
  '!cols'?: Look[];
}

function sheetOf(sheet: ReadSheet, name: string, options: FormatOptions): Sheet {
  const merged = (sheet['!merges'] ?? []).flatMap((range) =>
    range ? [{ row: range.s.r + 1, column: range.s.c }] : [],
  );
  const formulas: Place[] = [];
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  const rows: Row[] = [];
  let cells = 0;
  sheet['!data'].forEach((row, r) => {
    cells += row.length;
    if (cells > maxSpanned) throw new RefusedWorkbook('too-large', name);
    const isHiddenRow = isUnseen(sheet['!rows']?.[r]);
    const read = Array.from(row, (cell, c): Cell => {
      if (cell === undefined) return '';
      const isHiddenColumn = isUnseen(sheet['!cols']?.[c]);
      if (isHiddenRow) hiddenRows.add(r + 1);
      else if (isHiddenColumn) hiddenColumns.add(c);
      if (isHiddenRow || isHiddenColumn) return '';
      if (cell.f !== undefined || cell.F !== undefined) formulas.push({ row: r + 1, column: c });
      return cellOf(cell, options);
    });
    if (read.some((cell) => cell !== '')) rows.push({ row: r + 1, cells: read });
  });
  const hidden = {
    hiddenRows: [...hiddenRows],
    hiddenColumns: [...hiddenColumns].sort((a, b) => a - b),
  };
  return { name, rows, ...hidden, formulas, merged };
}

/** For the format that is that of each computer's own country. */
const dateNF = 'dd/mm/yyyy';

function sheetsIn(bytes: Uint8Array): Sheet[] {
  const workbook = xlsx.read(counted(bytes), {
    dense: true,
    // Without it, nothing is known of hidden rows and columns.
    cellStyles: true,
    cellNF: true,
    cellHTML: false,
    cellText: false,
    dateNF,
    // Without it, a sheet that cannot be read is empty.
    WTF: true,
  });
  const { Sheets: states = [], WBProps: { date1904 = false } = {} } = workbook.Workbook ?? {};
  const sheets = new Map<string, Partial<ReadSheet>>(Object.entries(workbook.Sheets));
  return workbook.SheetNames.map((name, index) => {
    const unread = { rows: [], hiddenRows: [], hiddenColumns: [], formulas: [], merged: [] };
    if (states[index]?.Hidden) return { name, isHidden: true, ...unread };
    const sheet = sheets.get(name);
    if (!sheet?.['!data']) throw new RefusedWorkbook('unreadable', name);
    return sheetOf({ ...sheet, '!data': sheet['!data'] }, name, { date1904, dateNF });
  });
}

/**
 * The sheets of a workbook.
 *
 * @throws RefusedWorkbook for what is too large, and what cannot be read
 */
export function readSheets(bytes: Uint8Array): Sheet[] {
  try {
    return sheetsIn(bytes);
  } catch (error) {
    throw error instanceof RefusedWorkbook ? error : new RefusedWorkbook('unreadable');
  }
}
