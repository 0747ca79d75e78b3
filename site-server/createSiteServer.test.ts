import { link, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { answerTo } from './testing/answerTo';
import { makeLive, testRelease, writeRelease } from './testing/liveRelease';
import { statusOfRawPath } from './testing/statusOfRawPath';
import { useSites } from './testing/useSites';

const sites = useSites();

let releasesFolder: string;
let app: FastifyInstance;

beforeAll(async () => {
  releasesFolder = await sites.release({
    'index.html': 'for other hosts',
    '404.html': 'page not found',
    'fr/contact/index.html': 'contact',
    _redirects:
      '/fr/ancien /fr/contact 301\n/fr/contact /fr 301\nbroken line\n/fr/parti https://example.com/x?y=1 302\n/fr/disparu /fr/404 410',
    'fr/404/index.html': 'page introuvable',
    _headers: '/*\n  Content-Security-Policy: policy of pages\n  X-Content-Type-Options: nosniff\nbroken',
  });
  app = await sites.serve(releasesFolder);
});

let listening: Promise<string> | undefined;

/** A real connection, for what `inject` cannot send. */
function addressOfApp(): Promise<string> {
  listening ??= app.listen({ port: 0, host: '127.0.0.1' });
  return listening;
}

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
    const address = await addressOfApp();
    for (const rawPath of ['/../../etc/passwd', '/fr/%2e%2e/%2e%2e/etc/passwd', '/fr/./contact']) {
      expect(await statusOfRawPath(address, rawPath)).toBe(400);
    }
  });

  it.each([
    ['what is no request', 'HELO site\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    [
      'headers that are too long',
      `GET /fr HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
    ],
    ['no host', 'GET /fr HTTP/1.1\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    ['two hosts', 'GET /fr HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    [
      'an unknown expectation',
      'GET /fr HTTP/1.1\r\nhost: a\r\nexpect: more\r\n\r\n',
      'HTTP/1.1 417 Expectation Failed',
    ],
  ])('%s is answered with the headers of every answer, and hung up on', async (_name, text, expected) => {
    const { port } = new URL(await addressOfApp());
    const [status, ...lines] = (await answerTo(Number(port), text)).split('\r\n');
    expect(status).toBe(expected);
    expect(lines).toContain('x-content-type-options: nosniff');
    expect(lines).toContain('connection: close');
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

describe('security headers', () => {
  it.each([
    ['GET', '/fr/contact', 200],
    ['GET', '/fr/inconnu', 404],
    ['GET', '/fr/disparu', 410],
    ['GET', '/fr/ancien', 301],
    ['GET', '/', 302],
    ['POST', '/fr/contact', 405],
    ['GET', '/fr/%', 400],
    ['GET', '/fr/a%00', 400],
  ] as const)('are those of the release: %s %s %i', async (method, url, status) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      'content-security-policy': 'policy of pages',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['GET', '/health', 200],
    ['POST', '/graphql', 502],
    ['GET', '/media/a.png', 502],
    ['POST', '/e/fr/document', 405],
  ] as const)('let data do nothing: %s %s %i', async (method, url, status) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('another release', () => {
  const next = { id: '20261122T080000Z-4567cdef', builtAt: '2026-11-22T08:00:00.000Z' };
  const pages = (name: string) => ({ 'a.txt': name, 'b.txt': name });

  it('is served completely from the moment it is live; an unreadable one never is', async () => {
    const folder = await sites.release(pages('old'));
    const lines: string[] = [];
    const logger = { level: 'error', stream: { write: (line: string) => lines.push(line) } };
    const server = await sites.serve(folder, { logger });
    const bodyOf = async (url: string) => (await server.inject(url)).body;
    const { etag } = (await server.inject('/a.txt')).headers;

    await writeRelease(folder, next, { ...pages('new'), _redirects: '/c.txt /a.txt 301' });
    expect(await bodyOf('/a.txt')).toBe('old');
    await makeLive(folder, next.id);
    expect(await Promise.all(['/a.txt', '/b.txt', '/a.txt'].map(bodyOf))).toEqual(['new', 'new', 'new']);
    expect((await server.inject('/c.txt')).headers.location).toBe('/a.txt');
    expect((await server.inject('/health')).json()).toMatchObject({ release: next });
    expect(
      (await server.inject({ url: '/a.txt', headers: { 'if-none-match': String(etag) } })).statusCode,
    ).toBe(200);

    await makeLive(folder, 'gone');
    expect(await bodyOf('/a.txt')).toBe('new');
    expect(await bodyOf('/b.txt')).toBe('new');
    expect(lines).toEqual([expect.stringContaining(`The release ${next.id} is served on`)]);

    await makeLive(folder, testRelease.id);
    expect(await bodyOf('/a.txt')).toBe('old');
  });

  it('leaves an unchanged file in browsers’ caches', async () => {
    const folder = await sites.release(pages('old'));
    const server = await sites.serve(folder);
    const { etag } = (await server.inject('/a.txt')).headers;
    await writeRelease(folder, next, { 'b.txt': 'new' });
    await link(path.join(folder, testRelease.id, 'a.txt'), path.join(folder, next.id, 'a.txt'));
    await makeLive(folder, next.id);
    expect((await server.inject('/b.txt')).body).toBe('new');
    const again = await server.inject({ url: '/a.txt', headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('stays what a request began with', async () => {
    const folder = await sites.release(pages('old'));
    await writeRelease(folder, next, pages('new'));
    const server = await sites.serve(folder);
    server.addHook('preHandler', async () => makeLive(folder, next.id));
    expect((await server.inject('/a.txt')).body).toBe('old');
    expect((await server.inject('/a.txt')).body).toBe('new');
  });

  it('there has to be one', async () => {
    const folder = path.join(releasesFolder, 'nowhere');
    await expect(sites.serve(folder)).rejects.toThrow(
      `There is no release in ${folder}: run \`npm run release\` first.`,
    );
  });

  it.each(['_headers', 'fr/index.html', '404.html'])(
    'is not served without its %s, but the newest complete one is',
    async (missing) => {
      const folder = await sites.release(pages('old'));
      await writeRelease(folder, next, pages('new'));
      await makeLive(folder, next.id);
      await rm(path.join(folder, next.id, missing));
      const server = await sites.serve(folder);
      expect((await server.inject('/a.txt')).body).toBe('old');

      await rm(path.join(folder, testRelease.id, '_headers'));
      const file = path.join(folder, next.id, missing);
      await expect(sites.serve(folder)).rejects.toThrow(
        new RegExp(`^The release is not complete: .*ENOENT: .*'${file}'`),
      );
    },
  );

  it.each(['', '/*\n  X-Content-Type-Options: nosniff', 'Content-Security-Policy: policy'])(
    'is not served with the headers %j, which protect nothing',
    async (_headers) => {
      const folder = await sites.release({ _headers });
      await expect(sites.serve(folder)).rejects.toThrow('its _headers have no Content-Security-Policy');
    },
  );

  it('is the newest one where the link leads nowhere', async () => {
    const folder = await sites.release(pages('old'));
    await writeRelease(folder, next, pages('new'));
    await makeLive(folder, 'gone');
    const server = await sites.serve(folder);
    expect((await server.inject('/a.txt')).body).toBe('new');
  });
});

