import { isUtf8 } from 'node:buffer';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import type { FieldPath } from '../../platform/jsonValues';
import { blobId } from '../files/ReadItems';
import { readBlobs } from '../revisions/gitObjects';
import { editSafely } from './editThread';
import { type FieldEdit, RefusedEdit } from './jsonEdits';
import { type Conflict, mergeEdits } from './mergeEdits';
import { hasFields, isMergedText, type MergedText, mergeText } from './mergeText';

/** One side of a file. `text` is null for a file that is not there, or is no text. */
interface Version {
  blob: string | null;
  text: string | null;
}

/**
 * A field that two sides have changed; a value that is not there is left out. Or a whole file: then `field` is absent, and the values are
 * texts, `null` for what is not there, or `{}` for what is no text.
 */
export interface DraftConflict {
  path: string;
  /** The file that is there now. */
  blob: string | null;
  field?: FieldPath;
  base?: unknown;
  /** The draft's version by now; in a merge, that of the live branch. */
  theirs?: unknown;
  /** The version to be saved; in a merge, that of the draft. */
  yours?: unknown;
}

const shown = ({ blob, text }: Version) => text ?? (blob === null ? null : {});

function fileConflict(path: string, versions: Record<'base' | 'theirs' | 'yours', Version>): DraftConflict {
  const { base, theirs, yours } = versions;
  return { path, blob: theirs.blob, base: shown(base), theirs: shown(theirs), yours: shown(yours) };
}

/** `byFields` is undefined where the file cannot be merged by fields. */
type MergedFile = { content: Buffer } | { conflict: DraftConflict; byFields: MergedText | undefined };

/** Fields of a file, edited as it was in the blob `base`; null for a new file. */
export interface EditedFile {
  path: string;
  base: string | null;
  edits: readonly FieldEdit[];
}

/** With its byte order mark and line ends; null where it is no text. */
export function textOfBytes(bytes: Buffer): string | null {
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : null;
}

function textOf(path: string, bytes: Buffer | undefined): string | null {
  return bytes && isMergedText(path) ? textOfBytes(bytes) : null;
}

/** One that is not there any more, such as an old base, is as good as none. */
export async function readBlob(repository: string, id: string | null): Promise<Buffer | undefined> {
  if (id === null) return undefined;
  try {
    for await (const { bytes } of readBlobs(repository, [id])) return bytes;
  } catch {
    return undefined;
  }
  return undefined;
}

async function readVersion(repository: string, path: string, blob: string | null): Promise<Version> {
  return { blob, text: textOf(path, await readBlob(repository, blob)) };
}

export function fieldConflicts(
  path: string,
  blob: string | null,
  conflicts: readonly Conflict[],
): DraftConflict[] {
  return conflicts.map(({ path: field, ...versions }) => ({ path, blob, field, ...versions }));
}

/** Merges a whole file that was made from `base` with what others have made of it. */
export async function mergeFile(
  repository: string,
  path: string,
  ids: { base: string | null; theirs: string | null },
  yours: { blob: string | null; bytes: Buffer | undefined },
): Promise<MergedFile> {
  const [base, theirs] = await Promise.all([
    readVersion(repository, path, ids.base),
    readVersion(repository, path, ids.theirs),
  ]);
  const mine = { blob: yours.blob, text: textOf(path, yours.bytes) };
  let merged: MergedText | undefined;
  if (base.text !== null && theirs.text !== null && mine.text !== null)
    merged = await mergeText(base.text, theirs.text, mine.text, path);
  if (merged?.conflicts.length === 0) return { content: Buffer.from(merged.text) };
  return { conflict: fileConflict(path, { base, theirs, yours: mine }), byFields: merged };
}

/** @throws HttpError 400 that names the field, in place of a RefusedEdit */
export async function editing<Result>(path: string, edit: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await edit();
  } catch (error) {
    if (!(error instanceof RefusedEdit)) throw error;
    const where = [path, ...error.path].join(' > ');
    const details = { path, field: error.path };
    throw new HttpError(httpProblems.invalid(where, error.message), { details, cause: error });
  }
}

/** A new file begins without fields. */
function emptyText(path: string): string {
  return path.endsWith('.md') ? '---\n---\n' : '';
}

/** The text that edits were made from; undefined when it is not there any more. @throws HttpError 400 */
async function readBase(repository: string, { path, base }: EditedFile): Promise<string | undefined> {
  if (!hasFields(path)) throw new HttpError(httpProblems.invalid(path, 'expected a .yaml or .md file'));
  if (base === null) return emptyText(path);
  const bytes = await readBlob(repository, base);
  return bytes && wholeText(path, bytes);
}

function wholeText(path: string, bytes: Buffer): string {
  const text = textOfBytes(bytes);
  if (text === null) throw new HttpError(httpProblems.invalid(path, 'expected a text in UTF-8'));
  return text;
}

/** A text with edits made to it. @throws HttpError 400 that names the field */
export async function editText(text: string, { path, edits }: Omit<EditedFile, 'base'>): Promise<Buffer> {
  return Buffer.from(await editing(path, () => editSafely(text, path, edits)));
}

/** The file as who edits it sees it, whatever others have made of it since. @throws HttpError 400 that names the field */
export async function editBase(repository: string, file: EditedFile): Promise<Buffer> {
  const text = await readBase(repository, file);
  if (text === undefined)
    throw new HttpError(httpProblems.invalid(file.path, 'expected a base that is there'));
  return editText(text, file);
}

/** Makes edits in what others have made of the file since. @throws HttpError 400 that names the field */
export async function editFile(
  repository: string,
  file: EditedFile,
  theirs: string | null,
  like: string,
): Promise<{ content: Buffer } | { conflicts: DraftConflict[] }> {
  const { path, edits } = file;
  const text = await readBase(repository, file);
  if (text !== undefined && theirs === file.base) return { content: await editText(text, file) };
  const current = await readBlob(repository, theirs);
  if (text === undefined || !current) {
    const yours = text === undefined ? undefined : await editText(text, file);
    const versions = {
      base: { blob: file.base, text: file.base === null ? null : (text ?? null) },
      theirs: { blob: theirs, text: textOf(path, current) },
      yours: { blob: yours ? blobId(yours, like) : null, text: yours?.toString() ?? null },
    };
    return { conflicts: [fileConflict(path, versions)] };
  }
  const merged = await editing(path, () => mergeEdits(text, wholeText(path, current), path, edits));
  if (merged.conflicts.length === 0) return { content: Buffer.from(merged.text) };
  return { conflicts: fieldConflicts(path, theirs, merged.conflicts) };
}
