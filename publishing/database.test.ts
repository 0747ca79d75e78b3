import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPublishing } from './database';
import { PublishHistory } from './history';

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'publishing-')), 'releases');
});

afterEach(() => rm(path.dirname(folder), { recursive: true }));

it('is made once by several that open it at once', async () => {
  const handles = await Promise.all(Array.from({ length: 5 }, () => openPublishing(folder)));
  const histories = handles.map((handle) => new PublishHistory(handle));
  const lift = { kind: 'lift', who: 'Ada', via: 'shell', note: '', result: 'succeeded' } as const;
  await Promise.all(histories.map((history) => history.add(lift)));
  expect((await histories[0]!.page()).entries).toHaveLength(5);
  handles.forEach((handle) => handle.close());
});

it('is for its account only, in a folder that others may read', async () => {
  (await openPublishing(folder)).close();
  const mode = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777;
  expect(await mode('publishing.db')).toBe(0o600);
  await mkdir(path.join(folder, 'another'));
  expect(await mode('.')).toBe(await mode('another'));
});

it.each([
  [
    'publishing.db',
    'is no database',
    (file: string) => writeFile(file, 'a text that is long enough'.repeat(40)),
  ],
  ['publishing.db', 'is a folder', (file: string) => mkdir(file)],
  [
    'history.db',
    'is no database',
    (file: string) => writeFile(file, 'a text that is long enough'.repeat(40)),
  ],
  ['history.db', 'is another database', (file: string) => writeFile(file, '')],
])('whose %s %s is named, and nothing goes on', async (name, _, spoil) => {
  await mkdir(folder);
  const file = path.join(folder, name);
  await spoil(file);
  await expect(openPublishing(folder)).rejects.toThrow(file);
  await expect(stat(file)).resolves.toBeDefined();
});
