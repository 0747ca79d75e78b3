import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openRevision } from '../revisions/ContentRepository';
import { ContentHistory } from '../revisions/testing/ContentHistory';
import { createServer } from '../server/createServer';
import { exampleServer } from '../server/testing/exampleServer';
import { minimalContent, minimalPortrait } from '../testing/minimalContent';

const anna = { name: 'Anna', mail: 'anna@example.com' };
const company = 'company/company.yaml';
const token = 'a-token-of-tests';

let history: ContentHistory;
let app: FastifyInstance;
beforeEach(async () => {
  history = await ContentHistory.create();
  const { repository } = history;
  app = await createServer({ open: (revision) => openRevision(repository, revision), repository, token });
});
afterEach(async () => {
  await app.close();
  await history.dispose();
});

type Method = 'GET' | 'POST' | 'DELETE';
async function ask(method: Method, url: string, payload?: object | string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { statusCode, body } = await app.inject(
    payload === undefined
      ? { method, url, headers: { authorization: headers.authorization } }
      : { method, url, headers, payload },
  );
  return { status: statusCode, body: body === '' ? undefined : (JSON.parse(body) as unknown) };
}
const git = async (...args: string[]) => (await history.git.raw(args)).trim();
const titled = (title: string) => (minimalContent[company] ?? '').replace(/^title: .*$/m, `title: ${title}`);
const begin = () => ask('POST', '/_drafts', { title: 'Draft', owner: anna });

test('a draft is begun, saved, merged, and is what the content is then', async () => {
  expect(await begin()).toMatchObject({ status: 201, body: { name: '1', title: 'Draft', owner: anna } });
  const { body: files } = await ask('GET', `/_revisions/latest/files?path=${company}`);
  const base = await git('rev-parse', `main:${company}`);
  expect(files).toEqual({
    commit: await git('rev-parse', 'main'),
    files: [{ path: company, blob: base, size: (minimalContent[company] ?? '').length }],
  });
  const portrait = minimalPortrait.toString('base64');
  const save = {
    author: anna,
    message: 'A title\r\nand a picture',
    files: [
      { path: company, base, content: titled('New') },
      { path: 'team/portraits/new.png', base: null, content: portrait, encoding: 'base64' },
    ],
  };
  const saved = await ask('POST', '/_drafts/1/save', save);
  expect(saved).toMatchObject({ status: 200, body: { merged: [], files: [{ path: company }, {}] } });
  const head = await git('rev-parse', 'draft/1');
  expect(await ask('GET', '/_drafts')).toMatchObject({ body: { drafts: [{ head, changedFiles: 2 }] } });
  expect(await ask('GET', `/_revisions/${head}/content?path=team/portraits/new.png`)).toMatchObject({
    body: { encoding: 'base64', content: portrait },
  });
  const merged = await ask('POST', '/_drafts/1/merge', { author: anna, commit: head });
  expect(merged).toEqual({ status: 200, body: { commit: await git('rev-parse', 'main') } });
  expect(await ask('GET', `/_revisions/latest/content?path=${company}`)).toMatchObject({
    body: { path: company, encoding: 'utf8', content: titled('New') },
  });
  expect(await ask('GET', `/_revisions/latest/history?path=company`)).toMatchObject({
    body: {
      commits: [
        { id: head, author: 'Anna', mail: anna.mail, message: 'A title and a picture' },
        { message: 'Sample content' },
      ],
    },
  });
  expect(await ask('GET', '/_drafts/1')).toMatchObject({ status: 404, body: { code: 'no-draft' } });
});

test('conflicts and problems come with the error', async () => {
  await begin();
  const file = (content: string) => ({ path: company, base: 'f'.repeat(40), content });
  expect(await ask('POST', '/_drafts/1/save', { author: anna, files: [file('title: x\n')] })).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      error: expect.stringContaining('Both sides'),
      conflicts: [{ path: company, base: { text: null }, yours: { text: 'title: x\n' } }],
    },
  });
  const problem = { file: `content/${company}`, line: 1 };
  expect(await ask('POST', '/_drafts/1/problems', { files: [file('title: []\n')] })).toMatchObject({
    status: 200,
    body: { problems: expect.arrayContaining([expect.objectContaining(problem)]) },
  });
  const base = await git('rev-parse', `main:${company}`);
  const bad = { path: company, base, content: titled('[]') };
  await ask('POST', '/_drafts/1/save', { author: anna, files: [bad] });
  expect(await ask('POST', '/_drafts/1/merge', { author: anna })).toMatchObject({
    status: 422,
    body: { code: 'has-problems', problems: [problem] },
  });
  expect(await ask('POST', '/_drafts/1/update', { author: anna, files: [] })).toMatchObject({ status: 200 });
  expect(await ask('DELETE', `/_drafts/1?commit=${base}`)).toMatchObject({ status: 409 });
  expect(await ask('DELETE', '/_drafts/1')).toEqual({ status: 204, body: undefined });
});

