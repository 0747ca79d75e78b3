import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { createSiteServer } from './createSiteServer';
import { statusOfRawPath } from './testing/statusOfRawPath';
import { writeSite } from './testing/writeSite';

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await writeSite({
    'index.html': 'for other hosts',
    '404.html': 'page not found',
    'fr/contact/index.html': 'contact',
    'release.json': JSON.stringify({ id: '20261121T080000Z', builtAt: '2026-11-21T08:00:00.000Z' }),
    _redirects:
      '/fr/ancien /fr/contact 301\n/fr/contact /fr 301\nbroken line\n/fr/parti https://example.com/x?y=1 302',
  });
  app = await createSiteServer({ root, contentApiUrl: 'http://127.0.0.1:9' });
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers });
}

describe('requests that are refused', () => {
  it.each(['/fr/%', '/fr/%E9', '/..%2f..%2fetc/passwd', '/fr/a%00', '/fr/%5c..'])(
    '%s is malformed',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(400);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('so are paths that climb out', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const rawPath of ['/../../etc/passwd', '/fr/%2e%2e/%2e%2e/etc/passwd', '/fr/./contact']) {
      expect(await statusOfRawPath(address, rawPath)).toBe(400);
    }
  });

  it.each([
    ['POST', '/fr/contact', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['OPTIONS', '/fr', 'GET, HEAD'],
    ['PUT', '/health', 'GET, HEAD'],
    ['GET', '/graphql', 'POST'],
    ['POST', '/e/fr/docs/funds/x/KIID', 'GET, HEAD'],
    ['GET', '/_content/pages', 'POST'],
    ['POST', '/media/a.png', 'GET, HEAD'],
  ] as const)('%s %s is not allowed', async (method, url, allow) => {
    const response = await app.inject({ method, url, payload: method === 'GET' ? undefined : 'x' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allow);
  });
});

describe('/', () => {
  it.each([
    [{}, '/fr'],
    [{ cookie: 'locale=it' }, '/it'],
    [{ 'accept-language': 'de, en-GB;q=0.9, fr;q=0.2' }, '/en'],
  ])('with %j leads to %s', async (headers, location) => {
    const response = await get('/', headers);
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({
      location,
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-language',
    });
  });

  it('keeps the query', async () => {
    expect((await get('/?utm_source=letter')).headers.location).toBe('/fr?utm_source=letter');
  });
});

describe('_redirects', () => {
  it.each([
    ['/fr/ancien', 301, '/fr/contact'],
    ['/fr/ancien/?utm=1', 301, '/fr/contact?utm=1'],
    ['/fr/parti?utm=1', 302, 'https://example.com/x?y=1'],
  ])('%s answers %i to %s', async (url, status, location) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([status, location]);
  });

  it('never hides a page', async () => {
    expect((await get('/fr/contact')).statusCode).toBe(200);
  });

  it('reports malformed lines at start', async () => {
    const lines: string[] = [];
    const logger = { level: 'error', stream: { write: (line: string) => lines.push(line) } };
    const server = await createSiteServer({ root, contentApiUrl: 'http://127.0.0.1:9', logger });
    expect(lines.join()).toContain('_redirects line 3: ');
    await server.close();
  });
});

test('/health says what is served and since when', async () => {
  const response = await get('/health');
  expect(response.json()).toEqual({
    status: 'ok',
    release: { id: '20261121T080000Z', builtAt: '2026-11-21T08:00:00.000Z' },
    uptimeSeconds: expect.any(Number),
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('one log line a request, without the query', async () => {
  const lines: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => lines.push(line) } };
  const server = await createSiteServer({ root, contentApiUrl: 'http://127.0.0.1:9', logger });
  lines.length = 0;
  await server.inject('/fr/contact?email=someone@example.com');
  await new Promise(setImmediate);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', path: '/fr/contact', status: 200 });
  expect(lines[0]).not.toContain('someone');
  await server.close();
});
