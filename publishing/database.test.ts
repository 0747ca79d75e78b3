import { mkdir, stat, writeFile } from 'node:fs/promises';
import { openPublishing } from './database';
import { PublishHistory } from './history';
import { useFolder } from '../platform/testing/useFolder';

const inRoot = useFolder();
const releases = () => inRoot('releases');

it('is made once by several that open it at once', async () => {
  const handles = await Promise.all(Array.from({ length: 5 }, () => openPublishing(releases())));
  const histories = handles.map((handle) => new PublishHistory(handle));
  const lift = { kind: 'lift', who: 'Ada', via: 'shell', note: '', result: 'succeeded' } as const;
  await Promise.all(histories.map((history) => history.add(lift)));
  expect((await histories[0]!.page()).entries).toHaveLength(5);
  handles.forEach((handle) => handle.close());
});

it('is for its account only, in a folder that others may read', async () => {
  (await openPublishing(releases())).close();
  const mode = async (name: string) => (await stat(inRoot('releases', name))).mode & 0o777;
  expect(await mode('publishing.db')).toBe(0o600);
  await mkdir(inRoot('releases', 'another'));
  expect(await mode('.')).toBe(await mode('another'));
});

it.each([
  ['is no database', (file: string) => writeFile(file, 'a text that is long enough'.repeat(40))],
  ['is a folder', (file: string) => mkdir(file)],
])('that %s is named, and nothing goes on', async (_, spoil) => {
  await mkdir(releases());
  const file = inRoot('releases', 'publishing.db');
  await spoil(file);
  await expect(openPublishing(releases())).rejects.toThrow(file);
  await expect(stat(file)).resolves.toBeDefined();
});
