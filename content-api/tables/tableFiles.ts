import { stringify } from 'csv-stringify/sync';
import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node';
import type { ContentLocale } from '../../content/contentLocales';
import { workbookProperties } from './workbookProperties';

/** A day is `YYYY-MM-DD`. */
export type CellValue = string | number | { day: string } | null | undefined;

/** A table for spreadsheets, with its headings. */
export type FileTable = {
  /** Name of the sheet. */
  sheet: string;
  /** The workbook's title, in the language of `locale`. */
  title: string;
  locale: ContentLocale;
  /** `width` in characters; `format` of its figures, in a spreadsheet's notation. */
  columns: readonly { heading: string; width: number; format?: string }[];
  rows: readonly (readonly CellValue[])[];
  /** Notices that stand below the figures. */
  notices?: readonly string[];
};

/**
 * Spreadsheets read text that starts with one of these signs as a formula, at the latest once the workbook is saved as
 * CSV. An apostrophe keeps it text. A number is no formula, whatever its sign.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function spreadsheetText(text: string): string {
  return /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
}

/** Comma-separated values (RFC 4180) in UTF-8, which spreadsheets recognise by the byte order mark. */
export function renderCsv(rows: readonly (readonly CellValue[])[]): string {
  const written = (value: CellValue) => {
    if (typeof value === 'string') return spreadsheetText(value);
    return typeof value === 'object' && value ? value.day : String(value ?? '');
  };
  return stringify(
    rows.map((row) => row.map(written)),
    { bom: true, record_delimiter: 'windows' },
  );
}

/** For programs to read: days are `YYYY-MM-DD` and figures have a decimal point in every locale. */
export function tableCsv({ columns, rows, notices = [] }: FileTable): string {
  return renderCsv([columns.map(({ heading }) => heading), ...rows, ...notices.map((notice) => [notice])]);
}

function cellOf(value: CellValue, format: string | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return { value, type: Number, ...(format && { format }) };
  if (typeof value === 'string') return { value: spreadsheetText(value), type: String };
  return { value: new Date(`${value.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd', align: 'left' };
}

/** One sheet, for filters and pivot tables: its cells are typed days and numbers. */
export function tableWorkbook(table: FileTable): Promise<Buffer> {
  const { sheet, title, locale, columns, rows, notices = [] } = table;
  const header = columns.map(({ heading, format }): Cell => ({
    value: heading,
    fontWeight: 'bold',
    textColor: '#ffffff',
    backgroundColor: '#2b2d69',
    align: format ? 'right' : 'left',
    alignVertical: 'center',
    height: 22,
  }));
  const lines: Row[] = rows.map((row) => row.map((value, index) => cellOf(value, columns[index]?.format)));
  const ends: Row[] = notices.map((notice) => [cellOf(notice, undefined)]);
  return writeExcelFile(
    [header, ...lines, ...ends],
    { sheet, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 },
    { features: [workbookProperties(title, locale)] },
  ).toBuffer();
}
