import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file of `public/` whole: a build that is killed leaves the one before or this one. A file that holds the text
 * already is left as it is and keeps its date, by which a release knows what has not changed. Not waited for on the disk:
 * after a crash of the machine `public/` is built anew.
 */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current !== text) await writeWhole(file, text);
}

/** As {@link writeIfChanged}, for a caller that knows that the text is another. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.unfinished`);
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
