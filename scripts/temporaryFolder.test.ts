import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clearTemporaryFolder, temporaryFolderOf, temporaryParent } from './temporaryFolder';
import { useFolder } from '../platform/testing/useFolder';

const inParent = useFolder();

test('each folder of the project has its own, always the same', () => {
  const own = temporaryFolderOf('/srv/site', inParent());
  expect(own).toMatch(/meridane-tests-[0-9a-f]{8}$/);
  expect(temporaryFolderOf('/srv/./site', inParent())).toBe(own);
  expect(temporaryFolderOf('/srv/site-2', inParent())).not.toBe(own);
});

test('what a run left is removed, its caches are not', async () => {
  const folder = temporaryFolderOf('/srv/site', inParent());
  await clearTemporaryFolder(folder);
  const caches = ['jest_0', 'playwright-transform-cache-0', 'tsx-0'];
  const left = ['gatsby-workerzvbZlS', 'playwright_chromiumdev_profile-7bXFLR', 'releases-4GxUqv'];
  for (const name of [...caches, ...left]) await mkdir(path.join(folder, name, 'deep'), { recursive: true });
  await clearTemporaryFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(caches);
});

test('it is in memory where there is enough, unless TMPDIR says where', async () => {
  const { TMPDIR } = process.env;
  const memory = inParent();
  try {
    delete process.env.TMPDIR;
    expect(await temporaryParent(memory, 1)).toBe(memory);
    expect(await temporaryParent(memory, 2 ** 60)).toBe(tmpdir());
    expect(await temporaryParent('/no-such-folder', 1)).toBe(tmpdir());
    process.env.TMPDIR = '/var/tmp';
    expect(await temporaryParent(memory, 1)).toBe(tmpdir());
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
});
