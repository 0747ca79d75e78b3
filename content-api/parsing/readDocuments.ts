import * as v from 'valibot';
import {
  type ContentLocale,
  type DocumentFiles,
  type DocumentTypeCode,
  documentTypeCodes,
  type Edition,
  type PublishedDocument,
} from './content';
import { refusals } from './contentFile';
import type { ContentFile, ContentSource } from './contentSource';
import { day, fields, locale, oneOf, optionalList } from './fieldSchemas';
import { issueText } from './issueText';
import type { ByCode } from './references';
import { areShownTogether, reportSchedule, scheduleFields } from './schedule';

type DocumentTypes = ByCode<{ code: DocumentTypeCode }>;

function typeIn(types: DocumentTypes) {
  const codes = types ? Array.from(types.values(), ({ code }) => code) : documentTypeCodes;
  return v.picklist(codes, oneOf(codes));
}

/** The list `documents` of a fund or share: what there is, and when. */
export function documentsSchema(types: DocumentTypes) {
  return optionalList(
    fields({ type: typeIn(types), date: v.nullish(day, null), ...scheduleFields }),
    'a list of documents',
  );
}

type Entry = v.InferOutput<ReturnType<typeof documentsSchema>>[number];

/** A document's address holds its type, so a fund or share has at most one of each at a time. */
function reportEntries(file: ContentFile<{ documents: Entry[] }>): void {
  const { documents } = file.value;
  documents.forEach((document, index) => {
    reportSchedule(file, document, ['documents', index]);
    const { type } = document;
    const earlier = documents.slice(0, index).filter((other) => other.type === type);
    if (!earlier.some((other) => areShownTogether(other, document))) return;
    file.report(
      ['documents', index, 'type'],
      `documents[${index}].type: expected one document of each type, got "${type}" again`,
    );
  });
}

type NamedFile = { type: DocumentTypeCode; locale: ContentLocale; date: string | null; path: string };

const namePattern = /^([^.]+)\.([^.]+)(?:\.([^.]+))?\.pdf$/;

/** Other files and folders are reported. */
async function namedFiles(source: ContentSource, folder: string, types: DocumentTypes): Promise<NamedFile[]> {
  const schema = v.object({ type: typeIn(types), locale, date: v.nullish(day, null) });
  const { files, folders } = await source.names(folder);
  for (const name of folders) source.report(`${folder}/${name}`, 1, refusals.folder);
  return files.flatMap((name) => {
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

/**
 * The documents of a fund or share, with their files. Those of an entry have its day in their names; those without a day are
 * of the latest entry that has none of its own. What is of an earlier day is an edition of before.
 *
 * @param folder in which the files are
 * @param list the name of the file that lists them
 */
export async function readDocuments(
  source: ContentSource,
  { folder, list, types }: { folder: string; list: string; types: DocumentTypes },
  file: ContentFile<{ documents: Entry[] }>,
): Promise<PublishedDocument[]> {
  const { documents: entries } = file.value;
  reportEntries(file);
  const named = await namedFiles(source, folder, types);
  const keyOf = (of: Pick<NamedFile, 'type' | 'date'>) => `${of.type} ${of.date}`;
  const byDay = new Map<string, DocumentFiles>();
  for (const { path, ...of } of named) {
    const files = byDay.get(keyOf(of)) ?? {};
    byDay.set(keyOf(of), files);
    files[of.locale] = await source.readPdf(path, of.locale);
  }
  const filesOf = (entry: Entry): DocumentFiles | undefined => {
    const isLatest = entries.every(
      (other) =>
        other.type !== entry.type || (other.date ?? '') <= (entry.date ?? '') || byDay.has(keyOf(other)),
    );
    return byDay.get(keyOf(entry)) ?? (isLatest ? byDay.get(keyOf({ ...entry, date: null })) : undefined);
  };

  entries.forEach((entry, index) => {
    if (filesOf(entry)) return;
    const names = [null, ...(entry.date === null ? [] : [entry.date])]
      .map((date) => [entry.type, '<locale>', ...(date === null ? [] : [date]), 'pdf'].join('.'))
      .join(' or ');
    file.report(['documents', index], `documents[${index}]: expected a file ${names} in ${folder}`);
  });
  for (const { path, ...of } of named) {
    const ofType = entries.filter(({ type }) => type === of.type);
    const isUsed = ofType.some((entry) =>
      of.date === null
        ? filesOf(entry) === byDay.get(keyOf(of))
        : entry.date === null || of.date <= entry.date,
    );
    if (isUsed) continue;
    const problem =
      ofType.length === 0
        ? `expected an entry ${of.type} in the documents of ${list}: add it, or remove this file`
        : of.date === null
          ? `expected the day of an earlier edition in the name: each ${of.type} in ${list} has files of its own day`
          : `expected a day before that of the ${of.type} in ${list}, or an entry of this day there`;
    source.report(path, 1, problem);
  }

  const editions: (Edition & Pick<NamedFile, 'type'>)[] = [];
  const ofEntries = entries.map((entry) => ({ ...entry, files: filesOf(entry) }));
  const ofFiles = named.map((of) => ({ ...of, publishAt: null, files: byDay.get(keyOf(of)) }));
  for (const { type, date, publishAt, files } of [...ofEntries, ...ofFiles]) {
    if (date === null || !files || editions.some((known) => known.type === type && known.date === date))
      continue;
    editions.push({ type, date, publishAt, files });
  }
  editions.sort((a, b) => (a.date < b.date ? 1 : -1));
  return entries.map((entry) => ({
    ...entry,
    files: filesOf(entry) ?? {},
    editions: editions
      .filter(({ type, date }) => type === entry.type && (entry.date === null || date < entry.date))
      .map(({ date, publishAt, files }) => ({ date, publishAt, files })),
  }));
}
