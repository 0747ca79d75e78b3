import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { isIgnored } from '../parsing/contentFile';
import { isRegularFile, readBlobs, type TreeEntry, treeEntries } from '../revisions/gitObjects';
import { type TreeConflict, type TreeFile, writeBlobs } from '../revisions/gitWrites';
import { nameProblem } from '../revisions/writeCommitFiles';
import { isMergedText, mergeText } from './mergeText';

/** A file as somebody wants it. */
export interface FileEdit {
  path: string;
  /** The blob that it was made from; null where the file was not there. */
  base: string | null;
  /** Null removes the file. */
  content: Buffer | null;
}

/** One side of a conflict. `text` is null for a file that is not there, or is no text. */
export interface Version {
  blob: string | null;
  text: string | null;
}

/** A file that two sides have changed. */
export interface FileConflict {
  path: string;
  base: Version;
  /** What the draft has by now; the live branch, where the two are merged. */
  theirs: Version;
  /** What was to be saved; the draft, where it is merged. */
  yours: Version;
}

export type FileMap = ReadonlyMap<string, TreeEntry>;

/** Of a file and of a whole save, in bytes. */
export const [maxFileBytes, maxSaveBytes] = [20_000_000, 40_000_000];
/** Of a name and of a path, in bytes. */
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
  if (names.some(isIgnored)) return 'expected no name that begins with a dot, ends with ~ or is README.md';
  const isLong = Buffer.byteLength(path) > maxPathBytes;
  if (isLong || names.some((name) => Buffer.byteLength(name) > maxNameBytes))
    return `expected names of ${maxNameBytes} bytes at most, and paths of ${maxPathBytes}`;
  // Half of a pair of UTF-16, which no other text has.
  return nameProblem(Buffer.from(path).toString());
}

/** @throws HttpError 400 or 413 */
export function assertEdits(edits: readonly { path: string; content: Buffer | null }[]): void {
  const paths = new Set<string>();
  let bytes = 0;
  for (const { path, content } of edits) {
    const shown = path.slice(0, maxPathBytes);
    const problem = paths.has(path) ? 'expected each file once' : pathProblem(path);
    if (problem !== undefined) throw new HttpError(httpProblems.invalid(shown, problem));
    paths.add(path);
    const size = content?.length ?? 0;
    if (size > maxFileBytes) throw new HttpError(httpProblems.saveTooLarge(`${shown} (20 MB at most)`));
    bytes += size;
  }
  if (bytes > maxSaveBytes)
    throw new HttpError(httpProblems.saveTooLarge('What is saved at once (40 MB at most)'));
}

/** @throws HttpError 400 where a file would stand in the place of a folder, or of what is no file */
function assertPlaces(files: FileMap, edits: readonly FileEdit[]): void {
  const left = new Set(files.keys());
  for (const { path, content } of edits) if (content === null) left.delete(path);
  for (const { path, content } of edits) if (content !== null) left.add(path);
  const folders = new Set<string>();
  for (const path of left) {
    for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1))
      folders.add(path.slice(0, end));
  }
  for (const { path, content } of edits) {
    const entry = files.get(path);
    const parents = path.split('/').map((_, index, names) => names.slice(0, index).join('/'));
    const isTaken = content !== null && (folders.has(path) || parents.some((parent) => left.has(parent)));
    if (isTaken || (entry && !isRegularFile(entry)))
      throw new HttpError(
        httpProblems.invalid(path, 'expected a file in a folder, and something else is there'),
      );
  }
}

/** As Git computes it. `like` is another id of the repository. */
export function blobId(bytes: Buffer, like: string): string {
  const algorithm = like.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function textOf(path: string, bytes: Buffer | undefined): string | null {
  return bytes && isMergedText(path) && isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : null;
}

/** One that is not there any more, such as an old base, is as good as none. */
async function readBlob(repository: string, id: string | null): Promise<Buffer | undefined> {
  if (id === null) return undefined;
  try {
    for await (const { bytes } of readBlobs(repository, [id])) return bytes;
  } catch {
    return undefined;
  }
  return undefined;
}

type Merged = { content: Buffer } | { conflict: FileConflict };

async function mergeFile(
  repository: string,
  path: string,
  ids: { base: string | null; theirs: string | null },
  yours: { blob: string | null; bytes: Buffer | undefined },
): Promise<Merged> {
  const read = async (blob: string | null): Promise<Version> => ({
    blob,
    text: textOf(path, await readBlob(repository, blob)),
  });
  const [base, theirs] = await Promise.all([read(ids.base), read(ids.theirs)]);
  const mine = { blob: yours.blob, text: textOf(path, yours.bytes) };
  if (base.text !== null && theirs.text !== null && mine.text !== null) {
    const text = await mergeText(base.text, theirs.text, mine.text, path);
    if (text !== undefined) return { content: Buffer.from(text) };
  }
  return { conflict: { path, base, theirs, yours: mine } };
}

export interface PlannedSave {
  conflicts: FileConflict[];
  /** Paths whose changes were put together with those of others. */
  merged: string[];
  changes: { path: string; mode: string; content: Buffer | null }[];
  files: { path: string; blob: string | null }[];
}

/** What a save would do to the files of a commit. @throws HttpError 400 */
export async function planSave(
  repository: string,
  { commit, files }: { commit: string; files: FileMap },
  edits: readonly FileEdit[],
): Promise<PlannedSave> {
  assertPlaces(files, edits);
  const plan: PlannedSave = { conflicts: [], merged: [], changes: [], files: [] };
  for (const { path, base, content } of edits) {
    const entry = files.get(path);
    const theirs = entry?.id ?? null;
    const wanted = content && blobId(content, commit);
    const add = (bytes: Buffer | null) => {
      const blob = bytes && blobId(bytes, commit);
      plan.files.push({ path, blob });
      if (blob !== theirs) plan.changes.push({ path, mode: entry?.mode ?? '100644', content: bytes });
    };
    if (theirs === base || theirs === wanted) {
      add(content);
      continue;
    }
    const yours = { blob: wanted, bytes: content ?? undefined };
    const merged = await mergeFile(repository, path, { base, theirs }, yours);
    if ('conflict' in merged) {
      plan.conflicts.push(merged.conflict);
      continue;
    }
    add(merged.content);
    plan.merged.push(path);
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
 * @param chosen by path; null removes the file
 */
export async function settleConflicts(
  repository: string,
  conflicts: readonly TreeConflict[],
  chosen: ReadonlyMap<string, Buffer | null>,
): Promise<{ changes: PlannedSave['changes']; conflicts: FileConflict[] }> {
  const left: FileConflict[] = [];
  const changes: PlannedSave['changes'] = [];
  for (const { path, base, ours, theirs } of conflicts) {
    const mode = [ours, theirs, base].find((file) => file && isRegularFile(file))?.mode ?? '100644';
    const choice = chosen.get(path);
    if (choice !== undefined) {
      changes.push({ path, mode, content: choice });
      continue;
    }
    // The draft is "ours" to Git as it is to who has written it.
    const yours = { blob: ours?.id ?? null, bytes: await readBlob(repository, ours?.id ?? null) };
    const ids = { base: base?.id ?? null, theirs: theirs?.id ?? null };
    const merged = await mergeFile(repository, path, ids, yours);
    if ('conflict' in merged) left.push(merged.conflict);
    else changes.push({ path, mode, content: merged.content });
  }
  return { changes, conflicts: left };
}
