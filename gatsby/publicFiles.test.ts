import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepPublicFiles, writeIfChanged, writePublicFiles } from './publicFiles';

/** Fakes Gatsby's cache. */
function createCache() {
  const kept = new Map<string, unknown>();
  return {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'public-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writes what the last pages were created with, in folders of its own', async () => {
  const cache = createCache();
  await keepPublicFiles(cache, { 'old.json': '{}' });
  await keepPublicFiles(cache, { 'pages.json': '[]', 'fr/actualites/rss.xml': '<rss/>' });
  await writePublicFiles(cache, folder);
  expect(await readdir(folder)).toEqual(['fr', 'pages.json']);
  expect(await readFile(path.join(folder, 'fr/actualites/rss.xml'), 'utf8')).toBe('<rss/>');
});

it('removes what an earlier build has made and the last one does not, whatever came between', async () => {
  const cache = createCache();
  await keepPublicFiles(cache, { 'fr/funds/asie/rss.xml': '<rss/>', 'pages.json': '[]' });
  await writePublicFiles(cache, folder);
  await keepPublicFiles(cache, { 'pages.json': '[1]' });
  await keepPublicFiles(cache, { 'pages.json': '[2]' });
  await writePublicFiles(cache, folder);
  expect(await readdir(path.join(folder, 'fr/funds/asie'))).toEqual([]);
  expect(await readFile(path.join(folder, 'pages.json'), 'utf8')).toBe('[2]');
});

it('removes feeds that Gatsby has forgotten', async () => {
  const before = createCache();
  await keepPublicFiles(before, { 'fr/funds/asie/rss.xml': '<rss/>', 'fr/actualites/rss.xml': '<rss/>' });
  await writePublicFiles(before, folder);
  const after = createCache();
  await keepPublicFiles(after, { 'fr/actualites/rss.xml': '<rss/>' });
  await writePublicFiles(after, folder);
  expect(await readdir(path.join(folder, 'fr/funds/asie'))).toEqual([]);
  expect(await readdir(path.join(folder, 'fr/actualites'))).toEqual(['rss.xml']);
});

it('writes nothing that is not a text', async () => {
  const cache = createCache();
  await expect(writePublicFiles(cache, folder)).rejects.toThrow('Expected Object');
  await cache.set('public-files', { 'a.txt': 1 });
  await expect(writePublicFiles(cache, folder)).rejects.toThrow('Expected string');
});

it('replaces a text by another, and leaves the same one as it is', async () => {
  const file = path.join(folder, 'a.txt');
  await writeIfChanged(file, 'one');
  const first = await stat(file);
  await writeIfChanged(file, 'one');
  expect(await stat(file)).toMatchObject({ ino: first.ino, mtimeMs: first.mtimeMs });
  await writeIfChanged(file, 'two');
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(folder)).toEqual(['a.txt']);
});
