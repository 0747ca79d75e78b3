import fs, { mkdir, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleGit } from 'simple-git';
import { testPdf } from '../testing/testPdf';
import { uncommittedFiles } from './workingTree';
import { ContentRepository, createRepository, isRepository, openRevision } from './ContentRepository';
import { CommitFolders } from './CommitFolders';
import { commitOf } from './revisionId';
import { ContentHistory } from './testing/ContentHistory';

const company = 'company/company.yaml';
let history: ContentHistory;

beforeEach(async () => {
  history = await ContentHistory.create();
});
afterEach(() => history.dispose());

async function editTitle(title: string): Promise<void> {
  const text = await readFile(path.join(history.folder, company), 'utf8');
  await history.write(company, text.replace(/^title: .*$/m, `title: ${title}`));
}

const titleOf = async (repository: ContentRepository, id: string) =>
  (await repository.open(id)).content.company.title;

test('each commit is a state that stays', async () => {
  const { repository } = history;
  const first = await repository.commit();
  expect(first).toMatchObject({ message: 'Sample content', author: 'Sample content' });
  expect(first.at).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  await editTitle('Example & Co');
  const second = await history.commit('A new name\n\nDecided in May.');
  expect(await repository.commit()).toMatchObject({
    id: second,
    author: 'Anna',
    message: 'A new name\n\nDecided in May.',
  });
  expect(await titleOf(repository, first.id)).toBe('Example Asset Management');
  expect(await titleOf(repository, second)).toBe('Example & Co');
});

test('what is not committed is in no state, and is listed', async () => {
  await editTitle('Example & Co');
  await history.write('news/2026-01-01-new/news.yaml', 'x: 1');
  const { repository } = history;
  expect((await repository.latest()).content.company.title).toBe('Example Asset Management');
  expect(await uncommittedFiles(repository.repository)).toEqual([company, 'news/2026-01-01-new/news.yaml']);
});

test('requests that name no revision get the newest without problems', async () => {
  await editTitle('Example & Co');
  const good = await history.commit('A new name');
  await editTitle('[Example]');
  const bad = await history.commit('A mistake');
  const { repository } = history;
  expect((await repository.latest()).revision).toBe(good);
  expect((await repository.open(good)).revision).toBe(good);
  expect(await repository.problems()).toEqual([
    {
      file: 'content/company/company.yaml',
      line: expect.any(Number),
      expected: expect.stringMatching(/^title: /),
    },
  ]);
  await expect(openRevision(repository, bad)).rejects.toMatchObject({ statusCode: 409 });
});

test.each(['0'.repeat(40), 'main', '--help', '../../etc', ''])('knows no revision "%s"', async (id) => {
  await expect(history.repository.open(id)).rejects.toMatchObject({ statusCode: 404 });
  expect(await readdir(history.root)).not.toContain('etc');
});

test('a state that was read stays when the repository is rewritten or gone', async () => {
  const { id } = await history.repository.commit();
  const { asOf } = await history.repository.open(id);
  await rename(history.folder, `${history.folder}-away`);
  expect(await titleOf(history.repository, id)).toBe('Example Asset Management');
  await createRepository(history.folder, `${history.folder}-away/company`);
  const reopened = history.reopen();
  expect(await titleOf(reopened, id)).toBe('Example Asset Management');
  expect((await reopened.open(id)).asOf).toEqual(asOf);
});

test('a folder that does not say when its commit was made is asked of Git', async () => {
  const { id } = await history.repository.commit();
  const { asOf } = await history.repository.open(id);
  await rm(path.join(history.root, 'revisions', id, 'committed-at'));
  expect((await history.reopen().open(id)).asOf).toEqual(asOf);
});

test('concurrent requests share one folder, and nothing unfinished is left', async () => {
  const { id } = await history.repository.commit();
  const others = [history.repository, history.reopen(), history.reopen()];
  const folders = await Promise.all(others.map(async (repository) => (await repository.open(id)).folder));
  expect(new Set(folders)).toEqual(new Set([path.join(history.root, 'revisions', id, 'content')]));
  expect((await readdir(path.join(history.root, 'revisions'))).toSorted()).toEqual([id, 'items']);
});

