import * as v from 'valibot';
import { type DataFile, dataTemplates } from './content';
import { decodeText } from './contentFile';
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

/** A file of another share would be passed on unseen: nobody but programs opens it. */
function contentProblem(bytes: Buffer, fileType: DataFile['fileType'], isin: string): string | undefined {
  if (fileType === 'xlsx') {
    const isWorkbook = bytes.toString('latin1', 0, zipSignature.length) === zipSignature;
    return isWorkbook ? undefined : 'expected an XLSX workbook: export it again';
  }
  return decodeText(bytes).includes(isin)
    ? undefined
    : `expected a file about ${isin}, whose ISIN is not in it: replace it`;
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
    const problem = await source.attempt(path, async () => contentProblem(bytes, fileType, isin));
    if (typeof problem === 'string') source.report(path, 1, problem);
    return [{ ...entry, fileType, path, bytes: bytes.length }];
  });
  return (await Promise.all(read)).flat();
}
