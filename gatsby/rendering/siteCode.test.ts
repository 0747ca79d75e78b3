import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../platform/filesBelow';
import { digestOfFiles } from './siteCode';

let folder = '';
const digest = async () => digestOfFiles(folder, await filesBelow(folder));
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'code-'));
  await mkdir(path.join(folder, 'theme'));
  await writeFile(path.join(folder, 'theme', 'tokens.ts'), 'navy');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('stays the same as long as the code does', async () => {
  expect(await digest()).toBe(await digest());
});

test.each<[what: string, change: (file: string) => Promise<void>]>([
  ['another text', (file) => writeFile(file, 'blue')],
  ['another name', (file) => rename(file, `${file}x`)],
  ['a new file', (file) => writeFile(`${file}x`, '')],
])('changes with %s in a folder below', async (_, change) => {
  const before = await digest();
  await change(path.join(folder, 'theme', 'tokens.ts'));
  expect(await digest()).not.toBe(before);
});