test('a document is one file on the disk until it changes, and stays when an older commit goes', async () => {
  const { repository } = history;
  const folder = 'funds/first-fund/shares/ZZ0000000016';
  const { folder: before } = await repository.open((await repository.commit()).id);
  const changed = testPdf({ text: 'Another' });
  await history.write(`${folder}/KIID.fr.pdf`, changed);
  const { folder: after, content } = await repository.open(await history.commit('A new KID'));
  const files = async (name: string) =>
    Promise.all([before, after].map(async (root) => (await stat(path.join(root, folder, name))).ino));
  const [english, others] = [await files('KIID.en.pdf'), await files('KIID.fr.pdf')];
  expect([english[0] === english[1], others[0] === others[1]]).toEqual([true, false]);
  expect(content.funds[0]?.shares[0]?.documents).toMatchObject([
    { files: { fr: { bytes: changed.length } } },
  ]);
  await rm(before, { recursive: true });
  expect(await readFile(path.join(after, folder, 'KIID.en.pdf'), 'utf8')).toContain('%PDF-');
});

test('what a killed process has left of a folder is removed, when no other can be at it', async () => {
  const { id } = await history.repository.commit();
  const folders = path.join(history.root, 'revisions');
  for (const name of ['left', 'unfinished'])
    await mkdir(path.join(folders, `${id}-${name}`), { recursive: true });
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(path.join(folders, `${id}-left`), longAgo, longAgo);
  await history.repository.open(id);
  expect((await readdir(folders)).sort()).toEqual([id, `${id}-unfinished`, 'items']);
});

test('the folders used longest ago go, but not that of the content which is served', async () => {
  const { repository } = history;
  const { id } = await repository.commit();
  const { folder } = await repository.open(id);
  const folders = path.join(history.root, 'revisions');
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000);
  await utimes(path.join(folders, id), hoursAgo(99), hoursAgo(99));
  const others = Array.from({ length: 21 }, (_, index) => index.toString(16).padStart(40, '0'));
  for (const [index, name] of others.entries()) {
    await mkdir(path.join(folders, name));
    await utimes(path.join(folders, name), hoursAgo(index + 1), hoursAgo(index + 1));
  }
  await editTitle('Example & Co');
  await repository.open(await history.commit('A new name'));
  const left = await readdir(folders);
  expect(left).toContain(id);
  expect(left).not.toContain(others.at(-1));
  expect(left).toContain(others[0]);
  expect(await readdir(folder)).toContain('company');
});

test('a folder that is being removed when the process is killed is no revision any more', async () => {
  const { repository } = history;
  const folders = path.join(history.root, 'revisions');
  const others = Array.from({ length: 21 }, (_, index) => index.toString(16).padStart(40, '0'));
  for (const name of others) {
    await mkdir(path.join(folders, name), { recursive: true });
    await utimes(path.join(folders, name), 1, 1);
  }
  const { id } = await repository.commit();
  const { rm: remove } = fs;
  const removing = jest.spyOn(fs, 'rm').mockImplementation(async (file, options) => {
    const isOld = others.some((name) => path.basename(String(file)).startsWith(name));
    if (!isOld) await remove(file, options);
  });
  await repository.open(id);
  removing.mockRestore();
  const left = await readdir(folders);
  expect(others.filter((name) => left.includes(name))).toHaveLength(20);
});

test('looking for what is not committed takes no lock, which would keep an editor from a commit', async () => {
  const index = path.join(history.folder, '.git', 'index');
  const { ino } = await stat(index);
  // Git would write down that it is the same.
  await utimes(path.join(history.folder, company), 1, 1);
  expect(await uncommittedFiles(history.repository.repository)).toEqual([]);
  expect((await stat(index)).ino).toBe(ino);
});

test('a bare repository serves too', async () => {
  const bare = path.join(history.root, 'bare.git');
  await simpleGit().clone(history.folder, bare, ['--bare']);
  expect(isRepository(bare)).toBe(true);
  const repository = new ContentRepository(bare, path.join(history.root, 'of-bare'));
  expect((await repository.latest()).content.company.title).toBe('Example Asset Management');
  expect(await uncommittedFiles(repository.repository)).toEqual([]);
});

test('only the folder itself counts as a repository', async () => {
  expect(isRepository(history.folder)).toBe(true);
  expect(isRepository(path.join(history.folder, 'news'))).toBe(false);
  expect(isRepository(path.join(history.folder, 'none'))).toBe(false);
});

