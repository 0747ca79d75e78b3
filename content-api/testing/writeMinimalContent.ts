import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { minimalContent, minimalPortrait } from './minimalContent';

/** A content folder of a test. Files are named relative to it. */
export type TestContent = {
  contentDir: string;
  /** Makes the folders of the file too. */
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Replaces the one place where `from` stands. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  /** A file, or a folder and what is in it. */
  remove: (file: string) => Promise<void>;
  /** Removes the whole folder. */
  dispose: () => Promise<void>;
};

/** Writes a valid content folder, named `content`, under the system's temporary folder. */
export async function writeMinimalContent(): Promise<TestContent> {
  const parent = await mkdtemp(path.join(tmpdir(), 'content-'));
  const contentDir = path.join(parent, 'content');

  async function write(file: string, content: string | Uint8Array): Promise<void> {
    const target = path.join(contentDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }

  async function edit(file: string, from: string, to: string): Promise<void> {
    const before = await readFile(path.join(contentDir, file), 'utf8');
    const places = before.split(from).length - 1;
    if (places !== 1) throw new Error(`${file} has "${from}" in ${places} places, expected one.`);
    await write(
      file,
      before.replace(from, () => to),
    );
  }

  const remove = (file: string) => rm(path.join(contentDir, file), { recursive: true });
  const dispose = () => rm(parent, { recursive: true, force: true });

  await Promise.all(Object.entries(minimalContent).map(([file, content]) => write(file, content)));
  await write('team/portraits/first-last.png', minimalPortrait);
  return { contentDir, write, edit, remove, dispose };
}
