import * as v from 'valibot';
import type { DataTemplate } from '../../contract/codes.generated';
import eet from './templates/EET.json';
import emt from './templates/EMT.json';
import ept from './templates/EPT.json';
import { decodeText } from '../files/contentFile';
import { csvRecords } from '../files/csvRecords';
import { lei } from '../schemas/fieldSchemas';
import { isCalendarDay } from '../../contract/parisTime';

/*
 * The templates of FinDatEx: their columns, in full width and order, and what each may hold. The JSON files are their rules, by version.
 */

/** M: mandatory; C: conditional; O: optional; I: mandatory, and its answer only indicates something. */
const needSchema = v.picklist(['M', 'C', 'O', 'I']);

/** `00006=Y`, `20040=8|9 or 20050=8|9`, `01120>=10 and 00110=N`: columns and what they hold. */
const condition = v.pipe(
  v.string(),
  v.regex(/^\d+(?:=[\w|]+|>=?\d+)(?: (?:and|or) \d+(?:=[\w|]+|>=?\d+))*$/),
);

const columnSchema = v.object({
  name: v.string(),
  /** By profile in the EET, whose columns are needed by those who report for one. */
  need: v.union([needSchema, v.record(v.string(), needSchema)]),
  format: v.picklist([
    'text',
    'integer',
    'number',
    'ratio',
    'day',
    'dateTime',
    'currency',
    'lei',
    'identifier',
    'codes',
    'codesList',
    'numberOrCodes',
    'codesOrDay',
    'cic',
    'language',
    'link',
    'linkList',
    'dayList',
    'languageList',
    'countryList',
  ]),
  codes: v.optional(v.array(v.string())),
  maxLength: v.optional(v.number()),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  /** The need holds only then: its section is reported. */
  switch: v.optional(condition),
  /** A conditional column is mandatory then. Those whose condition no column tells, or the template leaves open, have it as words (`when`) alone. */
  if: v.optional(condition),
});

const rulesSchema = v.object({
  template: v.string(),
  version: v.string(),
  published: v.string(),
  /** Column of each profile that says whether it is reported. */
  profiles: v.optional(v.record(v.string(), v.nullable(v.string()))),
  columns: v.array(columnSchema),
});

type Need = v.InferOutput<typeof needSchema>;
export type TemplateColumn = v.InferOutput<typeof columnSchema>;
export type TemplateRules = v.InferOutput<typeof rulesSchema>;

const sources: Record<DataTemplate, unknown> = { EMT: emt, EPT: ept, EET: eet };
const parsed = new Map<DataTemplate, TemplateRules>();

/** They are parsed at the first question, as EET alone has 616 columns. */
export function templateRules(template: DataTemplate): TemplateRules {
  const rules = parsed.get(template) ?? v.parse(rulesSchema, sources[template]);
  parsed.set(template, rules);
  return rules;
}

/** `00010` of `00010_Financial_Instrument_Identifying_Data`. */
export const columnNumber = ({ name }: Pick<TemplateColumn, 'name'>): string => name.split('_', 1)[0] ?? '';

/** The cells of a row by the numbers of their columns. */
export type TemplateRow = ReadonlyMap<string, string>;

/** One part of a condition. A column that is empty meets none. */
function isMet(part: string, row: TemplateRow): boolean {
  const [, number = '', operator, value = ''] = /^(\d+)(=|>=?)(.*)$/.exec(part) ?? [];
  const text = row.get(number) ?? '';
  if (operator === '=') return value.split('|').includes(text);
  return Number(text) > Number(value) || (operator === '>=' && Number(text) === Number(value));
}

function holds(condition: string | undefined, row: TemplateRow): boolean {
  if (condition === undefined) return true;
  return condition.split(' or ').some((all) => all.split(' and ').every((part) => isMet(part, row)));
}

/** A conditional column is mandatory for some product if its condition can be told. */
const isDemand = (need: Need, column: TemplateColumn) =>
  need === 'M' || (need === 'C' && column.if !== undefined);

/** For some product or report. */
export function mayBeMandatory(column: TemplateColumn): boolean {
  const { need } = column;
  return (typeof need === 'string' ? [need] : Object.values(need)).some((each) => isDemand(each, column));
}

export function isMandatory({ profiles }: TemplateRules, column: TemplateColumn, row: TemplateRow): boolean {
  const isDue = (need: Need) => isDemand(need, column) && (need === 'M' || holds(column.if, row));
  if (typeof column.need === 'string') return isDue(column.need) && holds(column.switch, row);
  return Object.entries(column.need).some(([profile, need]) => {
    const reported = profiles?.[profile];
    return isDue(need) && reported != null && holds(`${reported}=Y`, row);
  });
}

