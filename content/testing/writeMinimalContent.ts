import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { minimalContent, minimalPortrait } from './minimalContent';

/** A test's content folder. File names are relative to it. */
export type TestContent = {
  contentDir: string;
  /** Creates missing folders too. */
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Replaces the only occurrence of `from`. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  /** Removes a file, or a folder with its content. */
  remove: (file: string) => Promise<void>;
  /** Deletes the whole content folder. */
  dispose: () => Promise<void>;
};

/** Writes a valid folder named `content` under the system's temporary folder. */
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
