import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RedirectTable } from './RedirectTable';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'redirects-'));
});
afterEach(() => rm(root, { recursive: true }));

it('follows the file as it appears, changes and goes', async () => {
  const problems: string[] = [];
  const table = new RedirectTable(root, (problem) => problems.push(problem));
  expect(await table.find(['a'])).toBeUndefined();

  await writeFile(path.join(root, '_redirects'), '/a /b 301\n/broken');
  expect(await table.find(['a'])).toEqual({ location: '/b', status: 301 });
  expect(await table.find(['b'])).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining('line 2')]);

  await writeFile(path.join(root, '_redirects'), '/a /changed 308');
  expect(await table.find(['a'])).toEqual({ location: '/changed', status: 308 });

  await rm(path.join(root, '_redirects'));
  expect(await table.find(['a'])).toBeUndefined();
  expect(problems).toHaveLength(1);
});
