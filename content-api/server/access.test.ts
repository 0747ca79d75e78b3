import type { InjectOptions } from 'fastify';
import { openRevision } from '../../content/revisions/ContentRepository';
import { ContentHistory } from '../../content/revisions/testing/ContentHistory';
import { hasBearerToken } from './access';
import { createServer } from './createServer';

const token = '0123456789abcdef';
const bearer = { authorization: `Bearer ${token}` };
const siteUrl = 'https://www.meridane.example';

test.each([`Bearer ${token}`, `bearer ${token}`, `Bearer  ${token}`])('%s is let in', (header) => {
  expect(hasBearerToken(header, token)).toBe(true);
});

test.each([undefined, '', 'Bearer', 'Bearer ', token, `Basic ${token}`, `Bearer ${token}0`, 'Bearer 0123'])(
  '%s is not',
  (header) => {
    expect(hasBearerToken(header, token)).toBe(false);
  },
);

let history: ContentHistory;
beforeAll(async () => {
  history = await ContentHistory.create();
});
afterAll(() => history.dispose());

async function ask(request: InjectOptions, isOpenToBrowsers = false) {
  const { repository } = history;
  const open = (revision?: string) => openRevision(repository, revision);
  const ownUrls = ['http://content-api:4000', undefined];
  const app = await createServer({ open, repository, token, siteUrl, isOpenToBrowsers, ownUrls });
  return app.inject(request);
}

const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).statusCode;

/** All that there is at the port, and what there once was, or could be. */
const requests: InjectOptions[] = [
  ...[
    '/_revisions/latest',
    '/%5Frevisions/latest',
    '/_revisions/main',
    '/_revisions/main/changes?since=main',
    '/_revisions/main/file?path=company/logo.svg',
    '/media/first-last.png',
    '/media/news/x.png',
    '/e/fr/docs/company/REMUNERATION_POLICY',
    '/e/fr/docs/funds/first-fund/KIID',
    '/e/fr/funds/first-fund/navs',
    '/e/fr/range',
    '/e/range.csv',
    '/e/navs/ZZ0000000016.csv',
    '/e/shares/ZZ0000000016.json',
    '/graphql',
    '/_content/fr',
    '/nothing',
    '/%E9',
    '/e/fr/e%CC%81',
  ].map((url) => ({ url })),
  ...(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).flatMap((method) =>
    ['/graphql', '/_content/fr', '/_drafts', '/_drafts/1', '/_drafts/1/merge', '/_revisions/latest'].map(
      (url) => ({
        method,
        url,
        ...(method === 'OPTIONS' ? {} : { payload: { query: '{ __typename }' } }),
      }),
    ),
  ),
];

test.each(requests)('$method $url needs the token', async (request) => {
  const answer = await ask(request);
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(answer.headers['content-revision']).toBeUndefined();
  // With it the answer is whatever there is.
  expect(await statusOf({ ...request, headers: bearer })).not.toBe(401);
});

test('everybody may ask for the health, which counts', async () => {
  const answer = await ask({ url: '/health' });
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ contentProblems: 0 })]);
});

test.each(['evil.example', 'evil.example:4000', 'localhost.evil.example', 'content-api', '192.168.0.4:4000'])(
  'a page at the host %s, which is resolved to this machine, gets nothing',
  async (host) => {
    for (const url of ['/health', '/_revisions/latest', '/e/range.csv']) {
      expect([url, await statusOf({ url, headers: { host } }, true)]).toEqual([url, 403]);
    }
    expect(await statusOf({ url: '/e/range.csv', headers: { host, ...bearer } })).toBe(200);
  },
);

test.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'content-api:4000'])(
  '%s is its own host',
  async (host) => {
    expect(await statusOf({ url: '/health', headers: { host } })).toBe(200);
  },
);

test('a page of another site gets nothing, also where browsers come here', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:4000'])
    for (const url of ['/health', '/e/range.csv'])
      for (const isOpen of [false, true])
        expect([origin, url, await statusOf({ url, headers: { origin } }, isOpen)]).toEqual([
          origin,
          url,
          403,
        ]);
  expect(await statusOf({ url: '/health', headers: { origin: siteUrl } })).toBe(403);
});

describe('where browsers come here', () => {
  const query = {
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ company(locale: "fr") { title } }' },
  } as const;

  test.each([
    query,
    { method: 'POST', url: '/_content/fr', payload: {} },
    { url: '/e/range.csv' },
    { url: '/media/first-last.png' },
  ])('$url answers pages of the site without a token', async (request) => {
    const answer = await ask({ ...request, headers: { origin: siteUrl } }, true);
    expect(answer.statusCode).toBe(200);
    expect(await statusOf(request as InjectOptions, true)).toBe(200);
  });

  test('nothing else does, nor a revision that is named', async () => {
    const revision = await history.git.revparse(['main']);
    const named = { 'content-revision': revision };
    expect(await statusOf({ ...query, headers: named }, true)).toBe(401);
    expect(await statusOf({ ...query, headers: { ...named, ...bearer } }, true)).toBe(200);
    for (const url of ['/_revisions/latest', '/%5Frevisions/latest', '/nothing', '/graphql'])
      expect([url, await statusOf({ url }, true)]).toEqual([url, 401]);
    expect(await statusOf({ ...query, headers: { authorization: 'Bearer wrong' } }, true)).toBe(401);
  });
});
