import { strFromU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { type Cell, NavFileRefusal, type Table } from './tables';

/** The most that a workbook may unpack to, in bytes. */
const maxUnpacked = 40_000_000;
const maxCells = 2_000_000;

type Parts = ReturnType<typeof unzipSync>;

/** No more is unpacked than a workbook says of itself. */
function unpack(bytes: Uint8Array): Parts {
  let left = maxUnpacked;
  return unzipSync(bytes, {
    filter: ({ originalSize }) => {
      left -= originalSize;
      if (left < 0) throw new NavFileRefusal({ reason: 'too-large' });
      return true;
    },
  });
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

function tagsOf(parts: Parts, file: string, tag: string): string[] {
  const part = parts[file];
  return part ? (strFromU8(part).match(new RegExp(`<(?:\\w+:)?${tag}\\s[^>]*>`, 'g')) ?? []) : [];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** Files of the sheets, by the names that people see. */
function sheetFiles(parts: Parts): { name: string; file: string }[] {
  const targets = tagsOf(parts, 'xl/_rels/workbook.xml.rels', 'Relationship');
  return tagsOf(parts, 'xl/workbook.xml', 'sheet').map((sheet) => {
    const target = targets.find((tag) => attribute(tag, 'Id') === attribute(sheet, 'r:id')) ?? '';
    const file = attribute(target, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/');
    return { name: attribute(sheet, 'name').replace(/&\w+;/g, (text) => entities[text] ?? text), file };
  });
}

function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + parseInt(letter, 36) - 9, 0);
}

/** The reader would take what a formula gave last, and the first of merged cells, without a word. */
function assertPlainCells(xml: string, sheet: string): void {
  const merged = /<(?:\w+:)?mergeCell\s[^>]*ref="([^":]+)/.exec(xml)?.[1];
  if (merged !== undefined) throw new NavFileRefusal({ reason: 'merged', sheet, cell: merged });
  const formula = /<(?:\w+:)?f[\s/>]/.exec(xml);
  if (formula) {
    const start = xml.slice(0, formula.index);
    const cell = attribute(start.slice(start.search(/<(?:\w+:)?c\s[^<]*$/)), 'r');
    throw new NavFileRefusal({ reason: 'formula', sheet, cell });
  }
  let [rows, columns] = [1, 1];
  for (const [, letters = '', digits] of xml.matchAll(/<(?:\w+:)?(?:c|row)\s[^>]*?\br="([A-Z]*)(\d+)"/g)) {
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, columnNumber(letters));
  }
  if (rows * columns > maxCells) throw new NavFileRefusal({ reason: 'too-large', sheet });
}

/**
 * The sheets of a workbook that are not empty.
 *
 * @throws NavFileRefusal for formulas, merged cells, and what unpacks to too much
 */
export async function readSheets(bytes: Buffer): Promise<Table[]> {
  const parts = unpack(bytes);
  for (const { name, file } of sheetFiles(parts)) {
    const xml = parts[file];
    if (xml) assertPlainCells(strFromU8(xml), name);
  }
  // Packed anew, it can unpack to no more than was counted.
  const sheets = await readWorkbook(Buffer.from(zipSync(parts, { level: 0 })));
  return sheets
    .filter(({ data }) => data.length > 0)
    .map(({ sheet, data }) => ({
      sheet,
      rows: data.map((cells, index) => ({ row: index + 1, cells: cells.map(toCell) })),
    }));
}

function toCell(value: unknown): Cell {
  if (value instanceof Date || typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}
