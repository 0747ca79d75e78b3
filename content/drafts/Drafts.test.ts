import { readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleGit } from 'simple-git';
import { uncommittedFiles } from '../revisions/workingTree';
import { ContentRepository } from '../revisions/ContentRepository';
import { ContentHistory } from '../revisions/testing/ContentHistory';
import { Drafts } from './Drafts';
import { contentFile } from './revisionFiles';

const anna = { name: 'Anna', mail: 'anna@example.com' };
const ben = { name: 'Ben', mail: 'ben@example.com' };
const company = 'company/company.yaml';
const portrait = 'team/portraits/first-last.png';

let history: ContentHistory;
let drafts: Drafts;
beforeEach(async () => {
  history = await ContentHistory.create();
  drafts = new Drafts(history.repository);
});
afterEach(() => history.dispose());

const git = async (...args: string[]) => (await history.git.raw(args)).trim();
const blobOf = (file: string, at: string) => git('rev-parse', `${at}:${file}`);
const textAt = (file: string, at: string) => git('cat-file', 'blob', `${at}:${file}`);
const headOf = (name: string) => git('rev-parse', `refs/heads/draft/${name}`);

/** A save of one file as somebody does who has seen it at a commit. */
async function save(
  name: string,
  author: typeof anna,
  file: string,
  { at, change }: { at: string; change: (text: string) => string },
) {
  const content = Buffer.from(change(`${await textAt(file, at)}\n`));
  return drafts.save(name, { author, files: [{ path: file, base: await blobOf(file, at), content }] });
}

const title = (text: string) => (before: string) => before.replace(/^title: .*$/m, `title: ${text}`);
const colour = (text: string) => (before: string) =>
  before.replace(/^ {2}colour: .*$/m, `  colour: '${text}'`);

/** A commit on the live branch as somebody makes it in the working tree. */
async function commitLive(file: string, change: (text: string) => string): Promise<string> {
  await history.write(file, change(await readFile(path.join(history.folder, file), 'utf8')));
  return history.commit('Live');
}

describe('a draft', () => {
  test('is a branch whose first commit says its title and owner, and changes nothing', async () => {
    const live = await git('rev-parse', 'main');
    const draft = await drafts.create('Lettre de novembre', anna);
    expect(draft).toMatchObject({
      name: '1',
      title: 'Lettre de novembre',
      owner: anna,
      base: live,
      authors: [anna],
      commits: 1,
      changedFiles: 0,
    });
    expect(await git('log', '-1', '--format=%an <%ae> %cn %s', 'draft/1')).toBe(
      'Anna <anna@example.com> Publishing desk Lettre de novembre',
    );
    expect(await git('diff', '--stat', 'main', 'draft/1')).toBe('');
    expect((await drafts.create('Another', ben)).name).toBe('2');
  });

  test('takes no number that was used, or that somebody has pushed', async () => {
    await drafts.create('One', anna);
    await drafts.remove('1');
    expect((await drafts.create('Two', anna)).name).toBe('2');
    await git('branch', 'draft/7/of-ben', 'main');
    expect((await drafts.create('Eight', anna)).name).toBe('8');
  });

  test('that was pushed is listed with its authors and what it changes', async () => {
    await git('checkout', '-b', 'draft/anna/fix-é');
    const first = await commitLive(company, title('First'));
    await commitLive(company, title('Example Asset Management'));
    await commitLive('news/2026-10-13-example/fr.md', (text) => `${text}More.\n`);
    await git('checkout', 'main');
    await commitLive(company, title('Live'));
    const [draft] = await drafts.list();
    expect(draft).toMatchObject({
      name: 'anna/fix-é',
      title: 'Live',
      owner: anna,
      first,
      commits: 3,
      changedFiles: 1,
    });
    expect(draft?.base).toBe(await git('merge-base', 'main', 'draft/anna/fix-é'));
  });

  test('names an update of the live branch as its base, and no commit of that as its own', async () => {
    await drafts.create('Draft', anna);
    await commitLive(company, colour('#000000'));
    await save('1', ben, 'news/categories.yaml', { at: 'draft/1', change: (text) => `${text}# note\n` });
    const { commit } = await drafts.update('1', { author: ben });
    const draft = await drafts.find('1');
    expect(draft).toMatchObject({ head: commit, authors: [ben, anna], commits: 3, changedFiles: 1 });
    expect(draft.base).toBe(await git('rev-parse', 'main'));
    expect(await drafts.update('1', { author: ben })).toEqual({ commit });
  });

  test('that is gone is said to be', async () => {
    const author = anna;
    await drafts.create('Draft', anna);
    await git('update-ref', '-d', 'refs/heads/draft/1');
    const gone = { statusCode: 404, code: 'draft-gone' };
    await expect(drafts.save('1', { author, files: [] })).rejects.toMatchObject(gone);
    await expect(drafts.merge('1', { author })).rejects.toMatchObject(gone);
    await expect(drafts.remove('../main')).rejects.toMatchObject(gone);
    expect(await drafts.list()).toEqual([]);
  });
});

