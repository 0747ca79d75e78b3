/* Reads a workbook in a thread of its own, because one that takes long must not hold the server. It is JavaScript, as Node starts it without a compiler. */
const { parentPort } = require('node:worker_threads');
// The build without other formats than Excel's, which loads in a tenth of the time.
const xlsx = require('@e965/xlsx/dist/xlsx.mini.min');
const { strFromU8, strToU8, unzipSync, zipSync } = require('fflate');

/**
 * @typedef {import('@e965/xlsx').CellObject} CellObject
 * @typedef {{ hidden?: boolean, hpt?: number, width?: number } | undefined} Look
 * @typedef {{ '!data': (CellObject | undefined)[][], '!merges'?: (import('@e965/xlsx').Range | undefined)[], '!rows'?: Look[], '!cols'?: Look[] }} Sheet
 * @typedef {import('./tables').Cell} Cell
 * @typedef {{ date1904: boolean, dateNF: string }} FormatOptions
 */

/** The most that a workbook may unpack to, in bytes, and its cells. */
const maxUnpacked = 40_000_000;
const maxCells = 2_000_000;

const dayMs = 24 * 60 * 60_000;

class Refusal extends Error {
  /** @param {{ reason: string, sheet?: string, cell?: string }} refusal */
  constructor(refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

const formula = /<((?:[\w.-]+:)?f)(?:\s[^<>]*?)?(\/?)>/g;
const mergedCells = /<((?:[\w.-]+:)?mergeCell)\s[^<>]*?\bref=["']([^"']*)["'][^<>]*>/g;

/**
 * The library misses some forms of both, such as a shared formula behind a prefix. Here each gets the form that it knows.
 *
 * @param {Uint8Array} part
 */
function withPlainForms(part) {
  const xml = strFromU8(part, true);
  const plain = xml
    .replace(formula, (_, /** @type {string} */ tag, /** @type {string} */ end) =>
      end === '' ? `<${tag}>0` : `<${tag}>0</${tag}>`,
    )
    .replace(mergedCells, '<$1 ref="$2"/>');
  return plain === xml ? part : strToU8(plain, true);
}

/**
 * Unpacks no more than the workbook says of itself, and packs it anew, so that the library unpacks no more than was counted.
 *
 * @param {Uint8Array} bytes
 */
function counted(bytes) {
  let left = maxUnpacked;
  const parts = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      left -= originalSize;
      if (left < 0) throw new Refusal({ reason: 'too-large' });
      return true;
    },
  });
  const types = new TextDecoder().decode(parts['[Content_Types].xml']);
  // A binary workbook, say, whose formulas would not be found.
  if (!types.includes('.main+xml')) throw new Refusal({ reason: 'unreadable' });
  const plain = Object.entries(parts).map(([name, part]) => [name, withPlainForms(part)]);
  return zipSync(Object.fromEntries(plain), { level: 0 });
}

/** @param {CellObject} cell */
const formatOf = ({ z = 'General' }) => String(z);

/** @param {string} format */
const isPlain = (format) => format === 'General' || format === '@';

/**
 * What Excel shows.
 *
 * @param {string} format
 * @param {unknown} value
 * @param {FormatOptions} options
 */
function formatted(format, value, options) {
  /** @type {unknown} */
  const text = xlsx.SSF.format(format, value, options);
  return String(text).trim();
}

/**
 * The day of a cell that shows day, month and year, and no hour that is not midnight.
 *
 * @param {number} serial
 * @param {string} format
 * @param {FormatOptions} options
 * @returns {string | undefined}
 */
function dayIn(serial, format, options) {
  const shown = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').toLowerCase();
  if (!/d/.test(shown) || !/m/.test(shown) || !/y/.test(shown)) return undefined;
  if (/[hs]/.test(shown) && serial % 1 !== 0) return undefined;
  const first = options.date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return new Date(first + Math.floor(serial + 1e-6) * dayMs).toISOString().slice(0, 10);
}

