import { linkSync, mkdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { codeOf } from '../../platform/errors';
import { isIgnored, refusals, sizeProblem } from '../files/contentFile';
import type { ContentChanges } from '../files/ReadItems';
import type { ContentProblem } from '../files/ProblemList';
import {
  GitError,
  gitText,
  isRegularFile,
  readBlobs,
  treeChanges,
  treeEntries,
  type TreeEntry,
} from './gitObjects';

/** A few thousand files are content of many years; a crafted tree has billions. */
const defaultLimits = { entries: 100_000, megabytes: 500 };
/** Characters shown of a path. */
const maxPathLength = 500;

/** Undefined for a name that can be shown, else the problem. The disk has rules of its own. */
export function nameProblem(file: string): string | undefined {
  const names = file.split('/');
  if (file.includes('\uFFFD')) return 'expected a name in UTF-8: rename it';
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (names.includes('') || /[\u0000-\u001f\u007f\\]/.test(file)) {
    return 'expected a name without control characters and backslashes: rename it';
  }
  return undefined;
}

function modeProblem(entry: TreeEntry): string | undefined {
  if (isRegularFile(entry)) return undefined;
  if (entry.mode === '120000') return refusals.link;
  if (entry.mode === '160000') return refusals.repository;
  return `expected a file of mode 100644 or 100755, got ${entry.mode}: add it again`;
}

function fileProblem(entry: TreeEntry): string | undefined {
  return modeProblem(entry) ?? nameProblem(entry.path) ?? sizeProblem(entry.path, entry.size);
}

/** More are written out as files of their own. */
const maxChanged = 200;

/**
 * The files that a commit has in place of those of `since`; undefined if they are many.
 *
 * @throws GitError
 */
export async function changedFiles(
  repository: string,
  since: string,
  commit: string,
): Promise<{ changes: ContentChanges; refused: ContentProblem[] } | undefined> {
  const changes = new Map<string, Buffer | null>();
  const refused: ContentProblem[] = [];
  const files: Omit<TreeEntry, 'size'>[] = [];
  for await (const { path: file, after } of treeChanges(repository, since, commit)) {
    if (changes.size === maxChanged) return undefined;
    changes.set(file, null);
    if (after.mode !== '000000' && !file.split('/').some(isIgnored)) files.push({ path: file, ...after });
  }
  const input = files.map(({ id }) => `${id}\n`).join('');
  const sizes = await gitText(repository, ['cat-file', '--batch-check=%(objectsize)'], { input });
  const read = files.filter((file, index) => {
    const expected = fileProblem({ ...file, size: Number(sizes.split('\n')[index]) });
    if (expected !== undefined) refused.push({ file: file.path, line: 1, expected });
    return expected === undefined;
  });
  let index = 0;
  const ids = read.map(({ id }) => id);
  for await (const { bytes } of readBlobs(repository, ids)) changes.set(read[index++]?.path ?? '', bytes);
  return { changes, refused };
}

/** Errors of a disk that cannot have a file of that name. */
const codesOfNames = ['EEXIST', 'EILSEQ', 'EINVAL', 'EISDIR', 'ENAMETOOLONG', 'ENOTDIR'];

/** The problem of a name that the disk does not take. @throws any other error */
function diskNameProblem(error: unknown): string {
  const code = codeOf(error) ?? '';
  if (!codesOfNames.includes(code)) throw error;
  return `expected a name that the disk takes (${code}): rename it`;
}

/** A commit, and the folder with its content. */
export type WrittenCommit = { commit: string; folder: string };

/** Files that are linked in one go: each takes some microseconds, and awaiting each would take ten times as long. */
const linkedAtOnce = 500;

/** Links the files that another commit has too. @returns what is left to write */
async function linkFiles(
  repository: string,
  to: WrittenCommit,
  from: WrittenCommit,
  files: readonly TreeEntry[],
): Promise<TreeEntry[]> {
  const changed = new Set<string>();
  for await (const change of treeChanges(repository, from.commit, to.commit)) changed.add(change.path);
  const left: TreeEntry[] = [];
  let made = '';
  for (const [index, file] of files.entries()) {
    if (index % linkedAtOnce === 0) await nextTurn();
    if (changed.has(file.path)) {
      left.push(file);
      continue;
    }
    try {
      const target = path.join(to.folder, file.path);
      if (path.dirname(target) !== made) mkdirSync(path.dirname(target), { recursive: true });
      made = path.dirname(target);
      linkSync(path.join(from.folder, file.path), target);
    } catch {
      // The other folder may be gone, or its disk may know no links.
      left.push(file);
    }
  }
  return left;
}

/**
 * Writes the content of a commit into a folder: its regular files under the limits, byte by byte, as no filter or attribute
 * of Git is asked.
 *
 * @param like whose documents are linked where they are the same
 * @returns problems of what is left out. Paths are relative to the content
 * @throws GitError when objects of the commit are missing or damaged
 */
export async function writeCommitFiles(
  repository: string,
  commit: string,
  folder: string,
  { limits = defaultLimits, like }: { limits?: typeof defaultLimits; like?: WrittenCommit | undefined } = {},
): Promise<ContentProblem[]> {
  const refused: ContentProblem[] = [];
  const refuse = (file: string, expected: string) => {
    const shown = file.length > maxPathLength ? `${file.slice(0, maxPathLength)}…` : file;
    refused.push({ file: shown, line: 1, expected });
  };

  const files: TreeEntry[] = [];
  let [entries, bytes] = [0, 0];
  for await (const entry of treeEntries(repository, commit)) {
    entries += 1;
    if (entries > limits.entries || bytes + entry.size > limits.megabytes * 1_000_000) {
      const most = `${limits.entries} files and ${limits.megabytes} MB at most`;
      refuse(entry.path, `expected ${most} in all, which end before this file: remove what is not needed`);
      break;
    }
    if (entry.path.split('/').some(isIgnored)) continue;
    const problem = fileProblem(entry);
    if (problem !== undefined) {
      refuse(entry.path, problem);
      continue;
    }
    bytes += entry.size;
    files.push(entry);
  }

  const left = like ? await linkFiles(repository, { commit, folder }, like, files).catch(() => files) : files;
  const queue = left.values();
  let [file, made] = ['', ''];
  try {
    const blobs = readBlobs(
      repository,
      left.map(({ id }) => id),
    );
    // Each is named before Git is asked for it.
    for (let next = queue.next(); !next.done; next = queue.next()) {
      file = next.value.path;
      const blob = await blobs.next();
      if (blob.done) throw new GitError('Git gave fewer files than were asked for');
      const target = path.join(folder, file);
      try {
        // In the order of their paths, files of a folder follow each other.
        if (path.dirname(target) !== made) await mkdir(path.dirname(target), { recursive: true });
        made = path.dirname(target);
        await writeFile(target, blob.value.bytes, { flag: 'wx' });
      } catch (error) {
        refuse(file, diskNameProblem(error));
      }
    }
    await blobs.return(undefined);
  } catch (error) {
    throw error instanceof GitError ? new GitError(error.message, file) : error;
  }
  return refused;
}