describe('a save', () => {
  beforeEach(() => drafts.create('Draft', anna));

  test('is one commit of its author, and touches neither working tree nor live branch', async () => {
    const live = await git('rev-parse', 'main');
    const head = await headOf('1');
    const { commit, files, merged } = await save('1', ben, company, { at: head, change: title('New') });
    expect(await git('log', '-1', '--format=%an %ae %P', commit)).toBe(`Ben ben@example.com ${head}`);
    expect(files).toEqual([{ path: company, blob: await blobOf(company, commit) }]);
    expect(merged).toEqual([]);
    expect(await git('diff', '--numstat', head, commit)).toBe(`1\t1\t${company}`);
    expect(await git('rev-parse', 'main')).toBe(live);
    expect(await git('status', '--porcelain')).toBe('');
  });

  test('that changes nothing makes no commit', async () => {
    const head = await headOf('1');
    const saved = await save('1', ben, company, { at: head, change: (text) => text });
    expect(saved.commit).toBe(head);
    expect(await headOf('1')).toBe(head);
  });

  test('adds, replaces and removes files, a folder in the place of a file too', async () => {
    const picture = Buffer.from([0, 255, 10, 13]);
    const at = await headOf('1');
    const folder = 'news/2026-11-01-new/news.yaml';
    await drafts.save('1', {
      author: anna,
      message: 'Trois\nfichiers',
      files: [
        { path: 'news/2026-11-01-new', base: null, content: Buffer.from('a file') },
        { path: portrait, base: await blobOf(portrait, at), content: picture },
      ],
    });
    const { commit } = await drafts.save('1', {
      author: anna,
      files: [
        { path: folder, base: null, content: Buffer.from('x: é') },
        {
          path: 'news/2026-11-01-new',
          base: await blobOf('news/2026-11-01-new', 'draft/1'),
          content: null,
        },
      ],
    });
    expect(await contentFile(history.folder, commit, folder)).toMatchObject({
      encoding: 'utf8',
      content: 'x: é',
    });
    expect(await contentFile(history.folder, commit, portrait)).toMatchObject({
      encoding: 'base64',
      content: picture.toString('base64'),
    });
    await expect(contentFile(history.folder, commit, 'news/2026-11-01-new')).rejects.toThrow('no file');
  });

  test('of other lines than a colleague has saved is merged, and says so', async () => {
    const at = await headOf('1');
    await save('1', anna, company, { at, change: title('New') });
    const { commit, merged, files } = await save('1', ben, company, { at, change: colour('#000000') });
    expect(merged).toEqual([company]);
    const text = await textAt(company, commit);
    expect(text).toContain('title: New');
    expect(text).toContain("colour: '#000000'");
    expect(files).toEqual([{ path: company, blob: await blobOf(company, commit) }]);
  });

  test('of the same line shows both, and saves nothing of it', async () => {
    const at = await headOf('1');
    const { commit } = await save('1', anna, company, { at, change: title('Of Anna') });
    const base = await blobOf(company, at);
    const mine = title('Of Ben')(`${await textAt(company, at)}\n`);
    const files = [
      { path: 'news/new.md', base: null, content: Buffer.from('new') },
      { path: company, base, content: Buffer.from(mine) },
    ];
    await expect(drafts.save('1', { author: ben, files })).rejects.toMatchObject({
      statusCode: 409,
      code: 'draft-conflicts',
      details: {
        conflicts: [
          {
            path: company,
            blob: await blobOf(company, commit),
            base: expect.stringContaining('title: Example Asset Management'),
            theirs: expect.stringContaining('Of Anna'),
            yours: mine,
          },
        ],
      },
    });
    expect(await headOf('1')).toBe(commit);
    // Whoever has seen the other version may save over it.
    const again = await save('1', ben, company, { at: commit, change: title('Of both') });
    expect(await textAt(company, again.commit)).toContain('title: Of both');
  });

  test.each([
    ['a picture that both replace', portrait, Buffer.from('theirs'), Buffer.from('yours')],
    ['a file that one removes', company, null, Buffer.from('title: x\n')],
    ['a file that the other removes', company, Buffer.from('title: x\n'), null],
    ['a text that is no UTF-8', company, Buffer.from([0xff, 10]), Buffer.from('x')],
  ])('of %s is a conflict', async (_, file, theirs, yours) => {
    const base = await blobOf(file, 'draft/1');
    await drafts.save('1', { author: anna, files: [{ path: file, base, content: theirs }] });
    const head = await headOf('1');
    const saving = drafts.save('1', { author: ben, files: [{ path: file, base, content: yours }] });
    await expect(saving).rejects.toMatchObject({
      code: 'draft-conflicts',
      details: { conflicts: [{ path: file }] },
    });
    expect(await headOf('1')).toBe(head);
  });

  test('that both have made is no conflict; nor is one whose base Git has forgotten, where it is the same', async () => {
    const at = await headOf('1');
    const { commit } = await save('1', anna, company, { at, change: title('Same') });
    expect((await save('1', ben, company, { at, change: title('Same') })).commit).toBe(commit);
    const forgotten = [{ path: company, base: 'f'.repeat(40), content: Buffer.from('x') }];
    await expect(drafts.save('1', { author: ben, files: forgotten })).rejects.toMatchObject({
      code: 'draft-conflicts',
    });
  });

  test('goes on top of what was pushed or rebased meanwhile', async () => {
    const at = await headOf('1');
    await git('checkout', '-b', 'aside', 'draft/1');
    await commitLive(company, title('Pushed'));
    await git('checkout', 'main');
    await commitLive('news/categories.yaml', (text) => `${text}# live\n`);
    await git('rebase', 'main', 'aside');
    await git('branch', '--force', 'draft/1', 'aside');
    const { commit } = await save('1', ben, company, { at, change: colour('#000000') });
    expect(await git('rev-parse', `${commit}^`)).toBe(await git('rev-parse', 'aside'));
    expect(await textAt(company, commit)).toContain('title: Pushed');
  });

  test('of an odd path is refused', async () => {
    const [long, deep] = [`${'x'.repeat(201)}.md`, `${'é/'.repeat(200)}x.md`];
    const ofContent =
      '../x.yaml a/../x.yaml /etc/x a//b a/ .git/config a/.hidden news/README.md a~ a\\b GIT~1/x company';
    const odd = [...ofContent.split(' '), `${company}/x.yaml`, '', 'a\nb', 'a\0b', '\ud800.md', long, deep];
    for (const file of odd) {
      const files = [{ path: file, base: null, content: Buffer.from('x') }];
      await expect(drafts.save('1', { author: anna, files })).rejects.toMatchObject({ statusCode: 400 });
    }
  });

  test('of what is no file, too much, or twice the same is refused', async () => {
    await git('checkout', 'draft/1');
    await git(
      'update-index',
      '--add',
      '--cacheinfo',
      `120000,${await blobOf(company, 'main')},team/link.yaml`,
    );
    await git('commit', '-m', 'A link');
    const refused = (files: { path: string; content: Buffer }[]) =>
      expect(drafts.save('1', { author: anna, files: files.map((file) => ({ ...file, base: null })) }))
        .rejects;
    const small = Buffer.from('x');
    await refused([{ path: 'team/link.yaml', content: small }]).toMatchObject({ statusCode: 400 });
    await refused([
      { path: 'a', content: small },
      { path: 'a', content: small },
    ]).toMatchObject({ statusCode: 400 });
    await refused([
      { path: 'a', content: small },
      { path: 'a/b', content: small },
    ]).toMatchObject({ statusCode: 400 });
    await refused([{ path: 'a.pdf', content: Buffer.alloc(20_000_001) }]).toMatchObject({ statusCode: 413 });
    const many = ['a', 'b', 'c'].map((name) => ({ path: name, content: Buffer.alloc(15_000_000) }));
    await refused(many).toMatchObject({ statusCode: 413 });
  });
});

