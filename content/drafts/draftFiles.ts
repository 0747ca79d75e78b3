import { blobId } from '../files/ReadItems';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { isIgnored } from '../files/contentFile';
import { isRegularFile, treeEntries, type TreeEntry } from '../revisions/gitObjects';
import { type TreeConflict, type TreeFile, writeBlobs } from '../revisions/gitWrites';
import { nameProblem } from '../revisions/writeCommitFiles';
import {
  type DraftConflict,
  type EditedFile,
  editFile,
  editText,
  fieldConflicts,
  mergeFile,
  readBlob,
} from './mergeFile';

/** A whole file as somebody wants it. */
export interface WholeFile {
  path: string;
  /** Null removes the file. */
  content: Buffer | null;
}

/** A file of a save. `base` is the blob that it was made from; null where the file was not there. */
export type FileEdit = (WholeFile & { base: string | null }) | EditedFile;

/** A file on which draft and live branch conflict, as one of them has it. `base` is the live blob that was looked at; null where there was none. */
export interface KeptSide {
  path: string;
  base: string | null;
  keep: 'draft' | 'live';
}

const contentOf = (file: { path: string; content?: Buffer | null }) => file.content;

export type FileMap = ReadonlyMap<string, TreeEntry>;

/** The largest file and the largest save, in bytes. */
export const maxFileBytes = 20_000_000;
const maxSaveBytes = 40_000_000;
/** The longest name and the longest path, in bytes. */
const [maxNameBytes, maxPathBytes] = [200, 500];

/** All files of a commit, content or not. */
export async function filesOf(repository: string, commit: string): Promise<FileMap> {
  const files = new Map<string, TreeEntry>();
  for await (const entry of treeEntries(repository, commit, false)) files.set(entry.path, entry);
  return files;
}

/** Undefined for a path that may hold content, else the problem. */
export function pathProblem(path: string): string | undefined {
  const names = path.split('/');
  // Git leaves out names that some disks take for `.git`, and says nothing.
  if (names.some((name) => isIgnored(name) || /^git~1/i.test(name)))
    return 'expected no name that begins with a dot or git~1, ends with ~ or is README.md';
  const isLong = Buffer.byteLength(path) > maxPathBytes;
  if (isLong || names.some((name) => Buffer.byteLength(name) > maxNameBytes))
    return `expected names of ${maxNameBytes} bytes at most, and paths of ${maxPathBytes}`;
  // Half of a pair of UTF-16, which no other text has.
  return nameProblem(Buffer.from(path).toString());
}

/** @throws HttpError 400 or 413 */
export function assertEdits(edits: readonly { path: string; content?: Buffer | null }[]): void {
  const paths = new Set<string>();
  let bytes = 0;
  for (const edit of edits) {
    const { path } = edit;
    const shown = path.slice(0, maxPathBytes);
    const problem = paths.has(path) ? 'expected each file once' : pathProblem(path);
    if (problem !== undefined) throw new HttpError(httpProblems.invalid(shown, problem));
    paths.add(path);
    const size = contentOf(edit)?.length ?? 0;
    if (size > maxFileBytes) throw new HttpError(httpProblems.saveTooLarge(`${shown} (20 MB at most)`));
    bytes += size;
  }
  if (bytes > maxSaveBytes)
    throw new HttpError(httpProblems.saveTooLarge('What is saved at once (40 MB at most)'));
}

/** @throws HttpError 400 where a file would stand in the place of a folder, or of what is no file */
function assertPlaces(files: FileMap, edits: readonly FileEdit[]): void {
  const left = new Set(files.keys());
  for (const edit of edits) if (contentOf(edit) === null) left.delete(edit.path);
  for (const edit of edits) if (contentOf(edit) !== null) left.add(edit.path);
  const folders = new Set<string>();
  for (const path of left) {
    for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1))
      folders.add(path.slice(0, end));
  }
  for (const edit of edits) {
    const { path } = edit;
    const entry = files.get(path);
    const parents = path.split('/').map((_, index, names) => names.slice(0, index).join('/'));
    const isTaken =
      contentOf(edit) !== null && (folders.has(path) || parents.some((parent) => left.has(parent)));
    if (isTaken || (entry && !isRegularFile(entry)))
      throw new HttpError(
        httpProblems.invalid(path, 'expected a file in a folder, and something else is there'),
      );
  }
}

