import { copyFile, chmod, chown, link, lstat, mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { copyDatabase } from '../platform/database/copyDatabase';
import type { DatabaseOwner } from '../platform/database/Database';
import { codeOf } from '../platform/errors';
import { runConcurrently } from '../platform/runConcurrently';
import { syncToDisk } from '../platform/writeFileAtomic';

const filesAtOnce = 8;

/** Gives a copy, if root makes it, the owner of the original: the servers have accounts of their own. */
export async function giveTo(file: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  if (process.getuid?.() === 0) await chown(file, uid, gid);
}

/** {@link copyDatabase}, with the owner as well. */
export async function copyDatabaseFile(source: string, target: string, of: DatabaseOwner): Promise<void> {
  await copyDatabase(source, target, of);
  await giveTo(target, await lstat(source));
}

async function copyOne(source: string, target: string): Promise<void> {
  const original = await lstat(source);
  await copyFile(source, target);
  await giveTo(target, original);
  await syncToDisk(target);
  // The site's entity tags are made of sizes and times.
  await utimes(target, original.atime, original.mtime);
  await chmod(target, original.mode & 0o777);
}

/**
 * Copies the files below a folder with their modes, times and owners. Hard links stay hard links.
 *
 * @param isLeftOut by its path from the folder
 */
export async function copyTree(
  source: string,
  target: string,
  isLeftOut: (file: string) => boolean = () => false,
): Promise<void> {
  const copied = new Map<string, Promise<string>>();

  const copy = async (from: string, to: string) => {
    const { dev, ino, nlink } = await lstat(from);
    const inode = `${dev} ${ino}`;
    const first = copied.get(inode);
    if (first) {
      await link(await first, to);
      return;
    }
    const work = copyOne(from, to).then(() => to);
    if (nlink > 1) copied.set(inode, work);
    await work;
  };

  const copyFolder = async (relative: string): Promise<void> => {
    const [from, to] = [path.join(source, relative), path.join(target, relative)];
    const about = await lstat(from);
    await mkdir(to, { recursive: true, mode: 0o700 });
    const entries = (await readdir(from, { withFileTypes: true })).filter(
      ({ name }) => !isLeftOut(path.join(relative, name)),
    );
    await runConcurrently(
      entries.filter((entry) => entry.isFile()),
      filesAtOnce,
      async ({ name }) => {
        await copy(path.join(from, name), path.join(to, name)).catch((error: unknown) => {
          // Jobs come and go while the servers run.
          if (codeOf(error) !== 'ENOENT') throw error;
        });
      },
    );
    for (const entry of entries) if (entry.isDirectory()) await copyFolder(path.join(relative, entry.name));
    await giveTo(to, about);
    await chmod(to, about.mode & 0o777);
  };

  await copyFolder('');
}
