import type { DataTemplate } from '../../contract/codes.generated';
import type { Sheet } from '../files/readWorkbook';
import { type Cell, shownIn } from '../files/tables';
import {
  columnNumber,
  identifierOf,
  type TemplateColumn,
  type TemplateFile,
  templateRules,
} from './templates';

/*
 * Workbooks of a template: a sheet has its columns in one row, below a title or not, and a product in each row after it.
 */

/** As spreadsheets show a number of no format: eleven digits, here without an exponent. */
const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 11, useGrouping: false });
const plainNumber = (value: number) => digits.format(value + 0);

/** A number between currencies, brackets of a negative one, and its percent sign, as formats write it. */
const formatted = /^[^\d(-]*(\(?)(-?[\d,]*\.?\d+)\)?\s*(%?)[^\d%]*$/;

/** Half of the fourth decimal of a ratio, which is a hundredth of a percent. Other numbers are shown whole. */
const ratioRounding = 0.5e-4;

/** A cell whose person sees another number than programs read has both: no format of the templates takes that. */
function numberText(
  { format }: TemplateColumn,
  { shown, number }: { shown: string; number: number },
): string {
  const held = plainNumber(number);
  const [, bracket = '', text = '', percent = ''] = formatted.exec(shown) ?? [];
  const seen = Number(text.replaceAll(',', '')) * (bracket === '' ? 1 : -1) * (percent === '' ? 1 : 0.01);
  const rounding = format === 'ratio' ? ratioRounding : Math.abs(number) * 1e-11;
  return text !== '' && Math.abs(seen - number) <= rounding * (1 + 1e-9) ? held : `${shown} (${held})`;
}

const isNumeric = ({ format }: TemplateColumn) =>
  ['ratio', 'number', 'integer', 'numberOrCodes'].includes(format);

/** A cell in the form that the column asks for: a percentage is a ratio there, and a date is written from its year on. */
function cellTextOf(column: TemplateColumn, cell: Cell): string {
  if (typeof cell === 'number') return isNumeric(column) ? plainNumber(cell) : shownIn(cell);
  if (typeof cell === 'string') return cell;
  if ('number' in cell) return isNumeric(column) ? numberText(column, cell) : cell.shown;
  const { format } = column;
  if ('time' in cell) return format === 'dateTime' ? cell.time : cell.shown;
  if (format === 'dateTime') return `${cell.day} 00:00:00`;
  return ['day', 'codesOrDay', 'dayList'].includes(format) ? cell.day : cell.shown;
}

const plainName = (name: string) =>
  name
    .trim()
    .replaceAll(/[\s_]+/g, '_')
    .toLowerCase();

/** Descriptions of a template name a column in each row, and more beside it: most cells of a heading are columns. */
function isHeading(template: DataTemplate, cells: readonly Cell[]): boolean {
  const { columns } = templateRules(template);
  const names = new Set(columns.map(({ name }) => plainName(name)));
  const identifier = columns.find((column) => columnNumber(column) === identifierOf[template]);
  const filled = cells.map((cell) => plainName(shownIn(cell))).filter((name) => name !== '');
  const named = filled.filter((name) => names.has(name));
  return (
    named.includes(plainName(identifier?.name ?? '')) && named.length > 1 && named.length * 2 > filled.length
  );
}

/** The first sheet that a person sees and that has the template's columns; undefined where there is none. */
export function templateSheet(template: DataTemplate, sheets: readonly Sheet[]): TemplateFile | undefined {
  const byNumber = new Map(templateRules(template).columns.map((column) => [columnNumber(column), column]));
  for (const { name, rows, hiddenRows, hiddenColumns, formulas, merged } of sheets) {
    const at = rows.findIndex(({ cells }) => isHeading(template, cells));
    const heading = rows[at];
    if (!heading) continue;
    const line = heading.row;
    const numbers = heading.cells.map((cell) => columnNumber({ name: shownIn(cell) }));
    const textOf = (number: string, cell: Cell) => {
      const column = byNumber.get(number);
      return column ? cellTextOf(column, cell) : shownIn(cell);
    };
    return {
      columns: numbers.filter((number) => number !== ''),
      heading: line,
      rows: rows.slice(at + 1).map(({ row, cells }) => ({
        cells: new Map(numbers.map((number, index) => [number, textOf(number, cells[index] ?? '')])),
        line: row,
      })),
      sheet: {
        name,
        hiddenRows: hiddenRows.filter((row) => row > line),
        hiddenColumns,
        formulas: formulas
          .filter(({ row }) => row > line)
          .map(({ row, column }) => ({ line: row, column: numbers[column] ?? '' })),
        mergedRows: merged.filter(({ row }) => row >= line).map(({ row }) => row),
      },
    };
  }
  return undefined;
}
