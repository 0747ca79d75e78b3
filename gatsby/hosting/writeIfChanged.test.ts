import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeIfChanged } from './writeIfChanged';

it('writes another text whole, and leaves the same one as it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'written-'));
  const file = path.join(folder, 'a.txt');
  await writeIfChanged(file, 'one');
  const first = await stat(file);
  await writeIfChanged(file, 'one');
  expect(await stat(file)).toMatchObject({ ino: first.ino, mtimeMs: first.mtimeMs });
  await writeIfChanged(file, 'two');
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(folder)).toEqual(['a.txt']);
  await rm(folder, { recursive: true });
});
