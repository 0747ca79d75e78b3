import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Syncs what was made, renamed or deleted in the folder to disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Readers see the old file or the new one, never a part.
 *
 * @param isDurable survives a power cut; not needed for files that are rebuilt after one
 */
export async function writeFileAtomic(
  file: string,
  content: string | Buffer,
  { isDurable = true } = {},
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(content);
      if (isDurable) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  if (isDurable) await syncFolder(path.dirname(file));
}
