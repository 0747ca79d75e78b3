import { type DataTemplate, DataTemplate as templates } from '../contractCodes.generated';
import type { FactSource, FactValue } from './fact';
import { type FactCode, shareFacts } from './shareFacts';
import { plainValue, ratio } from './factColumns';
import {
  cellProblem,
  cellSeparator,
  columnNumber,
  isMandatory,
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

/** How the templates write what the content answers. */
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
  const text = plain.replace(/\s*[\n|]\s*/g, ' ').trim();
  return column.format === 'codes' ? (answers[text] ?? text) : text;
}

export interface WrittenTemplate {
  template: DataTemplate;
  version: string;
  /** In the template's width and order; columns that nothing fills are empty. */
  cells: string[];
  row: TemplateRow;
  /** Mandatory columns without a value, or with one that the template does not take, and the content that would give it. */
  missing: { column: string; written: string; problem: string }[];
}

/** The row of a share in a template. @param generatedAt `YYYY-MM-DD hh:mm:ss`, UTC */
export function writeTemplate(template: DataTemplate, of: FactSource, generatedAt: string): WrittenTemplate {
  const rules = templateRules(template);
  const facts = factsOfColumns[template];
  const written = rules.columns.map((column, index): [TemplateColumn, string] => {
    // The first column is the version, as the template's own list has it.
    if (index === 0) return [column, column.codes?.[0] ?? rules.version];
    if (column.format === 'dateTime') return [column, generatedAt];
    const code = facts.get(columnNumber(column));
    return [column, code ? cellText(column, shareFacts[code].value(of)) : ''];
  });
  const row = new Map(written.map(([column, text]) => [columnNumber(column), text]));
  const missing = written.flatMap(([column, text]) => {
    const code = facts.get(columnNumber(column));
    const from = code ? shareFacts[code].written : 'no fact of the product';
    if (text === '') {
      return isMandatory(rules, column, row)
        ? [{ column: column.name, written: from, problem: 'a value' }]
        : [];
    }
    const problem = cellProblem(column, text);
    return problem === undefined
      ? []
      : [{ column: column.name, written: from, problem: `${problem}, got "${text}"` }];
  });
  return { template, version: rules.version, cells: written.map(([, text]) => text), row, missing };
}

/**
 * The templates as the share fills them: none before its first NAV, and no EPT in its first year, in which the house publishes no scenarios.
 *
 * @param generatedAt as {@link writeTemplate} has it
 */
export function writtenTemplates(of: FactSource, generatedAt: string): WrittenTemplate[] {
  if (of.share.navs.length === 0) return [];
  return templates
    .filter((template) => template !== 'EPT' || of.share.scenarios.length > 0)
    .map((template) => writeTemplate(template, of, generatedAt));
}

/** The file of one share: heading and row, as the templates part them. */
export function templateText({ template, cells }: WrittenTemplate): string {
  const heading = templateRules(template).columns.map(({ name }) => name);
  return [heading, cells].map((line) => `${line.join(cellSeparator)}\r\n`).join('');
}

/** `EMT_V4_3_20261030_ZZ0011759204.csv`, as the templates name their files. @param day `YYYY-MM-DD` */
export function templateFileName({ template, version }: WrittenTemplate, day: string, isin: string): string {
  return `${template}_${version.replaceAll('.', '_')}_${day.replaceAll('-', '')}_${isin}.csv`;
}