describe('a merge', () => {
  beforeEach(() => drafts.create('Draft', anna));

  test('makes a commit of both lines live, and removes the draft', async () => {
    const { commit: head } = await save('1', anna, company, { at: 'draft/1', change: title('New') });
    const live = await commitLive(company, colour('#000000'));
    const { commit } = await drafts.merge('1', { author: ben, message: 'Reviewed', commit: head });
    expect(await git('rev-parse', 'main')).toBe(commit);
    expect(await git('log', '-1', '--format=%P %an %cn %s', commit)).toBe(
      `${live} ${head} Ben Publishing desk Reviewed`,
    );
    expect((await history.reopen().latest()).content.company).toMatchObject({
      title: 'New',
      brand: { colour: '#000000' },
    });
    expect(await drafts.list()).toEqual([]);
  });

  test('takes the working tree off the branch, so that its next commit takes nothing back', async () => {
    await save('1', anna, company, { at: 'draft/1', change: title('New') });
    const live = await git('rev-parse', 'main');
    await drafts.merge('1', { author: ben });
    expect(await git('status', '--porcelain')).toBe('');
    expect(await git('rev-parse', 'HEAD')).toBe(live);
    expect(await uncommittedFiles(history.repository.repository)).toEqual([]);
    await git('switch', 'main');
    expect(await readFile(path.join(history.folder, company), 'utf8')).toContain('title: New');
  });

  test('is of the commit that was approved', async () => {
    const approved = await headOf('1');
    await save('1', anna, company, { at: 'draft/1', change: title('New') });
    const merging = drafts.merge('1', { author: ben, commit: approved });
    await expect(merging).rejects.toMatchObject({ statusCode: 409, code: 'draft-changed' });
    await expect(drafts.remove('1', approved)).rejects.toMatchObject({ code: 'draft-changed' });
  });

  test('with conflicts is refused, until an update has settled them', async () => {
    await save('1', anna, company, { at: 'draft/1', change: title('Of the draft') });
    const live = await commitLive(company, title('Live'));
    const conflict = {
      code: 'draft-conflicts',
      details: {
        conflicts: [{ path: company, field: ['title'], theirs: 'Live', yours: 'Of the draft' }],
      },
    };
    await expect(drafts.merge('1', { author: ben })).rejects.toMatchObject(conflict);
    await expect(drafts.update('1', { author: ben })).rejects.toMatchObject(conflict);
    expect(await git('rev-parse', 'main')).toBe(live);
    const base = await git('rev-parse', `main:${company}`);
    const edits = [{ path: ['title'], value: 'Of both' }];
    await drafts.update('1', { author: ben, files: [{ path: company, base, edits }] });
    const { commit } = await drafts.merge('1', { author: ben });
    expect(await textAt(company, commit)).toContain('title: Of both');
  });

  test.each(['draft', 'live'] as const)('keeps the file of the %s side, whatever it is', async (keep) => {
    const picture = 'company/picture.bin';
    const bytes = { draft: Buffer.from([0, 1, 255]), live: Buffer.from([0, 2, 255]) };
    await drafts.save('1', { author: anna, files: [{ path: picture, base: null, content: bytes.draft }] });
    await history.write(picture, bytes.live);
    await history.commit('A picture');
    const base = await git('rev-parse', `main:${picture}`);
    const settle = (seen: string | null) =>
      drafts.update('1', { author: ben, files: [{ path: picture, base: seen, keep }] });
    // Chosen when there was none on the live side.
    await expect(settle(null)).rejects.toMatchObject({ code: 'draft-conflicts' });
    const { commit } = await settle(base);
    const kept = await git('rev-parse', `${commit}:${picture}`);
    expect(kept === base).toBe(keep === 'live');
  });

  test('keeps that a file was removed', async () => {
    const file = { path: company, base: await git('rev-parse', `draft/1:${company}`) };
    await drafts.save('1', { author: anna, files: [{ ...file, content: null }] });
    await commitLive(company, title('Live'));
    const base = await git('rev-parse', `main:${company}`);
    const files = [{ path: company, base, keep: 'draft' as const }];
    const { commit } = await drafts.update('1', { author: ben, files });
    await expect(git('rev-parse', `${commit}:${company}`)).rejects.toThrow();
  });

  test('with problems is refused, and says where they are', async () => {
    const live = await git('rev-parse', 'main');
    const { commit } = await save('1', anna, company, { at: 'draft/1', change: title('[]') });
    await expect(drafts.merge('1', { author: ben })).rejects.toMatchObject({
      statusCode: 422,
      details: { problems: [{ file: `content/${company}`, line: 1, expected: expect.any(String) }] },
    });
    expect(await git('rev-parse', 'main')).toBe(live);
    expect(await headOf('1')).toBe(commit);
  });

  test('of nothing is refused, and so is one of another history', async () => {
    await expect(drafts.merge('1', { author: ben })).rejects.toMatchObject({ code: 'draft-empty' });
    const tree = await git('rev-parse', 'main^{tree}');
    await git('update-ref', 'refs/heads/draft/9', await git('commit-tree', tree, '-m', 'Alone'));
    await expect(drafts.merge('9', { author: ben })).rejects.toMatchObject({ code: 'draft-unrelated' });
    expect(await drafts.find('9')).toMatchObject({ base: null, title: 'Alone' });
  });

  test('that was killed before it removed the draft is finished by another', async () => {
    const { commit } = await save('1', anna, company, { at: 'draft/1', change: title('New') });
    await drafts.merge('1', { author: ben });
    await git('update-ref', 'refs/heads/draft/1', commit);
    expect(await drafts.find('1')).toMatchObject({ commits: 0, base: commit, owner: null });
    expect((await drafts.merge('1', { author: ben })).commit).toBe(await git('rev-parse', 'main'));
    expect(await drafts.list()).toEqual([]);
  });

  test('into a branch that has no name needs one, where it is checked out', async () => {
    await save('1', anna, company, { at: 'draft/1', change: title('New') });
    await git('branch', '-m', 'main', 'trunk');
    const nameless = new Drafts(history.reopen());
    await expect(nameless.merge('1', { author: ben })).rejects.toMatchObject({ code: 'invalid' });
    const named = new Drafts(history.reopen({ branch: 'trunk' }));
    expect((await named.merge('1', { author: ben })).commit).toBe(await git('rev-parse', 'trunk'));
  });
});

