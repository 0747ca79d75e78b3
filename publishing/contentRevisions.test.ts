import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { ContentRevisions, revisionToPublish, revisionWarnings } from './contentRevisions';
import { describeWarning } from './events';

let server: http.Server;
let answer: (path: string, token: string | undefined) => { status: number; body: string };
let revisions: ContentRevisions;

beforeEach(async () => {
  server = http.createServer((request, response) => {
    const { status, body } = answer(request.url ?? '', request.headers.authorization);
    response.writeHead(status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  revisions = new ContentRevisions({ url: `http://127.0.0.1:${port}`, token: 'a-token-of-the-test' });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const revision = {
  id: 'a1b2',
  at: '2026-11-21T08:00:00.000Z',
  author: 'Anna',
  message: 'A letter',
  problems: [],
  untranslated: [],
  uncommitted: [],
};
const problems = [
  { file: 'content/news/letter/fr.md', line: 3, expected: 'title: expected a text' },
  { file: 'content/team/team.yaml', line: 9, expected: 'role.it: expected a text' },
];

test('the latest, and one by its id, are asked for with the token', async () => {
  const asked: unknown[] = [];
  answer = (...request) => {
    asked.push(request);
    return { status: 200, body: JSON.stringify(revision) };
  };
  expect(await revisionToPublish(revisions)).toEqual(revision);
  expect(await revisionToPublish(revisions, 'a1b2')).toEqual(revision);
  const token = 'Bearer a-token-of-the-test';
  expect(asked).toEqual([
    ['/_revisions/latest', token],
    ['/_revisions/a1b2?asOf=now', token],
  ]);
});

test('a content API may know none', async () => {
  answer = () => ({ status: 404, body: '{}' });
  expect(await revisionToPublish(revisions)).toBeUndefined();
  expect(await revisions.changes('a', 'b')).toBeUndefined();
});

test('one that was looked at and is gone is not replaced by another', async () => {
  answer = () => ({ status: 404, body: '{}' });
  await expect(revisionToPublish(revisions, 'a1b2')).rejects.toThrow('has no revision a1b2: its history');
});

test('nothing is built of content with problems, and all of them are named', async () => {
  answer = () => ({ status: 200, body: JSON.stringify({ ...revision, problems }) });
  await expect(revisionToPublish(revisions)).rejects.toThrow(
    [
      'Nothing is built, as the content has problems. Correct them and publish again:',
      '- content/news/letter/fr.md:3: title: expected a text',
      '- content/team/team.yaml:9: role.it: expected a text',
    ].join('\n'),
  );
});

test.each([
  ['a wrong token', { status: 401, body: '' }, 'refused the request (401). Check CONTENT_API_TOKEN.'],
  ['a failure', { status: 500, body: '' }, 'answered 500. Its log says why.'],
  ['no JSON', { status: 200, body: '<html>' }, 'cannot be asked ('],
  ['another JSON', { status: 200, body: '{"id":"a1b2"}' }, 'answered something else than a revision (at).'],
])('%s is told', async (_, response, message) => {
  answer = () => response;
  await expect(revisions.latest()).rejects.toThrow(message);
});

test('a content API that is away is told', async () => {
  const away = new ContentRevisions({ url: 'http://127.0.0.1:1', token: undefined });
  await expect(away.latest()).rejects.toThrow('http://127.0.0.1:1/_revisions/latest cannot be asked');
});

test('what is not in all languages, without metadata or not committed is a warning', () => {
  const item = { kind: 'news', code: 'letter', title: 'Lettre', locales: ['en', 'it'] };
  const warnings = revisionWarnings({
    ...revision,
    untranslated: [item],
    unnamed: [{ file: 'content/a.pdf', missing: ['title', 'language'] }],
    uncommitted: ['team/team.yaml'],
    detached: ['4c1d2e0 Fees'],
  });
  expect(warnings.map(describeWarning)).toEqual([
    'Not written in en and it: news, "Lettre"',
    'content/a.pdf does not say its title and language in its metadata.',
    'Not committed, and so not published: team/team.yaml',
    'Committed on no branch (HEAD is detached), and so not published: 4c1d2e0 Fees. Make a branch of it below draft/: git branch draft/rescued HEAD',
  ]);
  expect(revisionWarnings(revision)).toEqual([]);
});

test.each([
  ['a1', 'b2', true],
  ['b2', 'a1', false],
  ['a1', 'a1', false],
  ['gone', 'b2', false],
  ['a1', 'gone', false],
])('%s is older than %s: %s', async (id, than, isOlder) => {
  const at: Record<string, string> = { a1: '2026-11-21T08:00:00Z', b2: '2026-11-21T08:00:01Z' };
  answer = (path) => {
    const asked = path.split('/').at(-1) ?? '';
    return at[asked] === undefined
      ? { status: 404, body: '{}' }
      : { status: 200, body: JSON.stringify({ ...revision, id: asked, at: at[asked] }) };
  };
  expect(await revisions.isOlder(id, than)).toBe(isOlder);
});
