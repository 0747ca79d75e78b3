import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Writes files to a new temporary folder, by relative path, and returns the folder. */
export async function writeSite(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return root;
}