test('a bare repository does, whatever its branch is called', async () => {
  const bare = path.join(history.root, 'bare.git');
  await simpleGit().clone(history.folder, bare, ['--bare']);
  await simpleGit(bare).raw(['branch', '-m', 'main', 'trunk']);
  const of = new Drafts(new ContentRepository(bare, path.join(history.root, 'of-bare')));
  await of.create('Draft', anna);
  const content = Buffer.from(title('New')(`${await textAt(company, 'main')}\n`));
  const base = await blobOf(company, 'main');
  await of.save('1', { author: anna, files: [{ path: company, base, content }] });
  const { commit } = await of.merge('1', { author: ben });
  expect((await simpleGit(bare).raw(['rev-parse', 'HEAD', 'trunk'])).trim()).toBe(`${commit}\n${commit}`);
});

test('three save at once, and each is kept', async () => {
  await drafts.create('Draft', anna);
  const others = [drafts, new Drafts(history.reopen()), new Drafts(history.reopen())];
  const saved = others.map((at, index) =>
    at.save('1', {
      author: anna,
      files: [{ path: `team/${index}.txt`, base: null, content: Buffer.from(String(index)) }],
    }),
  );
  await Promise.all(saved);
  expect(await git('ls-tree', '-r', '--name-only', 'draft/1', 'team/')).toMatch(
    /0\.txt\nteam\/1\.txt\nteam\/2\.txt/,
  );
});

