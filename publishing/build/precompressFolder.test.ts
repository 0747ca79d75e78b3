import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeSite } from '../../site-server/testing/writeSite';
import { precompressFile, precompressFolder } from './precompressFolder';

const page = '<p>Marchés émergents</p>'.repeat(100);
let root: string;

beforeEach(async () => {
  root = await writeSite({
    'fr/index.html': page,
    'small.txt': 'small',
    'photo.webp': Buffer.alloc(4096),
    'export.gz': 'not ours',
  });
});
afterEach(() => rm(root, { recursive: true }));

async function names(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))).sort();
}

const compressed = ['fr/index.html.br', 'fr/index.html.gz'];
const originals = ['export.gz', 'fr/index.html', 'photo.webp', 'small.txt'];

it('compresses large text files only', async () => {
  expect(await precompressFolder(root)).toEqual({ written: 2, kept: 0, deleted: 0 });
  expect(await names()).toEqual([...originals, ...compressed].sort());
  expect(brotliDecompressSync(await readFile(path.join(root, 'fr/index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(await readFile(path.join(root, 'fr/index.html.gz'))).toString()).toBe(page);
});

it('finds what was compressed as it was written', async () => {
  const files = (await names()).map((name) => path.join(root, name));
  await Promise.all(files.map(precompressFile));
  expect(await names()).toEqual([...originals, ...compressed].sort());
  expect(await precompressFolder(root)).toEqual({ written: 0, kept: 2, deleted: 0 });
  expect(gunzipSync(await readFile(path.join(root, 'fr/index.html.gz'))).toString()).toBe(page);
});

it('does nothing twice', async () => {
  await precompressFolder(root);
  const before = await stat(path.join(root, 'fr/index.html.br'));
  expect(await precompressFolder(root)).toEqual({ written: 0, kept: 2, deleted: 0 });
  expect((await stat(path.join(root, 'fr/index.html.br'))).mtimeMs).toBe(before.mtimeMs);
});

it('leaves alone what is never served, and deletes what a run that was killed was writing', async () => {
  await writeFile(path.join(root, 'pages.json'), page);
  await writeFile(path.join(root, 'fr/pages.json'), page);
  await writeFile(path.join(root, 'fr/index.html.br.3f2504e0-4f89-41d3-9a0c-0305e82c3301.tmp'), 'half');
  expect(await precompressFolder(root)).toEqual({ written: 4, kept: 0, deleted: 1 });
  expect(await names()).toEqual(
    [
      ...originals,
      ...compressed,
      'pages.json',
      ...['', '.br', '.gz'].map((end) => `fr/pages.json${end}`),
    ].sort(),
  );
});

it.each([
  ['', 5_000],
  [', also when the clock was set back', -5_000],
])('compresses again what has changed since%s', async (_, ms) => {
  await precompressFolder(root);
  const changed = page.replace('Marchés', 'Marches');
  await writeFile(path.join(root, 'fr/index.html'), changed);
  const later = new Date(Date.now() + ms);
  await utimes(path.join(root, 'fr/index.html'), later, later);
  expect(await precompressFolder(root)).toMatchObject({ written: 2 });
  expect(brotliDecompressSync(await readFile(path.join(root, 'fr/index.html.br'))).toString()).toBe(changed);
});

it('deletes what belongs to files that are gone or became small', async () => {
  await precompressFolder(root);
  await writeFile(path.join(root, 'fr/index.html'), 'small');
  expect(await precompressFolder(root)).toEqual({ written: 0, kept: 0, deleted: 2 });
  await writeFile(path.join(root, 'gone.css.br'), 'orphan');
  expect(await precompressFolder(root)).toEqual({ written: 0, kept: 0, deleted: 1 });
  expect(await names()).toEqual(originals);
});
