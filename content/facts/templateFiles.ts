import { type DataTemplate, DataTemplate as templates } from '../../contract/codes.generated';
import type { Fact, FactSource, FactValue } from './fact';
import { type FactCode, shareFacts } from './shareFacts';
import { plainValue, ratio } from './factColumns';
import { scenariosOf } from './fullYear';
import {
  cellProblem,
  cellSeparator,
  columnNumber,
  isMandatory,
  mayBeMandatory,
  type TemplateColumn,
  type TemplateRow,
  templateRules,
} from './templates';

type ColumnFacts = ReadonlyMap<string, FactCode>;

function columnFacts(template: DataTemplate): ColumnFacts {
  const codes = Object.keys(shareFacts) as FactCode[];
  return new Map(
    codes.flatMap((code) =>
      (shareFacts[code].templates?.[template] ?? []).map((number) => [number, code] as const),
    ),
  );
}

/** The fact that each column of a template tells. */
export const factsOfColumns: Record<DataTemplate, ColumnFacts> = {
  EMT: columnFacts('EMT'),
  EPT: columnFacts('EPT'),
  EET: columnFacts('EET'),
};

/** The templates have codes of their own for the answers of the content. */
const answers: Readonly<Record<string, string>> = {
  YES: 'Y',
  NO: 'N',
  NEUTRAL: 'Neutral',
  PER_SE: 'P',
  ELECTIVE: 'E',
  RETAIL: 'R',
  PROFESSIONAL: 'P',
  BOTH: 'B',
  NEITHER: 'N',
};

/** A fact as a column writes it; empty where there is none. */
export function cellText(column: TemplateColumn, value: FactValue): string {
  const plain = plainValue(value);
  if (plain === null) return '';
  if (typeof plain === 'boolean') return plain ? 'Y' : 'N';
  if (typeof plain === 'number') return String(column.format === 'ratio' ? ratio(plain) : plain);
  const text = plain.replace(/\s*[\r\n|]\s*/g, ' ').trim();
  return column.format === 'codes' ? (answers[text] ?? text) : text;
}

export interface WrittenTemplate {
  template: DataTemplate;
  version: string;
  /** The cells that are filled, by the numbers of their columns. */
  row: TemplateRow;
  /** Mandatory columns without a value, or with one that the template does not take, and the content that would give it. */
  missing: { column: string; written: string; problem: string }[];
}

/** In place of a time that does not matter, of the same length. */
export const noTime = '0000-00-00 00:00:00';

/** A template has hundreds of columns: only those that may be mandatory, and those that something fills, are looked at. */
const dueColumns = new Map<DataTemplate, readonly TemplateColumn[]>();

function columnsToFill(template: DataTemplate): readonly TemplateColumn[] {
  const facts = factsOfColumns[template];
  const due =
    dueColumns.get(template) ??
    templateRules(template).columns.filter(
      (column, index) =>
        index === 0 ||
        column.format === 'dateTime' ||
        facts.has(columnNumber(column)) ||
        mayBeMandatory(column),
    );
  dueColumns.set(template, due);
  return due;
}

/** The row of a share in a template. @param generatedAt `YYYY-MM-DD hh:mm:ss`, UTC */
export function writeTemplate(template: DataTemplate, of: FactSource, generatedAt: string): WrittenTemplate {
  const rules = templateRules(template);
  const facts = factsOfColumns[template];
  const factOf = (column: TemplateColumn): Fact | undefined => {
    const code = facts.get(columnNumber(column));
    return code && shareFacts[code];
  };
  const textOf = (column: TemplateColumn): string => {
    // The first column is the version, as the template's own list has it.
    if (column === rules.columns[0]) return column.codes?.[0] ?? rules.version;
    if (column.format === 'dateTime') return generatedAt;
    const fact = factOf(column);
    return fact ? cellText(column, fact.value(of)) : '';
  };
  const columns = columnsToFill(template);
  const row = new Map(columns.map((column) => [columnNumber(column), textOf(column)]));
  const missing = columns.flatMap((column) => {
    const text = row.get(columnNumber(column)) ?? '';
    if (text === '' && !isMandatory(rules, column, row)) return [];
    const problem = text === '' ? 'a value' : cellProblem(column, text);
    const fact = factOf(column);
    // Times are the product's, and addresses are there and whole where the site is known.
    const isAddress = fact?.kind === 'address' && fact.value(of) !== null;
    if (problem === undefined || column.format === 'dateTime' || isAddress) return [];
    const written = fact?.written ?? 'no fact of the product';
    return [{ column: column.name, written, problem: text === '' ? problem : `${problem}, got "${text}"` }];
  });
  return { template, version: rules.version, row, missing };
}

/**
 * The templates as the share fills them: none before its first NAV and none once it is closed, and no EPT in its first year, in which the house publishes no scenarios.
 *
 * @param generatedAt as {@link writeTemplate} has it
 */
export function writtenTemplates(of: FactSource, generatedAt: string): WrittenTemplate[] {
  if (!of.share.active || of.share.navs.length === 0) return [];
  return templates
    .filter((template) => template !== 'EPT' || scenariosOf(of).length > 0)
    .map((template) => writeTemplate(template, of, generatedAt));
}

const lineEnd = '\r\n';

const headings = new Map<DataTemplate, string>();

/** The names of all columns, as they stand in a file. */
function headingOf(template: DataTemplate): string {
  const names = () => templateRules(template).columns.map(({ name }) => name);
  const heading = headings.get(template) ?? names().join(cellSeparator) + lineEnd;
  headings.set(template, heading);
  return heading;
}

/** As readers of CSV have it (RFC 4180): a quote within a cell is doubled, and the cell stands in quotes. */
const quoted = (text: string) => (text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text);

/** The file of one share: heading and row, as the templates part them. */
export function templateText({ template, row }: WrittenTemplate): string {
  const cells = templateRules(template).columns.map((column) => quoted(row.get(columnNumber(column)) ?? ''));
  return headingOf(template) + cells.join(cellSeparator) + lineEnd;
}

/** The bytes of {@link templateText}, which is long, without making it. */
export function templateBytes({ template, row }: WrittenTemplate): number {
  const separators = templateRules(template).columns.length - 1;
  const cells = [...row.values()].reduce((sum, text) => sum + Buffer.byteLength(quoted(text)), 0);
  return Buffer.byteLength(headingOf(template)) + cells + separators + lineEnd.length;
}

/** `EMT_V4_3_20261030_ZZ0011759204.csv`, as the templates name their files. @param day `YYYY-MM-DD` */
export function templateFileName({ template, version }: WrittenTemplate, day: string, isin: string): string {
  return `${template}_${version.replaceAll('.', '_')}_${day.replaceAll('-', '')}_${isin}.csv`;
}
