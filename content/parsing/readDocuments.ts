import * as v from 'valibot';
import type { DocumentFiles, Edition, PublishedDocument } from './content';
import type { ContentLocale } from '../contentLocales';
import type { DocumentTypeCode } from '../../contract/codes.generated';
import { refusals } from '../files/contentFile';
import type { ContentFile, ContentSource } from '../files/contentSource';
import { day, locale } from '../schemas/fieldSchemas';
import { issueText } from '../files/issueText';
import { areShownTogether, reportSchedule } from '../schemas/schedule';
import { type documentsSchema, type DocumentTypes, typeIn } from '../schemas/documentsSchema';

type Entry = v.InferOutput<ReturnType<typeof documentsSchema>>[number];

/** They say figures of a share in words: those are compared with the content. */
export const comparedTypes: readonly DocumentTypeCode[] = ['KIID', 'MONTHLY_REPORT', 'RETAIL_MONTHLY_REPORT'];

/** A document's address holds its type, so a fund or share has at most one of each at a time. */
function reportEntries(file: ContentFile<{ documents: Entry[] }>): void {
  const { documents } = file.value;
  documents.forEach((document, index) => {
    reportSchedule(file, document, ['documents', index]);
    const { type } = document;
    const earlier = documents.slice(0, index).filter((other) => other.type === type);
    if (!earlier.some((other) => areShownTogether(other, document))) return;
    file.report(['documents', index, 'type'], `expected one document of each type, got "${type}" again`);
  });
}

type NamedFile = { type: DocumentTypeCode; locale: ContentLocale; date: string | null; path: string };

const namePattern = /^([^.]+)\.([^.]+)(?:\.([^.]+))?\.pdf$/;

type DocumentsFolder = {
  folder: string;
  types: DocumentTypes;
  /** Files that stand beside the documents and are none. */
  isOther?: (name: string) => boolean;
};

/** Other files and folders are reported. */
async function namedFiles(
  source: ContentSource,
  { folder, types, isOther = () => false }: DocumentsFolder,
): Promise<NamedFile[]> {
  const schema = v.object({ type: typeIn(types), locale, date: v.nullish(day, null) });
  const { files, folders } = await source.names(folder);
  for (const name of folders) source.report(`${folder}/${name}`, 1, refusals.folder);
  return files.flatMap((name) => {
    if (isOther(name)) return [];
    const path = `${folder}/${name}`;
    const [whole, type, language, date] = namePattern.exec(name) ?? [];
    if (whole === undefined) {
      source.report(
        path,
        1,
        'expected only files named <TYPE>.<locale>.pdf or <TYPE>.<locale>.<YYYY-MM-DD>.pdf in this folder',
      );
      return [];
    }
    const parsed = v.safeParse(schema, { type, locale: language, date });
    for (const issue of parsed.issues ?? []) source.report(path, 1, issueText(issue));
    return parsed.success ? [{ ...parsed.output, path }] : [];
  });
}

/** @param isOfEntry whether it is a file of an entry now. @returns undefined for one that is, and for an earlier edition */
function nameProblem(file: NamedFile, entries: readonly Entry[], list: string, isOfEntry: boolean) {
  const { type, date } = file;
  const ofType = entries.filter((entry) => entry.type === type);
  if (ofType.length === 0) {
    return `expected an entry ${type} in the documents of ${list}: add it, or remove this file`;
  }
  if (date === null) {
    return isOfEntry
      ? undefined
      : `expected the day of an earlier edition in the name: each ${type} in ${list} has files of its own day`;
  }
  return ofType.some((entry) => entry.date === null || date <= entry.date)
    ? undefined
    : `expected a day before that of the ${type} in ${list}, or an entry of this day there`;
}

type Dated = Pick<Entry, 'type' | 'date' | 'publishAt'> & { files: DocumentFiles | undefined };

/** Dated documents of the type, each day once, the latest first. */
function editionsOf(type: DocumentTypeCode, all: readonly Dated[]): Edition[] {
  const editions = new Map<string, Edition>();
  for (const { type: ofType, date, publishAt, files } of all) {
    if (ofType !== type || date === null || !files || editions.has(date)) continue;
    editions.set(date, { date, publishAt, files });
  }
  return [...editions.values()].toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

/**
 * The documents of a fund or share, with their files. Those of an entry have its day in their names; those without a day are
 * of the latest entry that has none of its own. Those of an earlier day are earlier editions.
 */
export async function readDocuments(
  source: ContentSource,
  {
    list,
    ...where
  }: DocumentsFolder & {
    /** Name of the file that lists them. */
    list: string;
  },
  file: ContentFile<{ documents: Entry[] }>,
): Promise<PublishedDocument[]> {
  reportEntries(file);
  const { documents: entries } = file.value;
  const named = await namedFiles(source, where);
  const byDay = new Map<string, DocumentFiles>();
  const keyOf = ({ type, date }: Pick<Entry, 'type' | 'date'>) => `${type} ${date}`;
  for (const { path, ...of } of named) {
    const files = byDay.get(keyOf(of)) ?? {};
    byDay.set(keyOf(of), files);
    files[of.locale] = await source.readPdf(path, of.locale, comparedTypes.includes(of.type));
  }
  const isLatestWithout = (entry: Entry) =>
    entries.every(
      (other) =>
        other.type !== entry.type || (other.date ?? '') <= (entry.date ?? '') || byDay.has(keyOf(other)),
    );
  const withoutDay = (entry: Entry) => byDay.get(keyOf({ ...entry, date: null }));
  const documents = entries.map((entry) => ({
    ...entry,
    files: byDay.get(keyOf(entry)) ?? (isLatestWithout(entry) ? withoutDay(entry) : undefined),
  }));

  for (const [index, { type, date, files }] of documents.entries()) {
    if (files) continue;
    const names = [`${type}.<locale>.pdf`, ...(date === null ? [] : [`${type}.<locale>.${date}.pdf`])];
    const problem = `expected a file ${names.join(' or ')} in ${where.folder}`;
    file.report(['documents', index], problem);
  }
  for (const each of named) {
    const isOfEntry = documents.some(({ files }) => files && files === byDay.get(keyOf(each)));
    const problem = nameProblem(each, entries, list, isOfEntry);
    if (problem !== undefined) source.report(each.path, 1, problem);
  }

  // An entry comes first: it may have a moment before which its files are not shown.
  const all: Dated[] = [...documents, ...named.map((of) => ({ ...of, files: byDay.get(keyOf(of)) }))];
  return documents.map(({ files = {}, ...entry }) => ({
    ...entry,
    files,
    editions: editionsOf(entry.type, all).filter(({ date }) => entry.date === null || date < entry.date),
  }));
}
