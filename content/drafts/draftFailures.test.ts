import { existsSync } from 'node:fs';
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ContentHistory } from '../revisions/testing/ContentHistory';
import { detachedCommits } from '../revisions/workingTree';
import { Drafts } from './Drafts';

const anna = { name: 'Anna', mail: 'anna@example.com' };
const ben = { name: 'Ben', mail: 'ben@example.com' };
const company = 'company/company.yaml';

let history: ContentHistory;
let drafts: Drafts;
beforeEach(async () => {
  history = await ContentHistory.create();
  drafts = new Drafts(history.repository);
  await drafts.create('Lettre', anna);
});
afterEach(() => history.dispose());

const git = async (...args: string[]) => (await history.git.raw(args)).trim();
const inGit = (file: string) => path.join(history.folder, '.git', file);

async function save(title: string) {
  const base = await git('rev-parse', `draft/1:${company}`);
  return drafts.save('1', {
    author: anna,
    files: [{ path: company, base, edits: [{ path: ['title'], value: title }] }],
  });
}

/** Adds the hook that Git runs whenever it moves refs. In it, `$1` is the state, and each line of `$input` has the old id, the new id and the ref. */
async function addHook(script: string): Promise<void> {
  await writeFile(inGit('hooks/reference-transaction'), `#!/bin/sh\ninput=$(cat)\n${script}\n`);
  await chmod(inGit('hooks/reference-transaction'), 0o755);
}

async function removeObject(id: string): Promise<void> {
  await rm(inGit(`objects/${id.slice(0, 2)}/${id.slice(2)}`));
}

describe('a merge', () => {
  beforeEach(() => save('Of the draft'));

  const onceMoved = 'case "$1 $input" in "committed "*" refs/heads/main")';

  test('whose Git is killed when the branch is moved is told as done', async () => {
    await addHook(`${onceMoved} kill -9 $PPID;; esac`);
    const head = await git('rev-parse', 'draft/1');
    const { commit } = await drafts.merge('1', { author: ben });
    expect(await git('rev-parse', 'main')).toBe(commit);
    expect(await git('rev-parse', 'main^2')).toBe(head);
    expect(await drafts.list()).toEqual([]);
  });

  test('whose Git is killed before is not done, and says so', async () => {
    const live = await git('rev-parse', 'main');
    await addHook('case "$1 $input" in "prepared "*" refs/heads/main") kill -9 $PPID;; esac');
    await expect(drafts.merge('1', { author: ben })).rejects.toThrow('main.lock');
    expect(await git('rev-parse', 'main')).toBe(live);
    expect(await drafts.list()).toHaveLength(1);
  });

  test('whose draft cannot be removed afterwards is done, and the draft says that it has nothing', async () => {
    await addHook(`case "$1 $input" in "prepared "*" 0000000000"*" refs/heads/draft/1") exit 1;; esac`);
    const { commit } = await drafts.merge('1', { author: ben });
    expect(await git('rev-parse', 'main')).toBe(commit);
    expect(await drafts.list()).toMatchObject([{ name: '1', commits: 0 }]);
    await rm(inGit('hooks/reference-transaction'));
    expect(await drafts.merge('1', { author: ben })).toEqual({ commit });
    expect(await drafts.list()).toEqual([]);
  });

  test('of which nobody can say whether it is done is told so, and as nothing else', async () => {
    await addHook(`${onceMoved} mv "${inGit('')}" "${history.root}/away"; kill -9 $PPID;; esac`);
    await expect(drafts.merge('1', { author: ben })).rejects.toMatchObject({ code: 'in-doubt' });
    await rename(path.join(history.root, 'away'), inGit(''));
    // The next look at it settles it.
    await rm(inGit('hooks/reference-transaction'));
    expect(await drafts.merge('1', { author: ben })).toEqual({ commit: await git('rev-parse', 'main') });
  });
});

test('a draft that is begun by a Git which is killed is one draft', async () => {
  await addHook('case "$1 $input" in "committed "*" refs/heads/draft/2") kill -9 $PPID;; esac');
  expect((await drafts.create('Frais', anna)).name).toBe('2');
  expect((await drafts.list()).map(({ name }) => name).toSorted()).toEqual(['1', '2']);
});