const isRatio = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text);

/** Completes "expected …" where a filled cell holds what its column does not take; otherwise undefined. */
export function cellProblem(column: TemplateColumn, text: string): string | undefined {
  const { format, codes = [], maxLength, min, max } = column;
  const listed = `one of ${codes.join(', ')}`;
  const isListed = codes.includes(text);
  if (maxLength !== undefined && text.length > maxLength) return `${maxLength} characters at most`;
  switch (format) {
    case 'codes':
      return isListed ? undefined : listed;
    case 'codesList':
      return text.split(';').every((code) => codes.includes(code.trim()))
        ? undefined
        : `${listed}, parted by ;`;
    case 'numberOrCodes':
      return isListed || isRatio(text) ? undefined : `a number with a decimal point, or ${listed}`;
    case 'codesOrDay':
      return isListed || isCalendarDay(text) ? undefined : `a day written YYYY-MM-DD, or ${listed}`;
    case 'ratio':
      return isRatio(text) ? undefined : 'a share of one with a decimal point, such as 0.0115 for 1.15 %';
    case 'number':
      return isRatio(text) ? undefined : 'a number with a decimal point';
    case 'integer': {
      const isInRange =
        /^-?\d+$/.test(text) && Number(text) >= (min ?? -Infinity) && Number(text) <= (max ?? Infinity);
      if (isInRange) return undefined;
      return min === undefined || max === undefined
        ? 'a whole number'
        : `a whole number from ${min} to ${max}`;
    }
    case 'day':
      return isCalendarDay(text) ? undefined : 'a day written YYYY-MM-DD';
    case 'dateTime':
      return /^\d{4}-\d\d-\d\d\s+\d\d:\d\d:\d\d$/.test(text)
        ? undefined
        : 'a time written YYYY-MM-DD hh:mm:ss';
    case 'currency':
      return /^[A-Z]{3}$/.test(text) ? undefined : 'a currency code of three capital letters (ISO 4217)';
    case 'lei':
      return v.is(lei, text) ? undefined : 'a legal entity identifier (ISO 17442)';
    case 'link':
      return URL.canParse(text) ? undefined : 'an address';
    default:
      return undefined;
  }
}

/** Between the cells of a template's file. */
export const cellSeparator = '|';

/** Separators that other programs write. */
const separators = [cellSeparator, ';', ',', '\t'];

/** Parts of a sheet that a person does not see, or sees otherwise than programs read them. Lines are those from the heading on. */
export interface TemplateSheet {
  name: string;
  hiddenRows: number[];
  /** From 0. */
  hiddenColumns: number[];
  formulas: { line: number; column: string }[];
  mergedRows: number[];
}

export interface TemplateFile {
  /** Numbers of the columns, in the order of the file. */
  columns: string[];
  /** The line in which they stand. */
  heading: number;
  rows: { cells: TemplateRow; line: number }[];
  /** A workbook has one, and a CSV file none. */
  sheet?: TemplateSheet;
}

/** The number of the column that holds the identifier of what a row is about. */
export const identifierOf: Record<DataTemplate, string> = { EMT: '00010', EPT: '00030', EET: '20000' };

/** The file with the rows of one product: of the others, of which there may be thousands, their identifiers are left. */
export function withRowsOf(isin: string, file: TemplateFile, template: DataTemplate): TemplateFile {
  const identifier = identifierOf[template];
  const rows = file.rows.map(({ cells, line }) => {
    const about = cells.get(identifier) ?? '';
    return { cells: about === isin ? cells : new Map([[identifier, about]]), line };
  });
  return { ...file, rows };
}

/**
 * Reads a CSV file as it was handed in, with the separator that its heading has most.
 *
 * @throws CsvError, RefusedFile
 */
export function readTemplateFile(bytes: Buffer): TemplateFile {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const [heading = ''] = text.split('\n', 1);
  const count = (separator: string) => heading.split(separator).length;
  const [separator = cellSeparator] = separators.toSorted((a, b) => count(b) - count(a));
  const [first, ...records] = csvRecords(text, separator);
  const columns = (first?.cells ?? []).map((name) => columnNumber({ name }));
  const rows = records.map(({ cells, line }) => ({
    cells: new Map(columns.map((number, index) => [number, cells[index] ?? ''])),
    line,
  }));
  return { columns, heading: 1, rows };
}