test('a lock that a killed Git has left keeps nobody for more than a minute', async () => {
  await drafts.create('Draft', anna);
  const lock = path.join(history.folder, '.git', 'refs', 'heads', 'draft', '1.lock');
  await writeFile(lock, '');
  await utimes(lock, 1, 1);
  await save('1', anna, company, { at: 'draft/1', change: title('New') });
  expect((await drafts.find('1')).commits).toBe(2);
});

describe('problems of what is being typed', () => {
  beforeEach(() => drafts.create('Draft', anna));
  const problems = (files: Record<string, string | null>) =>
    drafts.problems(
      '1',
      Object.entries(files).map(([file, text]) => ({
        path: file,
        content: text === null ? null : Buffer.from(text),
      })),
    );

  test('are those of the draft with it, and nothing of it is kept', async () => {
    const before = await git('count-objects');
    expect(await problems({})).toEqual([]);
    expect(await problems({ [company]: 'title: []\n', 'team/team.yaml': null })).toEqual(
      expect.arrayContaining([
        { file: `content/${company}`, line: 1, expected: expect.stringContaining('title') },
        { file: 'content/team/team.yaml', line: 1, expected: expect.stringContaining('does not exist') },
      ]),
    );
    expect(await problems({ 'news/2026-10-13-example/it.md': 'x'.repeat(1_000_001) })).toMatchObject([
      { file: 'content/news/2026-10-13-example/it.md', expected: expect.stringContaining('1 MB') },
    ]);
    expect(await git('count-objects')).toBe(before);
    const { commit } = await save('1', anna, company, { at: 'draft/1', change: title('[]') });
    expect(await problems({})).toHaveLength(1);
    expect(await problems({ [company]: `${await textAt(company, 'main')}\n` })).toEqual([]);
    expect(commit).toBe(await headOf('1'));
  });
});
