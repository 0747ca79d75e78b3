import { existsSync } from 'node:fs';
import path from 'node:path';
import { gitText } from './gitObjects';

/* People may put files into the working tree of a repository. These are no content before a branch has them. */

/** A bare repository has no working tree. */
const hasWorkingTree = (repository: string) => existsSync(path.join(repository, '.git'));

const maxFiles = 1_000;

/** Files that differ from the commit that is checked out, sorted. */
export async function uncommittedFiles(repository: string): Promise<string[]> {
  if (!hasWorkingTree(repository)) return [];
  const status = ['status', '--porcelain', '--no-renames', '--untracked-files=all', '-z'];
  const lines = (await gitText(repository, status)).split('\0').filter((line) => line !== '');
  // Two letters and a space stand before each name.
  return lines
    .map((line) => line.slice(3))
    .sort()
    .slice(0, maxFiles);
}

const maxCommits = 10;

/**
 * Commits that no branch has, the newest first, as `4c1d2e0 Fees of November`. A merge leaves a working tree without a branch, and whoever
 * commits there afterwards commits for nobody.
 */
export async function detachedCommits(repository: string): Promise<string[]> {
  if (!hasWorkingTree(repository)) return [];
  const alsoEndsWith = (code: number) => code === 1;
  const branch = await gitText(repository, ['symbolic-ref', '--quiet', 'HEAD'], { alsoEndsWith });
  if (branch.trim() !== '') return [];
  const which = [`--max-count=${maxCommits}`, 'HEAD', '--not', '--branches', '--'];
  const lines = await gitText(repository, ['log', '--no-show-signature', '--format=%h %s', ...which]);
  return lines.split('\n').filter((line) => line !== '');
}
