import * as v from 'valibot';
import type { DataTemplate } from '../contractCodes.generated';
import { cellProblem, columnNumber, isMandatory, readTemplateFile, templateRules } from '../facts/templates';
import { type DataFile, dataTemplates } from './content';
import type { ContentFile, ContentSource } from './contentSource';
import { reportDuplicates } from './duplicates';
import { day, fields, oneOf, optionalList } from './fieldSchemas';

const versionText = "the template's version as FinDatEx writes it, such as V4.3";

/** The list `dataFiles` of a share. */
export const dataFilesSchema = optionalList(
  fields({
    template: v.picklist(dataTemplates, oneOf(dataTemplates)),
    version: v.pipe(v.string(versionText), v.regex(/^V\d+(?:\.\d+)*$/, versionText)),
    date: day,
  }),
  'a list of data files',
);

type Entry = v.InferOutput<typeof dataFilesSchema>[number];

const fileTypes = ['csv', 'xlsx'] as const;

const nameOf = (template: string, fileType: string) => `${template}.${fileType}`;

/** Stands beside the documents of a share: `EMT.csv`. */
export function isDataFile(name: string): boolean {
  return dataTemplates.some((template) => fileTypes.some((fileType) => name === nameOf(template, fileType)));
}

/** Every ZIP archive, and so every XLSX file, begins with it. */
const zipSignature = 'PK\u0003\u0004';

type Row = Pick<DataFile, 'cells' | 'line'>;

/** A workbook is passed on as it is. */
const unread: Row = { cells: new Map(), line: 1 };

/** The number of the column that holds the identifier of what a row is about. */
const identifierOf: Record<DataTemplate, string> = { EMT: '00010', EPT: '00030', EET: '20000' };

/**
 * The row of the share in a file of a template, whose columns and cells are those of the template's version.
 *
 * @throws CsvError, RefusedFile
 */
function readRow(
  { template, version }: Entry,
  bytes: Buffer,
  { isin, report }: { isin: string; report: (line: number, problem: string) => void },
): Row | null {
  const rules = templateRules(template);
  const file = readTemplateFile(bytes);
  const known = new Map(rules.columns.map((column) => [columnNumber(column), column]));
  const others = file.columns.filter((number) => !known.has(number));
  for (const number of others) {
    report(
      1,
      `${number}: expected only the fields of ${template} ${rules.version}: remove it, or export the file for that version`,
    );
  }
  const row = file.rows.find(({ cells }) => cells.get(identifierOf[template]) === isin);
  if (!row) {
    const found = file.rows.map(({ cells }) => `"${cells.get(identifierOf[template]) ?? ''}"`).join(', ');
    report(
      1,
      `${identifierOf[template]}: expected a row about ${isin}, got ${found || 'none'}: replace the file`,
    );
    return null;
  }
  const { cells, line } = row;
  for (const column of rules.columns) {
    const text = cells.get(columnNumber(column)) ?? '';
    const problem = text === '' ? undefined : cellProblem(column, text);
    if (problem !== undefined)
      report(line, `${column.name}: expected ${problem} (${template} ${version}), got "${text}"`);
    else if (text === '' && isMandatory(rules, column, cells)) {
      report(line, `${column.name}: expected a value, as ${template} ${version} has it mandatory`);
    }
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
    (_, index, template) => {
      const at = `dataFiles[${index}].template`;
      file.report(['dataFiles', index], `${at}: expected one file of each template, got "${template}" again`);
    },
  );
  for (const name of names) {
    if (entries.some(({ template }) => name.startsWith(`${template}.`))) continue;
    const problem = `expected an entry in the dataFiles of ${folder}.yaml: add it, or remove this file`;
    source.report(`${folder}/${name}`, 1, problem);
  }
  const readFile = (entry: Entry, bytes: Buffer, fileType: DataFile['fileType']): Row | null => {
    const path = `${folder}/${nameOf(entry.template, fileType)}`;
    const report = (line: number, problem: string) => source.report(path, line, problem);
    if (fileType === 'csv') return readRow(entry, bytes, { isin, report });
    const isWorkbook = bytes.toString('latin1', 0, zipSignature.length) === zipSignature;
    if (!isWorkbook) report(1, 'expected an XLSX workbook: export it again');
    return isWorkbook ? unread : null;
  };
  const read = entries.map(async (entry, index): Promise<DataFile[]> => {
    const [fileType, other] = fileTypes.filter((type) => names.includes(nameOf(entry.template, type)));
    if (fileType === undefined || other !== undefined) {
      const expected = fileTypes.map((type) => nameOf(entry.template, type)).join(' or ');
      file.report(['dataFiles', index], `dataFiles[${index}]: expected one file ${expected} in ${folder}`);
      return [];
    }
    const path = `${folder}/${nameOf(entry.template, fileType)}`;
    const bytes = await source.readBytes(path);
    if (!bytes) return [];
    const { version } = templateRules(entry.template);
    if (entry.version !== version) {
      const at = `dataFiles[${index}].version`;
      file.report(
        ['dataFiles', index, 'version'],
        `${at}: expected ${version}, whose fields are known, got ${entry.version}`,
      );
    }
    const row = await source.attempt(path, async () => readFile(entry, bytes, fileType));
    return row ? [{ ...entry, fileType, path, bytes: bytes.length, ...row }] : [];
  });
  return (await Promise.all(read)).flat();
}
