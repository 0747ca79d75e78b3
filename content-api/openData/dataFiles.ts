import type { FactSource } from '../../content/facts/fact';
import {
  noTime,
  templateFileName,
  templateBytes,
  type WrittenTemplate,
  writtenTemplates,
} from '../../content/facts/templateFiles';
import type { DataTemplate } from '../../content/contractCodes.generated';
import type { DataFile } from '../../content/parsing/content';

/** A file of a FinDatEx template: one that somebody has put, else one that is written from the content. */
export type ServedDataFile = Pick<DataFile, 'template' | 'version' | 'date' | 'fileType' | 'bytes'> &
  ({ path: string } | { written: WrittenTemplate; name: string });

/** As the templates write it, in UTC. @param time ISO 8601 */
export const generationTime = (time: string): string => time.slice(0, 19).replace('T', ' ');

/**
 * The files of a share, in the order of the templates. One that lacks something mandatory is not there: a publish names what is missing.
 *
 * @param generatedAt as {@link generationTime} has it
 */
export function dataFilesOf(of: FactSource, generatedAt = noTime): ServedDataFile[] {
  const { isin, dataFiles, navs } = of.share;
  const day = navs.at(-1)?.date;
  const isPut = (template: DataTemplate) => dataFiles.some((file) => file.template === template);
  const written = day === undefined ? [] : writtenTemplates(of, generatedAt);
  const files: ServedDataFile[] = written
    .filter(({ template, missing }) => missing.length === 0 && !isPut(template))
    .map((file) => ({
      template: file.template,
      version: file.version,
      date: day ?? '',
      fileType: 'csv',
      bytes: templateBytes(file),
      written: file,
      name: templateFileName(file, day ?? '', isin),
    }));
  const order = ['EMT', 'EPT', 'EET'];
  return [...dataFiles, ...files].toSorted((a, b) => order.indexOf(a.template) - order.indexOf(b.template));
}
