import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { codeDigest } from './createPages';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'code-'));
  await mkdir(path.join(folder, 'theme'));
  await writeFile(path.join(folder, 'theme', 'tokens.ts'), 'navy');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('stays the same as long as the code does', async () => {
  expect(await codeDigest(folder)).toBe(await codeDigest(folder));
});

test.each<[what: string, change: (file: string) => Promise<void>]>([
  ['another text', (file) => writeFile(file, 'blue')],
  ['another name', (file) => rename(file, `${file}x`)],
  ['a new file', (file) => writeFile(`${file}x`, '')],
])('changes with %s in a folder below', async (_, change) => {
  const before = await codeDigest(folder);
  await change(path.join(folder, 'theme', 'tokens.ts'));
  expect(await codeDigest(folder)).not.toBe(before);
});
