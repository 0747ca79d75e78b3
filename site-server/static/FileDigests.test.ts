import { link, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileDigests } from './FileDigests';
import type { FoundFile } from './findFile';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'digests-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function found(name: string): Promise<FoundFile> {
  const file = path.join(folder, name);
  return { file, segments: [name], stats: await stat(file) };
}

/** A file that cannot be read any more: its digest can only be one that is remembered. */
const unreadable = ({ stats }: FoundFile): FoundFile => ({ file: '/nowhere', segments: [], stats });

it('a link to the same file in another release is not read again', async () => {
  const digests = new FileDigests();
  await writeFile(path.join(folder, 'a'), 'text');
  const digest = await digests.digestOf(await found('a'));
  await link(path.join(folder, 'a'), path.join(folder, 'b'));
  expect(await digests.digestOf(unreadable(await found('b')))).toBe(digest);
});

it('those that were not asked for longest are forgotten', async () => {
  const digests = new FileDigests(2);
  for (const name of ['a', 'b', 'c']) await writeFile(path.join(folder, name), name);
  const [a, b, c] = await Promise.all(['a', 'b', 'c'].map(found));
  if (!a || !b || !c) throw new Error('three files were written');
  for (const file of [a, b, a, c]) await digests.digestOf(file);
  await expect(digests.digestOf(unreadable(a))).resolves.toHaveLength(27);
  await expect(digests.digestOf(unreadable(b))).rejects.toThrow('ENOENT');
});
