import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { exampleContent } from '../../content/testing/exampleContent';
import type { Content } from '../../content/parsing/content';
import { exampleServer } from '../server/testing/exampleServer';

type Options = Partial<Pick<InjectOptions, 'headers' | 'method'>> & {
  payload?: string | object;
  content?: () => Content;
};

async function ask(
  path: string,
  { content = () => exampleContent, ...request }: Options = {},
): Promise<LightMyRequestResponse> {
  const app = await exampleServer({ content });
  return app.inject({ method: 'POST', url: `/_content${path}`, ...request });
}

const json = { 'content-type': 'application/json' };

test('a query is answered, and not kept by anyone', async () => {
  const payload = { deep: true, search: 'emergents', where: { kind: 'fund' }, only: ['path', 'visibleTo'] };
  const answer = await ask('/fr', { payload });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.json()).toEqual({
    items: [{ path: '/fr/funds/actions-émergentes', visibleTo: ['RETAIL', 'INSTIT', 'PRO'] }],
    total: 1,
  });
});

test.each(['/fr/pages', '/fr/pages/', '/fr/pages?search=x'])(
  '%s without a body is a folder',
  async (path) => {
    expect((await ask(path)).json()).toMatchObject({ total: 2 });
    expect((await ask(path, { headers: json, payload: '' })).json()).toMatchObject({ total: 2 });
  },
);

test('an encoded path', async () => {
  const answer = await ask(`/fr/funds/${encodeURIComponent('actions-émergentes')}/r-usd`);
  expect(answer.json()).toMatchObject({ items: [{ kind: 'share' }], total: 1 });
});

test('the content is as it is when it is asked for', async () => {
  const content = { ...exampleContent, news: [] };
  expect((await ask('/fr/news', { content: () => content })).json()).toEqual({ items: [], total: 0 });
});

test('a path with nothing at it', async () => {
  const answer = await ask('/fr/pages/unknown');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: 'There is nothing at /fr/pages/unknown' });
});

describe.each(['', '/fr'])('methods at /_content%s', (path) => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s', async (method) => {
    const answer = await ask(path, { method });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/graphql', 'multipart/form-data'])(
  'a body of type %s',
  async (type) => {
    const answer = await ask('/fr', { payload: '{}', headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual({ error: 'Queries are sent as application/json' });
  },
);

test('a body of 16 KB and no more', async () => {
  const padded = (bytes: number) => '{}'.padEnd(bytes);
  expect((await ask('/fr', { payload: padded(16_384), headers: json })).statusCode).toBe(200);
  const answer = await ask('/fr', { payload: padded(16_385), headers: json });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual({ error: expect.any(String) });
});

test.each([
  ['{', 'body: expected JSON'],
  ['null', /^body: expected an object of deep/],
  ['[]', /^body: expected an object of deep/],
  ['"x"', /^body: expected an object of deep/],
  ['['.repeat(8_000), 'body: expected JSON'],
  ['['.repeat(8_000) + ']'.repeat(8_000), /^body: expected an object of deep/],
  ['{"__proto__":{"deep":true}}', /^__proto__: expected an object of deep/],
  ['{"where":{"constructor":{"prototype":{"x":1}}}}', /^where\.constructor: expected conditions/],
  ['{"where":{"$where":"while(true){}"}}', /^where\.\$where: expected conditions/],
  [
    '{"where":{"title":{"$regex":"(a+)+$"}}}',
    /^where\.title\.\$regex: expected a value, or one of the operators/,
  ],
  ['{"limit":1e9}', 'limit: expected a whole number from 1 to 100'],
  ['{"search":{"query":["x"]}}', /^search\.query: expected a text/],
])('%.60s is refused', async (payload, message) => {
  const answer = await ask('/fr', { payload, headers: json });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: typeof message === 'string' ? message : expect.stringMatching(message),
  });
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test.each([
  { search: '<script>alert(1)</script>' },
  { search: '__proto__ constructor prototype' },
  { search: '\u0000\ud800\u202e' },
  { search: 'a'.repeat(200) },
  { search: '(a+)+$ .* \\ [' },
  { where: { title: '__proto__' } },
  { where: { title: { $in: ['constructor', '$where', null, 0, -1, 1e308] } } },
  { surround: { slug: '__proto__' } },
  { skip: 10_000 },
])('%j finds nothing, and that is all', async (query) => {
  const answer = await ask('/fr', { payload: { deep: true, ...query } });
  expect(answer.statusCode).toBe(200);
  const { items } = answer.json<{ items: unknown[] }>();
  expect(items.filter(Boolean)).toEqual([]);
});

test('other routes take what they took before', async () => {
  const app = await exampleServer();
  const payload = { query: '{ company(locale: "fr") { title } }' };
  expect((await app.inject({ method: 'POST', url: '/graphql', payload })).statusCode).toBe(200);
});