test('a branch of any name is addressed by it', async () => {
  await git('branch', 'draft/anna/é', 'main');
  const name = encodeURIComponent('anna/é');
  expect(await ask('GET', `/_drafts/${name}`)).toMatchObject({ body: { name: 'anna/é', commits: 0 } });
  expect(await ask('DELETE', `/_drafts/${name}`)).toMatchObject({ status: 204 });
});

test('odd names cannot write another line or header of a commit', async () => {
  const odd = { name: ' A\nauthor <x@y>\u0085 \u2028"é" ', mail: anna.mail };
  const title = '<b>\n\ncommitter\0 x\ud800';
  expect(await ask('POST', '/_drafts', { title, owner: odd })).toMatchObject({
    status: 201,
    body: { title: 'b committer x', owner: { name: 'A author x@y "é', mail: anna.mail } },
  });
  expect(await git('fsck', '--strict')).toBe('');
});

test.each([
  ['title', { title: '…', owner: anna }],
  ['title', { title: 'x'.repeat(201), owner: anna }],
  ['owner', { title: 'x' }],
  ['name', { title: 'x', owner: { name: ' <> ', mail: anna.mail } }],
  ['mail', { title: 'x', owner: { name: 'A', mail: 'a@b>\nc' } }],
])('a body whose %s is not accepted is refused', async (field, body) => {
  const { status, body: told } = await ask('POST', '/_drafts', body);
  expect([status, JSON.stringify(told)]).toEqual([400, expect.stringContaining(field)]);
});

test('a save of other shapes is refused', async () => {
  await begin();
  const file = { path: company, base: null, content: '' };
  for (const wrong of [{ base: 'main' }, { content: 1 }, { encoding: 'latin1' }, { path: '../x' }]) {
    const save = { author: anna, files: [{ ...file, ...wrong }] };
    expect(await ask('POST', '/_drafts/1/save', save)).toMatchObject({ status: 400 });
  }
  expect(await ask('POST', '/_drafts/1/save', '{')).toMatchObject({ status: 400 });
  const large = { ...file, content: 'x'.repeat(57_000_000) };
  expect((await ask('POST', '/_drafts/1/save', { author: anna, files: [large] })).status).toBe(413);
  expect((await ask('GET', '/_revisions/latest/content?path=.gitignore')).status).toBe(404);
  expect((await ask('GET', '/_revisions/main/files')).status).toBe(404);
  expect((await ask('GET', '/_revisions/latest/history')).status).toBe(400);
});

test('fields are read and edited', async () => {
  await begin();
  const read = async () =>
    (await ask('GET', `/_revisions/${await git('rev-parse', 'draft/1')}/fields?path=${company}`)).body;
  const file = await read();
  expect(file).toMatchObject({
    path: company,
    value: { title: 'Example Asset Management', infos: [{ code: 'CITY' }] },
    shape: { subBaseline: { fr: '' }, infos: [{ code: '', content: { fr: '' } }] },
  });
  const base = await git('rev-parse', `main:${company}`);
  const save = (...edits: object[]) =>
    ask('POST', '/_drafts/1/save', { author: anna, files: [{ path: company, base, edits }] });
  const city = { code: 'STREET', content: 'Rue' };
  const edits = [
    { path: ['title'], value: 'New' },
    { path: ['brand', 'accentColour'], remove: true },
    { path: ['infos', 0], insert: city },
    { path: ['infos', 0], moveTo: 1 },
  ];
  expect(await save(...edits)).toMatchObject({ status: 200, body: { merged: [] } });
  expect(await read()).toMatchObject({ value: { title: 'New', infos: [{ code: 'CITY' }, city] } });
  expect(await read()).not.toMatchObject({ value: { brand: { accentColour: expect.anything() } } });
  const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown;
  for (const wrong of [{}, { value: 1, remove: true }, { remove: false }, { value: deep }, { moveTo: -1 }])
    expect(await save({ path: ['title'], ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    });
  expect(await save({ path: [], value: 1 })).toMatchObject({ status: 400 });
  expect(await save({ path: ['title', 0], value: 1 })).toMatchObject({
    status: 400,
    body: { path: company, field: ['title', 0], error: expect.stringContaining('title > 0') },
  });
});

test('a token is asked for, and nothing is there without a repository', async () => {
  for (const url of ['/_drafts', '/_drafts/1', '/_revisions/latest/files']) {
    expect((await app.inject(url)).statusCode).toBe(401);
  }
  const other = await exampleServer();
  expect((await other.inject('/_drafts')).statusCode).toBe(404);
  await other.close();
});

test('a repository that cannot be asked says what to do', async () => {
  await rename(path.join(history.folder, '.git'), path.join(history.root, 'aside'));
  expect(await ask('GET', '/_drafts')).toMatchObject({
    status: 503,
    body: { code: 'unreadable', error: expect.stringMatching(/^expected a Git repository at/) },
  });
  await rename(path.join(history.root, 'aside'), path.join(history.folder, '.git'));
});

test('a repository that belongs to another says so', async () => {
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  const told = await begin();
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  expect(told).toMatchObject({ status: 503, body: { error: expect.stringContaining('safe.directory') } });
});