describe('/', () => {
  it.each([
    [undefined, undefined, '/fr'],
    ['locale=it', 'en', '/it'],
    ['investor_profile=PRO; locale=en', 'it', '/en'],
    ['locale="en"', undefined, '/en'],
    ['locale=en; locale=it', undefined, '/en'],
    ['locale=%zz; consent=%', 'it', '/it'],
    ['locale={"__proto__":{"a":"it"}}', undefined, '/fr'],
    ['locale=de', 'it-CH, en;q=0.9', '/it'],
    ['xlocale=it', 'en', '/en'],
    ['locale', undefined, '/fr'],
    [undefined, 'en-GB,en;q=0.9,fr;q=0.8', '/en'],
    [undefined, 'de, en-GB;q=0.9, fr;q=0.2', '/en'],
    [undefined, 'de, it;q=0.4, en;q=0.7', '/en'],
    [undefined, 'en;q=0, it;q=0.1', '/it'],
    [undefined, 'de, *;q=0.5', '/fr'],
    [undefined, 'de', '/fr'],
    [undefined, ';;,,q=', '/fr'],
  ])('with cookie %s and Accept-Language %s leads to %s', async (cookie, language, location) => {
    const response = await get('/', {
      ...(cookie !== undefined && { cookie }),
      ...(language !== undefined && { 'accept-language': language }),
    });
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

  it('answers what is gone with the not-found page under its own status', async () => {
    const response = await get('/fr/disparu?utm=1');
    expect([response.statusCode, response.body]).toEqual([410, 'page introuvable']);
    expect(response.headers.location).toBeUndefined();
  });

  it('never hides a page', async () => {
    expect((await get('/fr/contact')).statusCode).toBe(200);
  });

  it('reports malformed lines at start', async () => {
    const lines: string[] = [];
    const logger = { level: 'error', stream: { write: (line: string) => lines.push(line) } };
    await sites.serve(releasesFolder, { logger });
    expect(lines.join()).toContain('_redirects line 3: ');
    expect(lines.join()).toContain('_headers line 4: ');
  });
});

test('one log line a request, without the query', async () => {
  const lines: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => lines.push(line) } };
  const server = await sites.serve(releasesFolder, { logger });
  lines.length = 0;
  await server.inject('/fr/contact?email=someone@example.com');
  await new Promise(setImmediate);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', path: '/fr/contact', status: 200 });
  expect(lines[0]).not.toContain('someone');
});

test('a failure of the server is a 500', async () => {
  const server = await sites.serve(releasesFolder);
  server.addHook('preHandler', async () => {
    throw new Error('The disk is away');
  });
  expect((await server.inject('/fr/contact')).statusCode).toBe(500);
});
