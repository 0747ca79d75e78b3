import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gitText, longLimitMs } from './gitProcess';

/*
 * Commits are made of objects alone, and refs lead to them (gitRefs.ts): no working tree and no index of the repository is touched, so a bare one does.
 * Objects that no ref leads to, as after a kill, are nobody's, and Git removes them some weeks later.
 */

export interface Person {
  name: string;
  mail: string;
}

const committer: Person = { name: 'Publishing desk', mail: 'desk@localhost' };

/** An acknowledged save outlives a power cut. */
export const durable = ['-c', 'core.fsync=objects,reference', '-c', 'core.fsyncMethod=fsync'];

/** Runs with an empty folder, which is removed afterwards. */
async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-git-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns the ids of the files, in their order */
export function writeBlobs(repository: string, contents: readonly Buffer[]): Promise<string[]> {
  if (contents.length === 0) return Promise.resolve([]);
  return withFolder(async (folder) => {
    const files = contents.map((_, index) => path.join(folder, String(index)));
    for (const [index, file] of files.entries()) await writeFile(file, contents[index] ?? '');
    const args = [...durable, 'hash-object', '-w', '--no-filters', '--stdin-paths'];
    const ids = await gitText(repository, args, { input: `${files.join('\n')}\n` });
    return ids.trim().split('\n');
  });
}

/** A file of a tree: its blob, or nothing where it is removed. */
export interface TreeFile {
  path: string;
  mode: string;
  id: string | null;
}

/**
 * A tree like another but for some files.
 *
 * @param like the whole id of a commit or a tree
 * @returns its id
 */
export function writeTree(repository: string, like: string, files: readonly TreeFile[]): Promise<string> {
  return withFolder(async (folder) => {
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
    await gitText(repository, ['read-tree', like], { env });
    // A file that goes may make place for a folder of its name.
    const sorted = files.toSorted((a, b) => Number(a.id !== null) - Number(b.id !== null));
    const none = '0'.repeat(like.length);
    const lines = sorted.map(
      ({ path: file, mode, id }) => `${id === null ? '0' : mode} ${id ?? none}\t${file}\0`,
    );
    await gitText(repository, ['update-index', '-z', '--index-info'], { env, input: lines.join('') });
    return (await gitText(repository, [...durable, 'write-tree'], { env })).trim();
  });
}

interface NewCommit {
  tree: string;
  parents: readonly string[];
  author: Person;
  message: string;
}

/** Signs that would begin another line of a commit, or end a name. */
const unfit = /[\p{Cc}\p{Cs}<>\u2028\u2029]+/gu;
const oneLine = (text: string) => text.replace(unfit, ' ').replace(/\s+/g, ' ').trim();

/** @returns its id */
export async function writeCommit(
  repository: string,
  { tree, parents, author, message }: NewCommit,
): Promise<string> {
  const env = {
    GIT_AUTHOR_NAME: oneLine(author.name),
    GIT_AUTHOR_EMAIL: oneLine(author.mail),
    GIT_AUTHOR_DATE: undefined,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.mail,
    GIT_COMMITTER_DATE: undefined,
  };
  const args = [...durable, '-c', 'i18n.commitEncoding=UTF-8', 'commit-tree', tree];
  const text = message.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '').trim();
  const ofParents = parents.flatMap((parent) => ['-p', parent]);
  return (await gitText(repository, [...args, ...ofParents, '-F', '-'], { env, input: `${text}\n` })).trim();
}

/** A path on which two sides differ, with the file of each that is there. */
export interface TreeConflict {
  path: string;
  base?: TreeFile;
  ours?: TreeFile;
  theirs?: TreeFile;
}

/**
 * Merges two commits as `git merge` does, without its working tree.
 *
 * @returns the tree, in which files with conflicts have marks, and those files
 * @throws GitError, as when they have no commit in common
 */
export async function mergeCommits(
  repository: string,
  ours: string,
  theirs: string,
): Promise<{ tree: string; isClean: boolean; conflicts: TreeConflict[] }> {
  const args = [...durable, 'merge-tree', '--write-tree', '-z', '--no-messages', ours, theirs];
  let isClean = true;
  const alsoEndsWith = (code: number) => {
    isClean = false;
    return code === 1;
  };
  const output = await gitText(repository, args, { alsoEndsWith, timeLimitMs: longLimitMs });
  const [tree = '', ...lines] = output.split('\0');
  const conflicts = new Map<string, TreeConflict>();
  for (const line of lines) {
    const [, mode = '', id = '', stage, file = ''] = /^(\d+) (\w+) ([123])\t([\s\S]+)$/.exec(line) ?? [];
    if (stage === undefined) continue;
    const side = ({ '1': 'base', '2': 'ours', '3': 'theirs' } as const)[stage];
    if (!side) continue;
    conflicts.set(file, { path: file, ...conflicts.get(file), [side]: { path: file, mode, id } });
  }
  return { tree, isClean, conflicts: [...conflicts.values()] };
}

export async function treeOf(repository: string, commit: string): Promise<string> {
  return (await gitText(repository, ['rev-parse', '--verify', `${commit}^{tree}`])).trim();
}

export async function isAncestor(repository: string, earlier: string, later: string): Promise<boolean> {
  const missing = await gitText(repository, ['rev-list', '--max-count=1', earlier, `^${later}`, '--']);
  return missing.trim() === '';
}

/** The text that `git merge-file` makes of both, or undefined where both have changed the same lines. */
export function mergeLines(base: string, ours: string, theirs: string): Promise<string | undefined> {
  return withFolder(async (folder) => {
    const files = { ours, base, theirs };
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    let conflicts = 0;
    const alsoEndsWith = (code: number) => {
      conflicts = code;
      // From 128 on these are errors.
      return code > 0 && code < 128;
    };
    const text = await gitText(folder, ['merge-file', '-p', ...Object.keys(files)], { alsoEndsWith });
    return conflicts > 0 ? undefined : text;
  });
}
