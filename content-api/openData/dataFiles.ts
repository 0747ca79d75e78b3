import type { FactSource } from '../../content/facts/fact';
import {
  noTime,
  templateBytes,
  templateFileName,
  type WrittenTemplate,
  writtenTemplates,
} from '../../content/facts/templateFiles';
import type { DataFile } from '../../content/parsing/content';
import { DataTemplate } from '../../contract/codes.generated';

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
  const date = navs.at(-1)?.date ?? '';
  const files = writtenTemplates(of, generatedAt)
    .filter(
      ({ template, missing }) =>
        missing.length === 0 && !dataFiles.some((file) => file.template === template),
    )
    .map((written) => ({
      template: written.template,
      version: written.version,
      date,
      fileType: 'csv' as const,
      bytes: templateBytes(written),
      written,
      name: templateFileName(written, date, isin),
    }));
  return DataTemplate.flatMap((template) =>
    [...dataFiles, ...files].filter((file) => file.template === template),
  );
}
