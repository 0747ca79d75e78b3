import { link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { readManifest, writeManifest } from './manifest';

let folder: string;
const file = (name: string) => path.join(folder, name);
const about = {
  at: '2026-11-20T10:00:00.000Z',
  parts: ['desk' as const],
  isBare: false,
  objectFormat: 'sha1' as const,
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manifest-'));
  await mkdir(file('releases'));
  await writeFile(file('releases/fonds-émergents.html'), 'A page');
  await link(file('releases/fonds-émergents.html'), file('releases/same.html'));
  await writeFile(file('desk.db'), 'rows');
  await writeManifest(folder, about);
});

afterEach(() => rm(folder, { recursive: true }));

test('a backup that is whole is read, and can be checked without this program', async () => {
  expect(await readManifest(folder)).toMatchObject(about);
  const output = execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
  expect(String(output)).toBe('');
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['has no manifest', () => rm(file('manifest.json')), / is no backup, or one that was cut off/],
  ['has a broken manifest', () => writeFile(file('manifest.json'), '{'), /manifest\.json is damaged/],
  [
    'is of a later version',
    async () => {
      const text = await readFile(file('manifest.json'), 'utf8');
      await writeFile(file('manifest.json'), text.replace('"version": 1', '"version": 2'));
    },
    /damaged, or of a later release/,
  ],
  [
    'has a file that changed',
    () => writeFile(file('desk.db'), 'row'),
    /is damaged.*\n {2}desk\.db: changed$/,
  ],
  ['lacks a file', () => rm(file('releases/same.html')), /\n {2}releases\/same\.html: missing$/],
  ['has a file more', () => writeFile(file('more'), ''), /\n {2}more: not of the backup$/],
  [
    'lacks a file and its line',
    async () => {
      await rm(file('desk.db'));
      const lines = (await readFile(file('SHA256SUMS'), 'utf8')).split('\n');
      await writeFile(file('SHA256SUMS'), lines.filter((line) => !line.endsWith('desk.db')).join('\n'));
    },
    /\n {2}SHA256SUMS: changed$/,
  ],
])('a backup that %s is refused', async (_, damage, problem) => {
  await damage();
  await expect(readManifest(folder)).rejects.toThrow(problem);
});
