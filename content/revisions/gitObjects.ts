import { GitError, gitText, outputOf, startGit } from './gitProcess';

export { GitError, gitText } from './gitProcess';

/** An entry of a commit's tree, whatever it is: a file, a link, another repository. */
export interface TreeEntry {
  path: string;
  /** `100644` and `100755` are regular files, `120000` is a link, `160000` another repository. */
  mode: string;
  /** Id of the object: equal ids hold equal bytes. */
  id: string;
  /** In bytes; 0 for anything but a file, and if it is not there. */
  size: number;
}

/** A path that differs between two commits. A side on which there is nothing has mode `000000`. */
export interface TreeChange {
  path: string;
  before: Pick<TreeEntry, 'mode' | 'id'>;
  after: Pick<TreeEntry, 'mode' | 'id'>;
}

/** The ids of the refs that are named, or stand below a name that ends in a slash. @throws GitError */
export async function readRefs(repository: string, ...names: string[]): Promise<Map<string, string>> {
  const lines = await gitText(repository, ['for-each-ref', '--format=%(objectname) %(refname)', ...names]);
  return new Map(
    lines.split('\n').flatMap((line): [string, string][] => {
      const [, id, ref] = /^(\w+) (.+)$/.exec(line) ?? [];
      return id !== undefined && ref !== undefined ? [[ref, id]] : [];
    }),
  );
}

/** Longer than the path of any file. The rest is left out, as Git takes names of any length. */
const maxPartLength = 10_000;

/** The output of a Git command whose parts end in NUL (`-z`). @throws GitError */
async function* nulParts(repository: string, args: readonly string[]): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of outputOf(startGit(repository, args))) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\0');
    rest = parts.pop()?.slice(0, maxPartLength) ?? '';
    yield* parts;
  }
}

/**
 * All entries of a commit in the order of their paths, as they are read.
 *
 * @param sizes false where all sizes may be 0, as Git has to look for each
 * @throws GitError
 */
export async function* treeEntries(
  repository: string,
  commit: string,
  sizes = true,
): AsyncGenerator<TreeEntry> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', ...(sizes ? ['-l'] : []), commit];
  for await (const part of nulParts(repository, args)) {
    const [, mode = '', id = '', size = '', name = ''] =
      /^(\d+) \w+ (\w+)(?: +(\d+|-|BAD))?\t([\s\S]*)$/.exec(part) ?? [];
    yield { path: name, mode, id, size: Number(size) || 0 };
  }
}

/** Yields the differences between two commits, in the order of the paths. A renamed file counts as removed and added. */
export async function* treeChanges(
  repository: string,
  since: string,
  commit: string,
): AsyncGenerator<TreeChange> {
  const args = ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', since, commit];
  let heading: string | undefined;
  for await (const part of nulParts(repository, args)) {
    if (heading === undefined) {
      heading = part;
      continue;
    }
    yield changeOf(heading, part);
    heading = undefined;
  }
}

/** True for the modes of regular files. Nothing else is content. */
export function isRegularFile({ mode }: Pick<TreeEntry, 'mode'>): boolean {
  return mode === '100644' || mode === '100755';
}

/**
 * The bytes of files, in the order of their ids, one after the other in memory: ask for the size first.
 *
 * @throws GitError when one is not there
 */
export async function* readBlobs(
  repository: string,
  ids: readonly string[],
): AsyncGenerator<{ id: string; bytes: Buffer }> {
  if (ids.length === 0) return;
  const git = startGit(repository, ['cat-file', '--batch'], { input: `${ids.join('\n')}\n` });
  let chunks: Buffer[] = [];
  let length = 0;
  /** Bytes of the current file, its line end included; undefined while its heading is read. */
  let wanted: number | undefined;
  let id = '';
  for await (const chunk of outputOf(git)) {
    chunks.push(chunk);
    length += chunk.length;
    if (wanted !== undefined && length < wanted) continue;
    let buffer = Buffer.concat(chunks);
    for (;;) {
      if (wanted === undefined) {
        const end = buffer.indexOf('\n');
        if (end === -1) break;
        const [heading = '', type, size] = buffer.toString('latin1', 0, end).split(' ');
        if (type !== 'blob') throw new GitError(`There is no file ${heading}`);
        id = heading;
        wanted = Number(size) + 1;
        buffer = buffer.subarray(end + 1);
      }
      if (buffer.length < wanted) break;
      yield { id, bytes: Buffer.from(buffer.subarray(0, wanted - 1)) };
      buffer = buffer.subarray(wanted);
      wanted = undefined;
    }
    chunks = [buffer];
    length = buffer.length;
  }
}

/** A commit, and the paths that it changed; none for a merge, whose commits are told of themselves. */
export interface LoggedCommit {
  id: string;
  parents: string[];
  author: string;
  mail: string;
  /** ISO 8601, or whatever a hostile commit holds there. */
  at: string;
  /** The first line of its message. */
  subject: string;
  changes: TreeChange[];
}

function changeOf(heading: string, file: string): TreeChange {
  const [, oldMode = '', newMode = '', oldId = '', newId = ''] =
    /:(\d+) (\d+) (\w+) (\w+) /.exec(heading) ?? [];
  return { path: file, before: { mode: oldMode, id: oldId }, after: { mode: newMode, id: newId } };
}

/**
 * Commits as `git log` lists them: the newest first.
 *
 * @param which revisions and options
 * @param paths of files and folders that a commit has to have changed; all when there are none
 * @throws GitError
 */
export async function* commitLog(
  repository: string,
  which: readonly string[],
  paths: readonly string[] = [],
): AsyncGenerator<LoggedCommit> {
  const format = '--format=%H%n%P%n%cI%n%an%n%ae%n%s';
  const shown = ['--raw', '--no-diff-merges', '--no-renames', '--no-abbrev', '--no-show-signature'];
  const args = ['log', '-z', '--encoding=UTF-8', ...shown, format, ...which, '--', ...paths];
  let current: LoggedCommit | undefined;
  let heading: string | undefined;
  for await (const part of nulParts(repository, args)) {
    if (heading !== undefined) {
      current?.changes.push(changeOf(heading, part));
      heading = undefined;
      continue;
    }
    // Before each path stands how it changed.
    if (part.trimStart().startsWith(':')) {
      heading = part;
      continue;
    }
    const [id = '', parents = '', at = '', author = '', mail = '', ...subject] = part.trimStart().split('\n');
    if (!/^[0-9a-f]+$/.test(id)) continue;
    if (current) yield current;
    const parentIds = parents.split(' ').filter((parent) => parent !== '');
    current = { id, parents: parentIds, author, mail, at, subject: subject.join(' ').trim(), changes: [] };
  }
  if (current) yield current;
}
