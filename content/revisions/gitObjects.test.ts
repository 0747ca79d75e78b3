import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GitError, gitText, isRegularFile, readBlobs, treeChanges, treeEntries } from './gitObjects';
import { ContentHistory } from './testing/ContentHistory';

let history: ContentHistory;
beforeEach(async () => {
  history = await ContentHistory.create();
});
afterEach(() => history.dispose());

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

test('lists files by their literal names, and tells links from files', async () => {
  const odd = ':(glob)*\n"ö".yaml';
  await history.write(odd, 'x: 1');
  await mkdir(path.join(history.folder, 'company'), { recursive: true });
  await symlink('/etc/passwd', path.join(history.folder, 'company', 'x.yaml'));
  const entries = await all(treeEntries(history.folder, await history.commit('Odd')));
  expect(entries.find((entry) => entry.path === odd)).toMatchObject({ mode: '100644', size: 4 });
  const link = entries.find((entry) => entry.path === 'company/x.yaml');
  expect(link).toMatchObject({ mode: '120000' });
  expect(link && isRegularFile(link)).toBe(false);
});

test('reads many files in one go, empty and binary ones too', async () => {
  const large = Buffer.alloc(300_000, 'line\n');
  const files = new Map([
    ['a.bin', Buffer.from([0, 10, 255, 10])],
    ['b.txt', Buffer.alloc(0)],
    ['c.txt', large],
    ['d.txt', Buffer.from('d')],
  ]);
  for (const [name, bytes] of files) await history.write(name, bytes);
  const entries = await all(treeEntries(history.folder, await history.commit('Files')));
  const wanted = entries.filter((entry) => files.has(entry.path));
  const read = await all(
    readBlobs(
      history.folder,
      wanted.map(({ id }) => id),
    ),
  );
  expect(read.map(({ bytes }) => bytes)).toEqual([...files.values()]);
});

test('tells what differs between two commits, with both modes', async () => {
  const { id: since } = await history.repository.commit();
  await history.write('new.txt', 'new');
  await rm(path.join(history.folder, 'company'), { recursive: true });
  await symlink('/etc', path.join(history.folder, 'company'));
  const changes = await all(treeChanges(history.folder, since, await history.commit('Change')));
  expect(changes.map(({ path: name, before, after }) => [name, before.mode, after.mode])).toEqual(
    expect.arrayContaining([
      ['company', '000000', '120000'],
      ['company/company.yaml', '100644', '000000'],
      ['new.txt', '000000', '100644'],
    ]),
  );
});

test('a reader that has seen enough stops Git', async () => {
  const { id } = await history.repository.commit();
  for await (const entry of treeEntries(history.folder, id)) {
    expect(entry.path).not.toBe('');
    break;
  }
});

test('a Git that takes too long is ended, with all that it has started', async () => {
  const hook = path.join(history.folder, '.git', 'hooks', 'reference-transaction');
  await writeFile(hook, `#!/bin/sh\nsleep 50\n`, { mode: 0o755 });
  const start = performance.now();
  const moved = gitText(history.folder, ['update-ref', 'refs/heads/new', 'main'], { timeLimitMs: 1_000 });
  await expect(moved).rejects.toThrow('git update-ref had no end after 1 s');
  // A program that it has started would keep its output open.
  expect(performance.now() - start).toBeLessThan(20_000);
});

test.each([
  ['a commit that is not there', () => all(treeEntries(history.folder, '0'.repeat(40)))],
  ['a file that is not there', () => all(readBlobs(history.folder, ['0'.repeat(40)]))],
  ['a folder that is no repository', () => all(treeEntries(history.root, 'HEAD'))],
])('%s is an error of Git', async (_, ask) => {
  await expect(ask()).rejects.toThrow(GitError);
});
