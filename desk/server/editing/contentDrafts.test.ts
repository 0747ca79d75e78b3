import { rename } from 'node:fs/promises';
import path from 'node:path';
import { ContentHistory } from '../../../content/revisions/testing/ContentHistory';
import { minimalPortrait } from '../../../content/testing/minimalContent';
import { problemIn, useDesk } from '../testing/startDesk';
import { company, useDrafts } from '../testing/useDrafts';
import { ContentDrafts } from './contentDrafts';

describe('a desk with a repository', () => {
  const { git, history, person, start } = useDrafts();
  const started = async () => {
    await start();
    const anna = await person('anna', 'editor');
    await anna.begin();
    return anna;
  };

  test('saves files of any bytes, and lists them with the texts that they are', async () => {
    const anna = await started();
    const content = minimalPortrait.toString('base64');
    const file = { path: 'team/portraits/new.png', base: null, content, encoding: 'base64' };
    expect((await anna.ask('POST', '/1/save', { files: [file] })).statusCode).toBe(200);
    const drafts = new ContentDrafts(history().repository);
    const { head } = await drafts.find('1');
    expect(await drafts.wholeFile(head, file.path)).toMatchObject({ encoding: 'base64', content });
    expect(await drafts.wholeFile(head, company)).toMatchObject({ encoding: 'utf8' });
    await expect(drafts.wholeFile(head, '.gitignore')).rejects.toMatchObject({ statusCode: 404 });
  });

  test.each([
    ['a base that is none', { base: 'main\nHEAD' }],
    ['a text that is none', { content: 1 }],
    ['another encoding', { encoding: 'latin1' }],
    ['a path out of the content', { path: '../x' }],
    ['a name that is not read', { path: 'news/.DS_Store' }],
    ['a name that Git takes for its own', { path: 'funds/git~1/fund.yaml' }],
    ['a file of no kind', { path: 'news/letter.docx' }],
    ['a folder of no kind', { path: 'archive/company.yaml' }],
    ['a page that nobody reads', { path: 'company/index.html' }],
  ])('refuses a save with %s', async (_what, wrong) => {
    const anna = await started();
    const file = { path: company, base: null, content: '', ...wrong };
    expect(problemIn(await anna.ask('POST', '/1/save', { files: [file] }))).toEqual([400, 'invalid']);
  });

  test.each([
    ['nothing to do', { path: ['title'] }],
    ['two things to do', { path: ['title'], value: 1, remove: true }],
    ['a removal that is none', { path: ['title'], remove: false }],
    ['no field', { path: [], value: 1 }],
    ['a place before the first', { path: ['infos', 0], moveTo: -1 }],
    [
      'a value that is nested without end',
      { path: ['title'], value: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown },
    ],
  ])('refuses an edit with %s', async (_what, edit) => {
    const anna = await started();
    const { blob: base } = await anna.file();
    const files = [{ path: company, base, edits: [edit] }];
    expect(problemIn(await anna.ask('POST', '/1/save', { files }))).toEqual([400, 'invalid']);
  });

  test('removes a file of no kind, which Git has brought', async () => {
    const path = 'news/letter.docx';
    await history().write(path, 'Letter');
    await history().commit('A letter');
    const anna = await started();
    const file = { path, base: await git('rev-parse', `main:${path}`), content: null };
    expect((await anna.ask('POST', '/1/save', { files: [file] })).statusCode).toBe(200);
  });

  test('reads commits alone, and shows signs in them that nobody sees', async () => {
    await started();
    const drafts = new ContentDrafts(history().repository);
    await expect(drafts.files('main')).rejects.toMatchObject({ statusCode: 404 });
    await expect(drafts.files('f'.repeat(40))).rejects.toMatchObject({ statusCode: 404 });
    await git('branch', 'draft/anna/é', 'draft/1');
    await history().write(company, 'title: x\n');
    await git('checkout', '-q', 'draft/anna/é');
    const commit = await history().commit('Le\u202ettre');
    expect(await drafts.find('anna/é')).toMatchObject({ head: commit });
    expect((await drafts.history(commit, company))[0]).toMatchObject({ commit, message: 'Le[U+202E]ttre' });
  });

  test.each(['.', '..', '../main'])('%s is the name of no draft', async (name) => {
    await started();
    const drafts = new ContentDrafts(history().repository);
    const act = { author: { name: 'a', mail: 'b@example.com' }, message: '', commit: 'f'.repeat(40) };
    await expect(drafts.merge(name, act)).rejects.toMatchObject({ statusCode: 404, code: 'draft-gone' });
  });

  test('says so while its repository is away, and goes on once it is back', async () => {
    const anna = await started();
    const aside = path.join(history().root, 'aside');
    await rename(path.join(history().folder, '.git'), aside);
    const refused = await anna.ask('GET', '');
    expect(problemIn(refused)).toEqual([503, 'content-unreadable']);
    expect(refused.json()).toMatchObject({ message: expect.stringMatching(/^expected a Git repository at/) });
    await rename(aside, path.join(history().folder, '.git'));
    expect((await anna.ask('GET', '')).statusCode).toBe(200);
  });

  test('says which account its repository belongs to', async () => {
    const anna = await started();
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
    const refused = await anna.ask('POST', '', { title: 'Letter' });
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
    expect(problemIn(refused)).toEqual([503, 'content-unreadable']);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('safe.directory') });
  });
});

describe('a desk without a repository', () => {
  const theDesk = useDesk();

  test('writes nothing, and says where', async () => {
    const { get, post } = await theDesk().startFor('editor');
    for (const path of ['', '/1', '/1/files?path=a.yaml'])
      expect(problemIn(await get(`/api/drafts${path}`))).toEqual([502, 'no-drafts']);
    for (const [path, body] of [
      ['', { title: 'Letter' }],
      ['/1/save', { files: [] }],
      ['/1/merge', { commit: 'b'.repeat(40) }],
    ] as const)
      expect(problemIn(await post(`/api/drafts${path}`, body))).toEqual([502, 'no-drafts']);
  });
});

test('odd names cannot write another line or header of a commit', async () => {
  const history = await ContentHistory.create();
  const drafts = new ContentDrafts(history.repository);
  const odd = { name: ' A\nauthor <x@y>\u0085 \u2028"é" ', mail: 'anna@example.com>\nx' };
  try {
    const draft = await drafts.create('b\n\ncommitter\0 x\ud800', odd);
    expect(draft).toMatchObject({
      title: 'b',
      owner: { name: 'A author x@y "é', mail: 'anna@example.com x' },
    });
    expect((await history.git.raw('fsck', '--strict')).trim()).toBe('');
  } finally {
    await history.dispose();
  }
});
