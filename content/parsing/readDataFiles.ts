import type * as v from 'valibot';
import { DataTemplate } from '../../contract/codes.generated';
import { expectedRiskIndicator } from '../facts/riskClasses';
import {
  cellProblem,
  columnNumber,
  identifierOf,
  isMandatory,
  readTemplateFile,
  type TemplateFile,
  templateRules,
  type TemplateSheet,
} from '../facts/templates';
import type { DataFile } from './content';
import type { ContentFile, ContentSource } from '../files/contentSource';
import { reportDuplicates } from '../files/duplicates';
import { readTemplateWorkbook } from '../files/readTemplateWorkbook';
import { columnName } from '../files/tables';
import type { dataFilesSchema } from '../schemas/shareSchema';

type Entry = v.InferOutput<typeof dataFilesSchema>[number];

const fileTypes = ['csv', 'xlsx'] as const;

const nameOf = (template: string, fileType: string) => `${template}.${fileType}`;

/** Stands beside the documents of a share: `EMT.csv`. */
export function isDataFile(name: string): boolean {
  return DataTemplate.some((template) => fileTypes.some((fileType) => name === nameOf(template, fileType)));
}

type Row = Pick<DataFile, 'cells' | 'line'>;

/** Takes a problem and its line. */
type Report = (line: number, problem: string) => void;

/** Reports cells that a person sees otherwise than a program reads them, or not at all. */
function reportUnclear({ hiddenColumns, mergedRows: [merged] }: TemplateSheet, report: Report): void {
  if (merged !== undefined)
    report(merged, 'expected no merged cells from the heading on: unmerge them, and fill each cell');
  if (hiddenColumns.length > 0) {
    const names = hiddenColumns.map(columnName).join(', ');
    report(1, `expected no hidden columns, got ${names}: show them, or remove them`);
  }
}

/** The part of a problem that names the sheet. */
const sheetOf = ({ sheet }: TemplateFile) => (sheet ? `, in the sheet "${sheet.name}"` : '');

/** A row, or undefined and a problem. */
function rowAbout(isin: string, template: DataTemplate, file: TemplateFile, report: Report): Row | undefined {
  const identifier = identifierOf[template];
  const about = file.rows.filter(({ cells }) => cells.get(identifier) === isin);
  const [row, again] = about;
  if (again)
    report(again.line, `${identifier}: expected one row about ${isin}, got another one: remove one of them`);
  if (row) return row;
  const found = file.rows.map(({ cells }) => `"${cells.get(identifier) ?? ''}"`).join(', ');
  const hidden = file.sheet?.hiddenRows.join(', ') ?? '';
  report(
    file.heading,
    hidden === ''
      ? `${identifier}: expected a row about ${isin}${sheetOf(file)}, got ${found || 'none'}: replace the file`
      : `${identifier}: expected a row about ${isin}${sheetOf(file)}, got ${found || 'none'}, and hidden rows, which are not read (${hidden}): show them, or replace the file`,
  );
  return undefined;
}

/** The row of the share in a file of a template, whose columns and cells are those of the template's version. */
function readRow({ template, version }: Entry, isin: string, file: TemplateFile, report: Report) {
  const rules = templateRules(template);
  const known = new Map(rules.columns.map((column) => [columnNumber(column), column]));
  const inSheet = sheetOf(file);
  for (const [index, number] of file.columns.entries()) {
    if (!known.has(number)) {
      report(
        file.heading,
        `${number}: expected only the fields of ${template} ${rules.version}: remove it, or export the file for that version`,
      );
    } else if (file.columns.indexOf(number) !== index) {
      report(file.heading, `${number}: expected each column once, got it again: remove one of them`);
    }
  }
  if (file.sheet) reportUnclear(file.sheet, report);
  const row = rowAbout(isin, template, file, report);
  if (!row) return null;
  const { cells, line } = row;
  for (const column of rules.columns) {
    const number = columnNumber(column);
    const text = cells.get(number) ?? '';
    const problem = text === '' ? undefined : cellProblem(column, text);
    if (file.sheet?.formulas.some((formula) => formula.line === line && formula.column === number))
      report(line, `${column.name}: expected a value, got a formula${inSheet}: paste its value`);
    else if (problem !== undefined)
      report(line, `${column.name}: expected ${problem} (${template} ${version}${inSheet}), got "${text}"`);
    else if (text === '' && isMandatory(rules, column, cells)) {
      const of = `${template} ${version}`;
      const missing =
        column.if === undefined
          ? `expected a value, as ${of} has it mandatory${inSheet}`
          : `expected a value where ${column.if}, as ${of} has it mandatory${inSheet}`;
      report(line, `${column.name}: ${missing}`);
    }
  }
  const indicator = template === 'EPT' ? expectedRiskIndicator(cells) : undefined;
  if (indicator !== undefined) {
    report(
      line,
      `01090_SRI: expected ${indicator}, as 01100_MRM and 01110_CRM give it (Delegated Regulation (EU) 2017/653, annex II, part 3)${inSheet}, got "${cells.get('01090')}"`,
    );
  }
  return row;
}

/** The data files of a share, which are in the folder of its documents. Those with problems are left out. */
export async function readDataFiles(
  source: ContentSource,
  folder: string,
  file: ContentFile<{ isin: string; dataFiles: Entry[] }>,
): Promise<DataFile[]> {
  const { isin, dataFiles: entries } = file.value;
  const names = (await source.names(folder)).files.filter(isDataFile);
  reportDuplicates(
    entries,
    ({ template }) => template,
    (_, index, template) =>
      file.report(['dataFiles', index], `expected one file of each template, got "${template}" again`, [
        'dataFiles',
        index,
        'template',
      ]),
  );
  for (const name of names) {
    if (entries.some(({ template }) => name.startsWith(`${template}.`))) continue;
    const problem = `expected an entry in the dataFiles of ${folder}.yaml: add it, or remove this file`;
    source.report(`${folder}/${name}`, 1, problem);
  }
  const readFile = async (
    entry: Entry,
    bytes: Buffer,
    fileType: DataFile['fileType'],
  ): Promise<Row | null> => {
    const path = `${folder}/${nameOf(entry.template, fileType)}`;
    const report: Report = (line, problem) => source.report(path, line, problem);
    if (fileType === 'csv') return readRow(entry, isin, readTemplateFile(bytes), report);
    return readRow(entry, isin, await readTemplateWorkbook(entry.template, bytes, isin), report);
  };
  const read = entries.map(async (entry, index): Promise<DataFile[]> => {
    const [fileType, other] = fileTypes.filter((type) => names.includes(nameOf(entry.template, type)));
    if (fileType === undefined || other !== undefined) {
      const expected = fileTypes.map((type) => nameOf(entry.template, type)).join(' or ');
      file.report(['dataFiles', index], `expected one file ${expected} in ${folder}`);
      return [];
    }
    const path = `${folder}/${nameOf(entry.template, fileType)}`;
    const bytes = await source.readBytes(path);
    if (!bytes) return [];
    const { version } = templateRules(entry.template);
    if (entry.version !== version) {
      file.report(
        ['dataFiles', index, 'version'],
        `expected ${version}, whose fields are known, got ${entry.version}`,
      );
    }
    const row = await source.attempt(path, () => readFile(entry, bytes, fileType));
    return row ? [{ ...entry, fileType, path, bytes: bytes.length, ...row }] : [];
  });
  return (await Promise.all(read)).flat();
}