/**
 * What a person sees, and beside it the day or the number that the cell holds.
 *
 * @param {CellObject} cell
 * @param {FormatOptions} options
 * @returns {Cell}
 */
function cellOf(cell, options) {
  const format = formatOf(cell);
  const { t: type, v: value = '' } = cell;
  // `#N/A`, say: an empty text would be a day without a value.
  if (type === 'e') return xlsx.utils.format_cell(cell);
  if (type === 'z') return '';
  if (isPlain(format)) return typeof value === 'number' ? value : String(value).trim();
  const shown = formatted(format, value, options);
  if (typeof value !== 'number' || shown === '') return shown;
  if (!xlsx.SSF.is_date(format)) return { shown, number: value };
  const day = dayIn(value, format, options);
  return day === undefined ? shown : { shown, day };
}

/**
 * A row without height and a column without width are hidden, whatever they are called.
 *
 * @param {Look} look
 */
function isUnseen(look) {
  return look !== undefined && (look.hidden === true || look.hpt === 0 || look.width === 0);
}

/**
 * @param {Sheet} sheet
 * @param {string} name
 * @param {FormatOptions} options
 */
function sheetOf(sheet, name, options) {
  /** @param {string} reason @param {number} r @param {number} c */
  const refuse = (reason, r, c) =>
    new Refusal({ reason, sheet: name, cell: xlsx.utils.encode_cell({ r, c }) });
  const [merged] = sheet['!merges'] ?? [];
  if (merged) throw refuse('merged', merged.s.r, merged.s.c);
  const hiddenRows = new Set();
  const hiddenColumns = new Set();
  /** @type {{ row: number, cells: Cell[] }[]} */
  const rows = [];
  let cells = 0;
  sheet['!data'].forEach((row, r) => {
    cells += row.length;
    if (cells > maxCells) throw new Refusal({ reason: 'too-large', sheet: name });
    const isHiddenRow = isUnseen(sheet['!rows']?.[r]);
    const read = Array.from(row, (cell, c) => {
      if (cell === undefined) return '';
      const isHiddenColumn = isUnseen(sheet['!cols']?.[c]);
      if (isHiddenRow) hiddenRows.add(r + 1);
      else if (isHiddenColumn) hiddenColumns.add(c);
      if (isHiddenRow || isHiddenColumn) return '';
      if (cell.f !== undefined || cell.F !== undefined) throw refuse('formula', r, c);
      return cellOf(cell, options);
    });
    if (read.some((cell) => cell !== '')) rows.push({ row: r + 1, cells: read });
  });
  return { name, rows, hiddenRows: [...hiddenRows], hiddenColumns: [...hiddenColumns].sort((a, b) => a - b) };
}

/** For the format that is that of each computer's own country. */
const dateNF = 'dd/mm/yyyy';

/** @param {Uint8Array} bytes */
function readSheets(bytes) {
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
  /** @type {Map<string, Partial<Sheet>>} */
  const sheets = new Map(Object.entries(workbook.Sheets));
  return workbook.SheetNames.map((name, index) => {
    if (states[index]?.Hidden) return { name, isHidden: true, rows: [], hiddenRows: [], hiddenColumns: [] };
    const sheet = sheets.get(name);
    if (!sheet?.['!data']) throw new Refusal({ reason: 'unreadable', sheet: name });
    return sheetOf({ ...sheet, '!data': sheet['!data'] }, name, { date1904, dateNF });
  });
}

/** @param {Uint8Array} bytes */
function answerTo(bytes) {
  try {
    return { sheets: readSheets(bytes) };
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.refusal : { reason: 'unreadable' } };
  }
}

parentPort?.on('message', (/** @type {Uint8Array} */ bytes) => {
  const { buffer } = new TextEncoder().encode(JSON.stringify(answerTo(bytes)));
  parentPort.postMessage(buffer, [buffer]);
});
