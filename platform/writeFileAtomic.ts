import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Syncs a file's content, or what was made, renamed or deleted in a folder, to disk. */
export async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Readers see the old file or the new one, never a part.
 *
 * @param isDurable survives a power cut; not needed for files that are rebuilt after one
 */
export async function writeFileAtomic(
  file: string,
  content: string | Buffer | Buffer[],
  { isDurable = true } = {},
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'wx');
    try {
      // Each part is written behind the one before.
      for (const part of [content].flat()) await handle.writeFile(part);
      if (isDurable) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  if (isDurable) await syncToDisk(path.dirname(file));
}
