import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Caches of Jest, tsx and Playwright, which the next run reads. */
const cache = /^(?:jest_|tsx-|playwright-transform-cache)/;

/**
 * Memory, where Linux offers enough of it as a folder: repositories are made there in half of the time. `TMPDIR` says
 * otherwise.
 *
 * @param needed in bytes; copies of the site and thousands of small repositories take less
 */
export async function temporaryParent(memory = '/dev/shm', needed = 6 * 1024 ** 3): Promise<string> {
  if (process.env.TMPDIR !== undefined) return tmpdir();
  try {
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize >= needed ? memory : tmpdir();
  } catch {
    // Other systems have no such folder.
    return tmpdir();
  }
}

/**
 * A temporary folder for all that a test run starts, the same for each run of a project's folder. Its path is short:
 * those of sockets have 107 characters at most.
 */
export function temporaryFolderOf(project: string, parent: string): string {
  const digest = createHash('sha256').update(path.resolve(project)).digest('hex').slice(0, 8);
  return path.join(parent, `meridane-tests-${digest}`);
}

/** Makes it, and removes what is in it except for caches: a run that was killed left its browsers' profiles there. */
export async function clearTemporaryFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!cache.test(name)) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