test('a repository that cannot be made leaves nothing', async () => {
  const target = path.join(history.root, 'target');
  await expect(createRepository(target, path.join(history.root, 'no-sample'))).rejects.toThrow('ENOENT');
  expect((await readdir(history.root)).filter((name) => name.startsWith('target'))).toEqual([]);
  await rm(target, { recursive: true, force: true });
  await writeFile(target, 'taken');
  await expect(createRepository(target, history.folder)).rejects.toThrow();
  expect(await readFile(target, 'utf8')).toBe('taken');
});

test('a commit that is dated in another age is one of ours', async () => {
  const tree = (await history.git.revparse(['HEAD^{tree}'])).trim();
  const text = `tree ${tree}\nauthor A <a@b> 99999999999999 +0000\ncommitter A <a@b> 99999999999999 +0000\n\nLate\n`;
  await writeFile(path.join(history.root, 'commit'), text);
  const id = await history.git.raw([
    'hash-object',
    '-t',
    'commit',
    '-w',
    '--literally',
    path.join(history.root, 'commit'),
  ]);
  await history.git.raw(['update-ref', 'HEAD', id.trim()]);
  const { repository } = history;
  expect((await repository.commit()).at).toMatch(/^\d{4}-/);
  expect((await repository.latest()).revision).toContain(id.trim());
});

test('the live branch is the latest, whatever is checked out', async () => {
  const live = await history.git.revparse(['HEAD']);
  await history.git.raw(['checkout', '-b', 'other']);
  await history.write(company, 'title: Not live');
  const other = await history.commit('Elsewhere');
  expect((await history.reopen().commit()).id).toBe(live);
  expect((await history.reopen().latest()).revision).toBe(live);
  expect((await history.reopen({ branch: 'other' }).commit()).id).toBe(other);
});

test('what is checked out is the latest where there is no live branch', async () => {
  await history.git.raw(['checkout', '--detach']);
  expect(await history.reopen({ branch: 'none' }).problems()).toEqual([]);
  expect((await history.reopen({ branch: 'none' }).commit()).id).toBe(await history.git.revparse(['HEAD']));
});

describe('commits with problems', () => {
  /** Counts all reads of commits. */
  const countReads = () => jest.spyOn(CommitFolders.prototype, 'folderOf');
  /** Moves the clock past the time after which Git is asked again. */
  const later = () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  afterEach(() => jest.restoreAllMocks());

  async function commitBad(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      await editTitle(`[Example ${index}]`);
      ids.push(await history.commit(`Mistake ${index}`));
    }
    return ids;
  }

  test('are read once each, whoever asks and however often', async () => {
    const { id: good } = await history.repository.commit();
    const bad = await commitBad(3);
    const repository = history.reopen();
    const reads = countReads();
    const states = await Promise.all(Array.from({ length: 20 }, () => repository.latest()));
    expect(new Set(states.map(({ revision }) => commitOf(revision ?? '')))).toEqual(new Set([good]));
    expect(reads.mock.calls.map(([commit]) => commit)).toEqual([...bad.toReversed(), good]);
    later();
    for (let asked = 0; asked < 10; asked += 1) expect(repository.known().problems).toHaveLength(1);
    await Promise.all([
      repository.latest(),
      repository.problems(),
      ...bad.map((id) => repository.open(id).catch(() => id)),
    ]);
    expect(reads).toHaveBeenCalledTimes(4);
  });

  test('leave no folder, so that they push out none of those that are served', async () => {
    const { repository } = history;
    const { id: good } = await repository.commit();
    await repository.open(good);
    await commitBad(2);
    expect((await repository.latest()).content.company.title).toBe('Example Asset Management');
    expect((await readdir(path.join(history.root, 'revisions'))).toSorted()).toEqual([good, 'items']);
  });

  test('keep nobody from being answered, where even the first one has some', async () => {
    await editTitle('[Example]');
    await history.write('news/2026-10-13-example/image.png/x', 'a folder');
    await history.git.add(['--all']);
    await history.git.raw(['checkout', '--orphan', 'other']);
    await history.commit('The only one');
    await history.git.raw(['branch', '-M', 'main']);
    const repository = history.reopen();
    await expect(repository.latest()).rejects.toMatchObject({ statusCode: 503 });
    expect(repository.known()).toMatchObject({
      problems: [{ file: expect.stringContaining('company.yaml') }, {}],
    });
    expect(repository.known().state).toBeUndefined();
    await expect(openRevision(repository, undefined)).rejects.toMatchObject({ statusCode: 503 });
    await editTitle('Example & Co');
    await history.git.rm(['-r', 'news/2026-10-13-example/image.png']);
    const corrected = await history.commit('Corrected');
    later();
    expect((await repository.latest()).revision).toContain(corrected);
  });

  test('are told once to who listens, with what the program itself did not expect', async () => {
    const told: unknown[] = [];
    const repository = history.reopen();
    repository.onProblems(({ problems }) => told.push(problems.map(({ file }) => file)));
    await commitBad(1);
    await repository.latest();
    await repository.problems();
    expect(told).toEqual([['content/company/company.yaml']]);
  });

  test('that was written to the disk by another program, or is damaged there, is written again', async () => {
    const { id } = await history.repository.commit();
    await history.repository.open(id);
    const file = path.join(history.root, 'revisions', id, 'content', company);
    await rm(file);
    await symlink('/etc/passwd', file);
    expect(await titleOf(history.reopen(), id)).toBe('Example Asset Management');
  });
});

