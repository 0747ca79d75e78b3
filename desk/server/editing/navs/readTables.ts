import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { messageOf } from '../../../../platform/errors';
import { NavFileRefusal, type Table } from './tables';
import { readSheets } from './workbook';

const [maxRows, maxRecord] = [100_000, 100_000];

/** Spreadsheets in French save CSV in Windows' encoding, and "Unicode text" in UTF-16. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const line = /[^\s].*/.exec(text)?.[0] ?? '';
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function readCsv(bytes: Buffer): Table {
  const text = decode(bytes);
  // A picture, say, or a workbook of another kind.
  if (text.includes('\0')) throw new NavFileRefusal({ reason: 'unreadable' });
  const rows: Table['rows'] = [];
  try {
    parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: maxRecord,
      on_record: (cells: string[], { lines }) => {
        rows.push({ row: lines, cells });
        return null;
      },
    });
  } catch (error) {
    const row = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
    throw new NavFileRefusal({
      reason: 'unreadable',
      cell: `A${row}`,
      value: messageOf(error).slice(0, 200),
    });
  }
  return { rows };
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/**
 * Reads a CSV or XLSX file, whatever it is called.
 *
 * @throws NavFileRefusal
 */
export async function readTables(bytes: Buffer): Promise<Table[]> {
  let tables: Table[];
  try {
    tables = isZip(bytes) ? await readSheets(bytes) : [readCsv(bytes)];
  } catch (error) {
    throw error instanceof NavFileRefusal ? error : new NavFileRefusal({ reason: 'unreadable' });
  }
  const filled = tables
    .map((table) => ({ ...table, rows: table.rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }))
    .filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new NavFileRefusal({ reason: 'empty' });
  if (filled.reduce((sum, { rows }) => sum + rows.length, 0) > maxRows)
    throw new NavFileRefusal({ reason: 'too-large' });
  return filled;
}
