import { locales } from '../../../../src/i18n/locales';
import {
  type CopiedFile,
  type DraftContent,
  type FieldEdit,
  isMap,
  type Json,
  type SavedFile,
} from '../../../api';

export type DraftFile = DraftContent['files'][number];

/** The documents of the company, a fund or a share: a folder of PDFs, and the YAML file that lists them. */
export interface DocumentFolder {
  folder: string;
  list: string;
}

export interface DocumentFile extends DraftFile {
  type: string;
  locale: string;
  /** The day of an earlier edition. */
  date?: string;
}

export interface DocumentEntry {
  index: number;
  type: string;
  date: string | undefined;
}

/** The company's first, then each fund's before those of its shares. */
export function documentFolders(paths: readonly string[]): DocumentFolder[] {
  const folders = paths.flatMap((list): DocumentFolder[] => {
    const [, owner] =
      /^(company\/)company\.yaml$/.exec(list) ?? /^(funds\/[^/]+\/)fund\.yaml$/.exec(list) ?? [];
    if (owner !== undefined) return [{ folder: `${owner}documents`, list }];
    const [, ofShare] = /^(funds\/[^/]+\/shares\/[^/]+)\.yaml$/.exec(list) ?? [];
    return ofShare === undefined ? [] : [{ folder: ofShare, list }];
  });
  return folders.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** The PDFs in a folder; the newest editions first. */
export function documentsIn(folder: string, files: readonly DraftFile[]): DocumentFile[] {
  const found = files.flatMap((file): DocumentFile[] => {
    if (!file.path.startsWith(`${folder}/`)) return [];
    const [, type, locale, date] =
      /^([^./]+)\.([^.]+)(?:\.([^.]+))?\.pdf$/.exec(file.path.slice(folder.length + 1)) ?? [];
    if (type === undefined || locale === undefined) return [];
    return [{ ...file, type, locale, ...(date !== undefined && { date }) }];
  });
  return found.toSorted((a, b) => (b.date ?? '9').localeCompare(a.date ?? '9'));
}

export function entriesOf(value: Json | undefined): DocumentEntry[] {
  const documents = isMap(value) && Array.isArray(value.documents) ? value.documents : [];
  return documents.flatMap((entry, index) =>
    isMap(entry) && typeof entry.type === 'string'
      ? [{ index, type: entry.type, date: typeof entry.date === 'string' ? entry.date : undefined }]
      : [],
  );
}

/** Those that are shown now: without a day in their names, else of the latest day. */
export function currentFiles(ofType: readonly DocumentFile[]): DocumentFile[] {
  return ofType.filter(({ date }) => date === ofType[0]?.date);
}

/** Languages in which a document is not there now. */
export function missingIn(ofType: readonly DocumentFile[]) {
  const current = currentFiles(ofType);
  return locales.filter((locale) => !current.some((file) => file.locale === locale));
}

/** The entry of a day, else that of the current files: the latest without files of its own day. */
export function entryOf(
  entries: readonly DocumentEntry[],
  type: string,
  ofType: readonly DocumentFile[],
  date?: string,
): DocumentEntry | undefined {
  const newestFirst = entries
    .filter((entry) => entry.type === type)
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return (
    newestFirst.find((entry) => date !== undefined && entry.date === date) ??
    newestFirst.find(
      (entry) => entry.date === undefined || ofType.every((file) => file.date !== entry.date),
    ) ??
    newestFirst[0]
  );
}

export type Effect = 'first' | 'same' | 'undated' | 'newer' | 'earlier';

/** How files of a day change a document. */
export function effectOf(entry: DocumentEntry | undefined, date: string): Effect {
  if (!entry) return 'first';
  if (entry.date === undefined) return 'undated';
  if (entry.date === date) return 'same';
  return date > entry.date ? 'newer' : 'earlier';
}

interface AddedDocument {
  place: DocumentFolder;
  type: string;
  date: string;
  /** Base64 by locale. */
  added: ReadonlyMap<string, string>;
  /** The file that lists the documents. */
  listFile: { blob: string; value: Json };
  files: readonly DraftFile[];
}

/**
 * The files of one save. All languages of an edition have its day: when a newer one comes, the present files of all languages
 * are kept under theirs.
 */
export function savedDocument(wanted: AddedDocument): (SavedFile | CopiedFile)[] {
  const { place, type, date, added, listFile, files } = wanted;
  const { folder, list } = place;
  const entries = entriesOf(listFile.value);
  const present = documentsIn(folder, files).filter((file) => file.type === type);
  const entry = entryOf(entries, type, present, date);
  const effect = effectOf(entry, date);
  const blobOf = (path: string) => files.find((file) => file.path === path)?.blob ?? null;
  const isNamedByDay = effect === 'earlier' || present.some((file) => file.date === date);
  const day = isNamedByDay ? `.${date}` : '';
  const saved: (SavedFile | CopiedFile)[] = [...added].map(([locale, content]) => {
    const path = `${folder}/${type}.${locale}${day}.pdf`;
    return { path, base: blobOf(path), content, encoding: 'base64' };
  });
  const undated = present.filter((file) => file.date === undefined);
  for (const { path, locale, blob } of effect === 'newer' ? undated : []) {
    const kept = `${folder}/${type}.${locale}.${entry?.date}.pdf`;
    saved.push({ path: kept, base: blobOf(kept), copyOf: path });
    if (isNamedByDay || !added.has(locale)) saved.push({ path, base: blob, content: null });
  }
  const edits: FieldEdit[] = [];
  if (entry && effect !== 'earlier' && effect !== 'same') {
    edits.push({ path: ['documents', entry.index, 'date'], value: date });
  } else if (!entry && entries.length === 0) {
    edits.push({ path: ['documents'], value: [{ type, date }] });
  } else if (!entry) {
    edits.push({ path: ['documents', entries.length], insert: { type, date } });
  }
  return edits.length > 0 ? [...saved, { path: list, base: listFile.blob, edits }] : saved;
}

/** The files of a save that removes a document with all its editions. */
export function removedDocument(
  { folder, list }: DocumentFolder,
  type: string,
  listFile: { blob: string; value: Json },
  files: readonly DraftFile[],
): SavedFile[] {
  const gone = documentsIn(folder, files).filter((file) => file.type === type);
  const entries = entriesOf(listFile.value).filter((entry) => entry.type === type);
  const edits = entries
    .toReversed()
    .map(({ index }): FieldEdit => ({ path: ['documents', index], remove: true }));
  return [
    ...gone.map(({ path, blob }) => ({ path, base: blob, content: null })),
    ...(edits.length > 0 ? [{ path: list, base: listFile.blob, edits }] : []),
  ];
}