describe('a repository that Git cannot read', () => {
  const problemsOf = async (repository: ContentRepository) =>
    (await repository.problems()).map(({ expected }) => expected);
  const another = () => new ContentRepository(history.folder, path.join(history.root, 'others'));

  test('that is gone leaves what was read, and says so', async () => {
    const { repository } = history;
    await repository.latest();
    await rename(path.join(history.folder, '.git'), path.join(history.root, 'away'));
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect((await repository.latest()).content.company.title).toBe('Example Asset Management');
    expect(repository.known().problems).toEqual([
      {
        file: 'content',
        line: 1,
        expected: expect.stringMatching(/^expected a Git repository at .*: put it back/),
      },
    ]);
    jest.restoreAllMocks();
    await expect(repository.commit()).rejects.toMatchObject({ name: 'ContentError' });
  });

  test('does not fall back to one around it', async () => {
    await rm(path.join(history.folder, '.git'), { recursive: true });
    await simpleGit(history.root).init();
    await simpleGit(history.root).add('.');
    await simpleGit(history.root)
      .addConfig('user.name', 'A')
      .addConfig('user.email', 'a@example.com')
      .commit('Around');
    expect(await problemsOf(another())).toEqual([expect.stringMatching(/^expected a Git repository at/)]);
  });

  test('as its branch has no commit yet', async () => {
    await history.git.raw(['update-ref', '-d', 'refs/heads/main']);
    expect(await problemsOf(another())).toEqual([
      expect.stringMatching(/^expected a commit, .*: commit the content/),
    ]);
  });

  test('as it is of another account', async () => {
    const git = path.join(history.root, 'git');
    await writeFile(
      git,
      '#!/bin/sh\necho "fatal: detected dubious ownership in repository at x" >&2\nexit 128\n',
      { mode: 0o755 },
    );
    await withPath(history.root, async () => {
      expect(await problemsOf(another())).toEqual([
        expect.stringMatching(
          /^expected a repository of this program's own account, .*belongs to \S+: as \S+, run git config --global --add safe\.directory \S+, or as root, chown/,
        ),
      ]);
    });
  });

  test('as there is no Git', async () => {
    await withPath('/nowhere', async () => {
      expect(await problemsOf(another())).toEqual([
        expect.stringMatching(/^expected Git, which is not there .*: install it$/),
      ]);
    });
  });

  test('as a file is missing, which is named and looked for again later', async () => {
    const object = (await history.git.revparse([`HEAD:${company}`])).trim();
    const file = path.join(history.folder, '.git', 'objects', object.slice(0, 2), object.slice(2));
    await rename(file, path.join(history.root, 'object'));
    const repository = another();
    expect(await repository.problems()).toEqual([
      { file: `content/${company}`, line: 1, expected: expect.stringMatching(/fetch what is missing$/) },
    ]);
    await rename(path.join(history.root, 'object'), file);
    expect(await repository.problems()).toHaveLength(1);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect(await repository.problems()).toEqual([]);
    jest.restoreAllMocks();
  });
});

/** Programs are looked for there only. */
async function withPath(folder: string, act: () => Promise<void>): Promise<void> {
  const { PATH } = process.env;
  process.env.PATH = folder;
  try {
    await act();
  } finally {
    process.env.PATH = PATH;
  }
}
