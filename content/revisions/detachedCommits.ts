import { existsSync } from 'node:fs';
import path from 'node:path';
import { gitText } from './gitObjects';

const maxCommits = 10;

/**
 * Commits that no branch has, the newest first, as `4c1d2e0 Fees of November`. A merge leaves a working tree without a branch, and whoever
 * commits there afterwards commits for nobody.
 */
export async function detachedCommits(repository: string): Promise<string[]> {
  if (!existsSync(path.join(repository, '.git'))) return [];
  const alsoEndsWith = (code: number) => code === 1;
  const branch = await gitText(repository, ['symbolic-ref', '--quiet', 'HEAD'], { alsoEndsWith });
  if (branch.trim() !== '') return [];
  const which = [`--max-count=${maxCommits}`, 'HEAD', '--not', '--branches', '--'];
  const lines = await gitText(repository, ['log', '--no-show-signature', '--format=%h %s', ...which]);
  return lines.split('\n').filter((line) => line !== '');
}