export interface PlannedSave {
  conflicts: DraftConflict[];
  /** Paths whose changes were put together with those of others. */
  merged: string[];
  changes: { path: string; mode: string; content: Buffer | null }[];
  files: { path: string; blob: string | null }[];
}

/** @returns what the file would be, or why it cannot. @throws HttpError 400 or 413 */
async function mergeEdit(
  repository: string,
  edit: FileEdit,
  theirs: string | null,
  like: string,
): Promise<{ content: Buffer | null; isMerged: boolean } | { conflicts: DraftConflict[] }> {
  if ('edits' in edit) {
    const merged = await editFile(repository, edit, theirs, like);
    if ('conflicts' in merged) return merged;
    assertEdits([{ path: edit.path, content: merged.content }]);
    return { ...merged, isMerged: theirs !== edit.base };
  }
  const { path, base, content } = edit;
  const blob = content && blobId(content, like);
  if (theirs === base || theirs === blob) return { content, isMerged: false };
  const merged = await mergeFile(repository, path, { base, theirs }, { blob, bytes: content ?? undefined });
  // A conflict of the whole file: sent again from `theirs`, it replaces all that others wrote, which has to be seen.
  return 'conflict' in merged ? { conflicts: [merged.conflict] } : { ...merged, isMerged: true };
}

/** Works out the files of a commit once a save is made. @throws HttpError 400 or 413 */
export async function planSave(
  repository: string,
  { commit, files }: { commit: string; files: FileMap },
  edits: readonly FileEdit[],
): Promise<PlannedSave> {
  assertPlaces(files, edits);
  const plan: PlannedSave = { conflicts: [], merged: [], changes: [], files: [] };
  for (const edit of edits) {
    const { path } = edit;
    const entry = files.get(path);
    const theirs = entry?.id ?? null;
    const merged = await mergeEdit(repository, edit, theirs, commit);
    if ('conflicts' in merged) {
      plan.conflicts.push(...merged.conflicts);
      continue;
    }
    const { content } = merged;
    const blob = content && blobId(content, commit);
    plan.files.push({ path, blob });
    if (blob !== theirs) plan.changes.push({ path, mode: entry?.mode ?? '100644', content });
    if (merged.isMerged) plan.merged.push(path);
  }
  return plan;
}

/** Writes what is new of a plan. */
export async function writeChanges(repository: string, changes: PlannedSave['changes']): Promise<TreeFile[]> {
  const contents = changes.flatMap(({ content }) => (content ? [content] : []));
  const ids = (await writeBlobs(repository, contents)).values();
  return changes.map(({ path, mode, content }) => ({
    path,
    mode,
    id: content ? (ids.next().value ?? null) : null,
  }));
}

/**
 * Settles what Git has not: by what somebody has chosen, else by the merge of texts.
 *
 * @param chosen by path: a side, or edits of what the merge of fields has made, in which fields in conflict are as in `theirs`. What
 *   was chosen against another live file than there is now counts for nothing.
 * @throws HttpError 400 that names the field
 */
export async function settleConflicts(
  repository: string,
  conflicts: readonly TreeConflict[],
  chosen: ReadonlyMap<string, KeptSide | EditedFile>,
): Promise<{ changes: PlannedSave['changes']; conflicts: DraftConflict[] }> {
  const left: DraftConflict[] = [];
  const changes: PlannedSave['changes'] = [];
  for (const { path, base, ours, theirs } of conflicts) {
    const mode = [ours, theirs, base].find((file) => file && isRegularFile(file))?.mode ?? '100644';
    const add = (content: Buffer | null) => changes.push({ path, mode, content });
    // The draft is "ours" to Git as it is to who has written it.
    const yours = { blob: ours?.id ?? null, bytes: await readBlob(repository, ours?.id ?? null) };
    const ids = { base: base?.id ?? null, theirs: theirs?.id ?? null };
    const found = chosen.get(path);
    const choice = found?.base === ids.theirs ? found : undefined;
    if (choice && 'keep' in choice) {
      const kept = choice.keep === 'draft' ? yours.bytes : await readBlob(repository, ids.theirs);
      add(kept ?? null);
      continue;
    }
    const merged = await mergeFile(repository, path, ids, yours);
    if ('content' in merged) {
      add(merged.content);
      continue;
    }
    const { conflict, byFields } = merged;
    if (byFields && choice) add(await editText(byFields.text, choice));
    else if (byFields) left.push(...fieldConflicts(path, ids.theirs, byFields.conflicts));
    else left.push(conflict);
  }
  return { changes, conflicts: left };
}
