import { mkdir, mkdtemp, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '../../publishing/releases/releaseFiles';

export type Files = Readonly<Record<string, string | Buffer>>;

export const testRelease: Release = {
  id: '20261121T080000Z-0123abcd',
  builtAt: '2026-11-21T08:00:00.000Z',
};

const neededFiles = {
  _headers: "/*\n  Content-Security-Policy: default-src 'self'\n",
  'fr/index.html': '',
  'en/index.html': '',
  'it/index.html': '',
  '404.html': '',
};

/** Writes a release with these files, and those that every release has, to a releases folder. */
export async function writeRelease(folder: string, release: Release, files: Files): Promise<void> {
  const all = { 'release.json': JSON.stringify(release), ...neededFiles, ...files };
  for (const [name, content] of Object.entries(all)) {
    const file = path.join(folder, release.id, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Makes this release live, as a publish does. */
export async function makeLive(folder: string, id: string): Promise<void> {
  await symlink(id, path.join(folder, 'next'));
  await rename(path.join(folder, 'next'), path.join(folder, 'current'));
}

/** A new releases folder with one live release; the files' paths are relative to `current/`. */
export async function writeLiveRelease(files: Files): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await writeRelease(folder, testRelease, files);
  await makeLive(folder, testRelease.id);
  return folder;
}
