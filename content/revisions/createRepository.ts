import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { gitText, longLimitMs } from './gitProcess';

/** True of a Git repository with a working tree or a bare one; one in a parent of the folder does not count. */
export function isRepository(folder: string): boolean {
  const has = (name: string) => existsSync(path.join(folder, name));
  return has('.git') || (has('HEAD') && has('objects'));
}

/**
 * Makes a Git repository of a content folder's files.
 *
 * @throws Error when Git is missing; the target is not there then
 */
export async function createRepository(target: string, sample: string): Promise<void> {
  const folder = `${target}-${randomBytes(4).toString('hex')}`;
  try {
    await cp(sample, folder, { recursive: true });
    const git = (...args: string[]) => gitText(folder, args, { timeLimitMs: longLimitMs });
    await git('init', '--quiet', '--initial-branch=main');
    await git('config', 'user.name', 'Sample content');
    await git('config', 'user.email', 'content@localhost');
    await git('add', '.');
    await git('commit', '--quiet', '--message=Sample content');
    await rename(folder, target);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
