import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { readManifest, writeManifest } from './manifest';
import { useFolder } from '../platform/testing/useFolder';

const inFolder = useFolder();
const about = {
  at: '2026-11-20T10:00:00.000Z',
  parts: ['desk' as const],
  isBare: false,
  objectFormat: 'sha1' as const,
};

beforeEach(async () => {
  await mkdir(inFolder('releases'));
  await writeFile(inFolder('releases/fonds-émergents.html'), 'A page');
  await link(inFolder('releases/fonds-émergents.html'), inFolder('releases/same.html'));
  await writeFile(inFolder('desk.db'), 'rows');
  await writeManifest(inFolder(), about);
});

test('a backup that is whole is read, and can be checked without this program', async () => {
  expect(await readManifest(inFolder())).toMatchObject(about);
  const output = execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: inFolder() });
  expect(String(output)).toBe('');
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['has no manifest', () => rm(inFolder('manifest.json')), / is no backup, or one that was cut off/],
  ['has a broken manifest', () => writeFile(inFolder('manifest.json'), '{'), /manifest\.json is damaged/],
  [
    'is of a later version',
    async () => {
      const text = await readFile(inFolder('manifest.json'), 'utf8');
      await writeFile(inFolder('manifest.json'), text.replace('"version": 1', '"version": 2'));
    },
    /damaged, or of a later release/,
  ],
  [
    'has a file that changed',
    () => writeFile(inFolder('desk.db'), 'row'),
    /is damaged.*\n {2}desk\.db: changed$/,
  ],
  ['lacks a file', () => rm(inFolder('releases/same.html')), /\n {2}releases\/same\.html: missing$/],
  ['has a file more', () => writeFile(inFolder('more'), ''), /\n {2}more: not of the backup$/],
  [
    'lacks a file and its line',
    async () => {
      await rm(inFolder('desk.db'));
      const lines = (await readFile(inFolder('SHA256SUMS'), 'utf8')).split('\n');
      await writeFile(inFolder('SHA256SUMS'), lines.filter((line) => !line.endsWith('desk.db')).join('\n'));
    },
    /\n {2}SHA256SUMS: changed$/,
  ],
])('a backup that %s is refused', async (_, damage, problem) => {
  await damage();
  await expect(readManifest(inFolder())).rejects.toThrow(problem);
});
