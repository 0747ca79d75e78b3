import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { ContentDrafts } from './contentDrafts';
import { problemIn, useDesk } from '../testing/startDesk';

const theDesk = useDesk();

let server: Server;
let answer: [status: number, body: string] = [200, ''];
let asked: { method?: string | undefined; url?: string | undefined; token?: string | undefined }[];
let drafts: ContentDrafts;
beforeEach(async () => {
  asked = [];
  server = createServer(({ method, url, headers }, response) => {
    asked.push({ method, url, token: headers.authorization });
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(answer[1]);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  drafts = new ContentDrafts({ url: `http://127.0.0.1:${port}`, token: 'a-token' });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const draft = {
  name: 'anna/é',
  title: 'Le\u202ettre',
  owner: null,
  first: 'a'.repeat(40),
  head: 'b'.repeat(40),
  base: null,
  authors: [],
  commits: 0,
  changedAt: null,
  changedFiles: 0,
};

test('a draft is asked for by its name, with the token, and shows signs that nobody sees', async () => {
  answer = [200, JSON.stringify(draft)];
  expect(await drafts.find('anna/é')).toEqual({ ...draft, title: 'Le[U+202E]ttre' });
  expect(asked).toEqual([{ method: 'GET', url: '/_drafts/anna%2F%C3%A9', token: 'Bearer a-token' }]);
  answer = [204, ''];
  await drafts.remove('1', draft.head);
  expect(asked[1]).toMatchObject({ method: 'DELETE', url: `/_drafts/1?commit=${draft.head}` });
});

test.each(['.', '..'])('%s is the name of no draft, and nothing else is asked for', async (name) => {
  await expect(async () =>
    drafts.merge(name, { author: { name: 'a', mail: 'b' }, message: '', commit: '' }),
  ).rejects.toMatchObject({ statusCode: 404, code: 'draft-gone' });
  expect(asked).toEqual([]);
});

test.each<[string, [number, string], [number, string, RegExp]]>([
  [
    'knows no drafts',
    [404, '{"error":"There is nothing at GET /_drafts"}'],
    [502, 'no-drafts', /keeps no drafts/],
  ],
  ['is none', [404, '{}'], [502, 'no-drafts', /keeps no drafts/]],
  ['refuses the token', [401, '{"error":"no"}'], [502, 'content-api-away', /CONTENT_API_TOKEN/]],
  ['answers a page', [200, '<html>'], [502, 'content-api-away', /else than JSON/]],
  ['answers something else', [200, '{"drafts":[{}]}'], [502, 'content-api-away', /\(drafts\.0\./]],
  [
    'cannot read its repository',
    [503, '{"error":"expected a Git repository","code":"unreadable"}'],
    [502, 'content-api-away', /answered 503: expected a Git/],
  ],
  ['fails', [500, ''], [502, 'content-api-away', /answered 500\. Its log says why/]],
  ['is busy', [503, '{"error":"Try again.","code":"busy"}'], [503, 'failed', /Try again/]],
  [
    'has nothing to merge',
    [409, '{"error":"Remove it.","code":"nothing-to-merge"}'],
    [409, 'draft-empty', /Remove it/],
  ],
])('a content API that %s', async (_what, given, [statusCode, code, message]) => {
  answer = given;
  await expect(drafts.list()).rejects.toMatchObject({
    statusCode,
    code,
    message: expect.stringMatching(message),
  });
});

test('a content API that is away leaves the desk with an answer', async () => {
  const { get, post } = await theDesk().startFor('editor');
  for (const path of ['', '/1', '/1/files?path=a.yaml'])
    expect(problemIn(await get(`/api/drafts${path}`))).toEqual([502, 'content-api-away']);
  for (const [path, body] of [
    ['', { title: 'Letter' }],
    ['/1/save', { files: [] }],
    ['/1/merge', { commit: draft.head }],
  ] as const)
    expect(problemIn(await post(`/api/drafts${path}`, body))).toEqual([502, 'content-api-away']);
});
