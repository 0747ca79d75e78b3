import { stringify } from 'csv-stringify/sync';
import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node';
import type { ContentLocale } from '../parsing/content';
import { type NavHistoryInput, type NavHistoryShare, publishedNavs } from './navHistory';
import { workbookProperties } from './workbookProperties';

const labels: Record<ContentLocale, { sheet: string; columns: readonly string[] }> = {
  fr: {
    sheet: 'Valeurs liquidatives',
    columns: ['Date', 'ISIN', 'Part', 'Devise', 'Valeur liquidative', 'Indice de référence'],
  },
  en: {
    sheet: 'Net asset values',
    columns: ['Date', 'ISIN', 'Share class', 'Currency', 'Net asset value', 'Benchmark'],
  },
  it: {
    sheet: 'NAV',
    columns: ['Data', 'ISIN', 'Classe', 'Valuta', 'NAV', 'Benchmark'],
  },
};

/** Comma-separated values (RFC 4180) in UTF-8, which spreadsheets recognise by the byte order mark. */
export function renderCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { bom: true, record_delimiter: 'windows', escape_formulas: true });
}

/**
 * The NAV history, one line per share and day. For programs to read: days are `YYYY-MM-DD` and figures have a decimal point
 * in every locale.
 */
export function renderNavCsv({ locale, shares }: NavHistoryInput): string {
  const rows = shares.flatMap((share) =>
    publishedNavs(share).map(({ date, nav, benchmark }) => [
      date,
      share.isin,
      share.name,
      share.currency,
      String(nav),
      String(benchmark ?? ''),
    ]),
  );
  return renderCsv([labels[locale].columns, ...rows]);
}

/**
 * Spreadsheets read text that starts with one of these signs as a formula, at the latest once the workbook is saved as
 * CSV. An apostrophe keeps it text.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function spreadsheetText(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

/** Widths in characters. */
const COLUMN_WIDTHS = [13, 16, 12, 10, 20, 22];

function headerCell(label: string, isFigure: boolean): Cell {
  return {
    value: label,
    fontWeight: 'bold',
    textColor: '#ffffff',
    backgroundColor: '#2b2d69',
    align: isFigure ? 'right' : 'left',
    alignVertical: 'center',
    height: 22,
  };
}

function figureCell(value: number | null | undefined): Cell {
  return value === null || value === undefined ? null : { value, type: Number, format: '#,##0.00' };
}

function shareRows(share: NavHistoryShare): Row[] {
  const identity = [share.isin, share.name, share.currency].map(spreadsheetText);
  return publishedNavs(share).map(({ date, nav, benchmark }) => [
    { value: new Date(`${date}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd', align: 'left' },
    ...identity.map((text): Cell => ({ value: text, type: String })),
    figureCell(nav),
    figureCell(benchmark),
  ]);
}

/**
 * The NAV history as XLSX: one sheet with one row per share and day, for filters and pivot tables. Cells are typed
 * dates and numbers.
 */
export function renderNavWorkbook({ locale, fund, shares }: NavHistoryInput): Promise<Buffer> {
  const { sheet, columns } = labels[locale];
  const names = [fund, ...shares.map(({ name }) => name)].join(', ');
  const header = columns.map((label, index) => headerCell(label, index > 3));
  return writeExcelFile(
    [header, ...shares.flatMap(shareRows)],
    { sheet, columns: COLUMN_WIDTHS.map((width) => ({ width })), stickyRowsCount: 1 },
    { features: [workbookProperties(`${names} – ${sheet}`, locale)] },
  ).toBuffer();
}