describe('a save', () => {
  const oncePrepared = (act: string) =>
    `case "$1 $input" in "prepared "*" refs/heads/draft/1") if mkdir ${history.root}/once 2>/dev/null; then ${act}; fi;; esac`;

  test('whose objects a collection of garbage takes is written again', async () => {
    await addHook(oncePrepared('git prune --expire=now'));
    const { commit } = await save('Kept');
    expect(existsSync(path.join(history.root, 'once'))).toBe(true);
    expect(await git('rev-parse', 'draft/1')).toBe(commit);
    expect(await git('cat-file', 'blob', `draft/1:${company}`)).toContain('title: Kept');
    expect(await git('rev-list', '--objects', '--quiet', 'draft/1')).toBe('');
  });

  test('is told once a collection of garbage that goes on has ended', async () => {
    await writeFile(inGit('gc.pid'), `${process.pid} ${hostname()}`);
    let isTold = false;
    const saving = save('Kept').then(() => {
      isTold = true;
    });
    while ((await git('log', '--format=%an', '-1', 'draft/1', '--', company)) !== 'Anna') await wait(20);
    await wait(200);
    expect(isTold).toBe(false);
    await rm(inGit('gc.pid'));
    await saving;
  });

  test('of a draft that is checked out is not taken back by the next commit there', async () => {
    await git('switch', '--quiet', 'draft/1');
    await save('Of a colleague');
    expect(await git('status', '--porcelain')).toBe('');
    await history.write('team/note.txt', 'By hand');
    await history.commit('By hand');
    expect(await git('cat-file', 'blob', `draft/1:${company}`)).toContain('title: Of a colleague');
    // The commit that was made there is on no branch, and is reported.
    expect(await detachedCommits(history.folder)).toEqual([expect.stringMatching(/^[0-9a-f]{7,} By hand$/)]);
  });
});

test('a draft that is checked out leaves the working tree as it is when it is removed', async () => {
  await git('switch', '--quiet', 'draft/1');
  await drafts.remove('1');
  expect(await git('status', '--porcelain')).toBe('');
  expect(await detachedCommits(history.folder)).toEqual([expect.stringContaining('Lettre')]);
});

test('commits of a branch are told nowhere', async () => {
  await git('switch', '--quiet', '--detach');
  expect(await detachedCommits(history.folder)).toEqual([]);
  await git('switch', '--quiet', 'main');
  expect(await detachedCommits(history.folder)).toEqual([]);
});

test.each(['draft/1', 'draft/1^{tree}'])(
  'a draft without %s is listed with what is wrong, and others as ever',
  async (lost) => {
    await save('Whole');
    await drafts.create('Frais', ben);
    await removeObject(await git('rev-parse', lost));
    const listed = await drafts.list();
    expect(listed.find(({ name }) => name === '2')).toMatchObject({ title: 'Frais', owner: ben });
    expect(listed.find(({ name }) => name === '1')?.problem).toMatch(
      /^expected a draft all of which is there \(Git says ".+"\): push .* git update-ref -d refs\/heads\/draft\/1$/,
    );
    // The command in the sentence removes the draft.
    await git('update-ref', '-d', 'refs/heads/draft/1');
    expect((await drafts.list()).map(({ name }) => name)).toEqual(['2']);
  },
);

test('a repository that is away is no problem of its drafts', async () => {
  await rename(inGit(''), path.join(history.root, 'away'));
  await expect(drafts.list()).rejects.toThrow('not a git repository');
});

test('a lost object of what is live is no problem of a draft', async () => {
  await removeObject(await git('rev-parse', 'main^{commit}'));
  await expect(drafts.list()).rejects.toThrow();
});

test('a branch called draft is named as what stands in the way of drafts', async () => {
  await drafts.remove('1');
  await git('branch', 'draft');
  const failure = await drafts
    .create('Frais', anna)
    .catch((error: unknown) => history.repository.failureOf(error));
  expect(failure).toMatchObject({
    problems: [
      {
        expected: expect.stringMatching(
          /^expected no branch called draft, .* git branch -m draft draft\/named$/,
        ),
      },
    ],
  });
  await git('branch', '-m', 'draft', 'draft/named');
  expect(await drafts.create('Frais', anna)).toMatchObject({ title: 'Frais' });
  expect(await readFile(inGit('HEAD'), 'utf8')).toContain('refs/heads/main');
});
