import { spawnSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeWithMounts, inNamespace } from '../../platform/testing/mounts';
import { GitError, gitText } from './gitProcess';
import { updateRef } from './gitRefs';
import { writeBlobs } from './gitWrites';
import { repositoryProblem } from './repositoryProblem';
import { ContentHistory } from './testing/ContentHistory';

let history: ContentHistory;
beforeEach(async () => {
  history = await ContentHistory.create();
});
afterEach(() => history.dispose());

async function sentenceOf(error: unknown): Promise<string | undefined> {
  expect(error).toBeInstanceOf(GitError);
  return (await repositoryProblem(history.folder, error)).problems[0]?.expected;
}

/** Git's own words in a namespace in which disks can be mounted. */
function saidOn(mount: string, git: string): GitError {
  const script = `cd "$0" && ${mount} && ${git}`;
  const [program, ...args] = inNamespace;
  const { stderr } = spawnSync(program, [...args, 'sh', '-c', script, history.root], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return new GitError(stderr.trim());
}

describeWithMounts('on a disk of its own', () => {
  const small =
    'mkdir disk && mount -t tmpfs -o size=700k content disk && cp -r content disk/ && cd disk/content';
  const fill = `${small} && { dd if=/dev/zero of=filler bs=512 2>/dev/null || true; }`;
  const readOnly = 'mount --bind content content && mount -o remount,bind,ro content && cd content';
  const blob = 'head -c 9000 /dev/urandom >"$0/new" && git hash-object -w "$0/new"';
  const ref = 'git update-ref refs/heads/new main';

  test.each([
    [fill, blob, 'room on the disk'],
    [fill, ref, 'room on the disk'],
    [readOnly, blob, 'a disk that can be written'],
    [readOnly, ref, 'a disk that can be written'],
  ])('%s: %s', async (mount, git, expected) => {
    expect(await sentenceOf(saidOn(mount, git))).toContain(`expected ${expected}`);
  });
});

test('a lock and a hook are named', async () => {
  const main = await history.git.revparse(['main']);
  const create = () => updateRef(history.folder, 'refs/heads/new', { before: null, after: main });
  const lock = path.join(history.folder, '.git', 'refs', 'heads', 'new.lock');
  await writeFile(lock, '');
  const sentence = await sentenceOf(await create().catch((error: unknown) => error));
  expect(sentence).toMatch(
    /^expected no lock of another Git \(Git says ".*new\.lock': File exists\."\): wait/,
  );
  const hook = path.join(history.folder, '.git', 'hooks', 'reference-transaction');
  await writeFile(hook, '#!/bin/sh\nexit 1\n');
  await chmod(hook, 0o755);
  const refused = await updateRef(history.folder, 'refs/heads/other', { before: null, after: main }).catch(
    (error: unknown) => error,
  );
  expect(await sentenceOf(refused)).toMatch(
    /^expected no hook that refuses .* the hook reference-transaction of /,
  );
});

test.each([
  [
    'error: insufficient permission for adding an object to repository database .git/objects',
    'expected files that the account',
  ],
  ['git merge-tree had no end after 300 s', 'expected Git to end in time'],
  ['fatal: loose object c4211d8 (stored in .git/objects/c4/211d8) is corrupt', 'run git fsck in it'],
])('%s', async (message, expected) => {
  expect(await sentenceOf(new GitError(message))).toContain(expected);
});

test('a damaged object is damage', async () => {
  const [id = ''] = await writeBlobs(history.folder, [Buffer.from('a text')]);
  const file = path.join(history.folder, '.git', 'objects', id.slice(0, 2), id.slice(2));
  await chmod(file, 0o644);
  await writeFile(file, 'damage');
  const error = await gitText(history.folder, ['cat-file', 'blob', id]).catch((thrown: unknown) => thrown);
  expect(await sentenceOf(error)).toContain('run git fsck in it, and restore what is damaged');
});
