import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { statusOfRawPath } from './testing/statusOfRawPath';
import { makeLive, testRelease, writeRelease } from './testing/liveRelease';
import { useSites } from './testing/useSites';

const sites = useSites();

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let releasesFolder: string;
let upstream: http.Server;
let app: FastifyInstance;
let answer: Answer;

function addressOf(server: http.Server): string {
  const address = server.address() as AddressInfo;
  return `http://127.0.0.1:${address.port}`;
}

beforeAll(async () => {
  releasesFolder = await sites.release({
    '404.html': 'page not found',
    _headers: "/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: default-src 'self'",
  });
  upstream = http.createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  app = await sites.serve(releasesFolder, {
    contentApiUrl: `${addressOf(upstream)}/base`,
    // A busy machine takes over a second to pass 20 MB on.
    contentApiTimeLimitMs: 3_000,
  });
});

afterAll(async () => {
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});

it('passes on the question and the answer, without cookies or connection headers', async () => {
  let seen: IncomingMessage | undefined;
  let body = '';
  answer = async (request, response) => {
    seen = request;
    body = await text(request);
    response.setHeader('set-cookie', 'spy=1');
    response.setHeader('server', 'upstream');
    response.setHeader('content-type', 'application/json');
    response.setHeader('keep-alive', 'timeout=99');
    response.end('{"data":{}}');
  };
  const response = await app.inject({
    method: 'POST',
    url: '/graphql?op=Layout',
    headers: {
      authorization: 'Bearer visitor-token',
      cookie: 'locale=fr',
      'content-type': 'application/json',
      connection: 'keep-alive, x-secret',
      'x-secret': '1',
      origin: 'http://localhost:9000',
      'x-forwarded-for': '203.0.113.9',
    },
    payload: '{"query":"{ __typename }"}',
  });
  expect(seen?.method).toBe('POST');
  expect(seen?.url).toBe('/base/graphql?op=Layout');
  expect(body).toBe('{"query":"{ __typename }"}');
  expect(seen?.headers).toMatchObject({
    authorization: 'Bearer visitor-token',
    'content-type': 'application/json',
    origin: 'http://localhost:9000',
    'x-request-id': response.headers['x-request-id'],
  });
  for (const name of ['cookie', 'x-secret']) expect(seen?.headers[name]).toBeUndefined();

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ data: {} });
  expect(response.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  for (const name of ['set-cookie', 'server', 'keep-alive']) expect(response.headers[name]).toBeUndefined();
});

it.each([
  ['is passed on', 'proxy-0123456789abcdef', true],
  ['is replaced when it may be no id', 'a b {"level":50}', false],
  ['is replaced when it is too long', 'a'.repeat(65), false],
])('the id that a request comes with %s, and the answer tells it', async (_, id, isKept) => {
  let seen: unknown;
  answer = (request, response) => {
    seen = request.headers['x-request-id'];
    response.end('{}');
  };
  const { headers } = await app.inject({ method: 'POST', url: '/graphql', headers: { 'x-request-id': id } });
  expect(seen).toEqual(isKept ? id : expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(headers['x-request-id']).toBe(seen);
});

it('asks for the revision that is live, whatever a browser asks for', async () => {
  const seen: unknown[] = [];
  answer = (request, response) => {
    seen.push(request.headers['content-revision']);
    response.end('{}');
  };
  const ask = () => {
    return app.inject({ method: 'POST', url: '/graphql', headers: { 'content-revision': 'unpublished' } });
  };
  await ask();
  const earlier = { id: '20261120T080000Z-0123abcd', builtAt: '2026-11-20T08:00:00.000Z', revision: 'a1b2' };
  await writeRelease(releasesFolder, earlier, {});
  await makeLive(releasesFolder, earlier.id);
  await ask();
  await makeLive(releasesFolder, testRelease.id);
  await ask();
  expect(seen).toEqual([undefined, 'a1b2', undefined]);
});

describe('the address of the browser', () => {
  let forwardedFor: string | undefined;

  beforeEach(() => {
    answer = (request, response) => {
      forwardedFor = request.headers['x-forwarded-for']?.toString();
      response.end('{}');
    };
  });

  it('is that of its connection, whatever it says itself', async () => {
    for (const headers of [{}, { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' }]) {
      await app.inject({ method: 'POST', url: '/graphql', headers, remoteAddress: '198.51.100.7' });
      expect(forwardedFor).toBe('198.51.100.7');
    }
  });

  it('is what the outermost proxy of ours says, and nothing that was said before it', async () => {
    const contentApiUrl = addressOf(upstream);
    const behindTwo = await sites.serve(releasesFolder, { contentApiUrl, trustedProxyHops: 2 });
    const headers = { 'x-forwarded-for': '192.0.2.1, 203.0.113.9, 10.0.0.2' };
    await behindTwo.inject({ method: 'POST', url: '/graphql', headers });
    expect(forwardedFor).toBe('203.0.113.9');
  });
});

describe('the token of the server', () => {
  const contentApiToken = 'token-of-the-server';
  let withToken: FastifyInstance;
  let authorization: string | undefined;

  beforeAll(async () => {
    withToken = await sites.serve(releasesFolder, { contentApiUrl: addressOf(upstream), contentApiToken });
  });

  beforeEach(() => {
    authorization = 'unseen';
    answer = (request, response) => {
      authorization = request.headers.authorization;
      response.end('{}');
    };
  });

  it.each([
    ['POST', '/graphql'],
    ['POST', '/_content/pages'],
    ['GET', '/e/fr/docs/funds/fund/KIID'],
    ['HEAD', '/media/a.png'],
  ] as const)('goes with %s %s, and does not come back', async (method, url) => {
    const response = await withToken.inject({ method, url });
    expect(authorization).toBe(`Bearer ${contentApiToken}`);
    expect(JSON.stringify(response.headers) + response.body).not.toContain(contentApiToken);
  });

  it('stays away where the browser brings one', async () => {
    const headers = { authorization: 'Bearer visitor-token' };
    await withToken.inject({ method: 'POST', url: '/graphql', headers });
    expect(authorization).toBe('Bearer visitor-token');
  });

  it('is not sent where none is configured', async () => {
    await app.inject({ method: 'POST', url: '/graphql' });
    expect(authorization).toBeUndefined();
  });

  it('is not sent for pages', async () => {
    await withToken.inject('/fr');
    expect(authorization).toBe('unseen');
  });
});

it('passes on documents with their headers and statuses, compressed or not', async () => {
  answer = (request, response) => {
    response.setHeader('content-type', 'application/pdf');
    response.setHeader('content-disposition', 'inline; filename="kid.pdf"');
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('cache-control', 'public, max-age=300');
    response.setHeader('content-length', '4');
    response.statusCode = request.url?.includes('gone') ? 410 : 200;
    response.end('%PDF');
  };
  const document = await app.inject('/e/fr/docs/funds/actions-%C3%A9mergentes/KIID');
  expect(document.body).toBe('%PDF');
  expect(document.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="kid.pdf"',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=300',
    'content-length': '4',
  });
  expect((await app.inject('/e/fr/gone')).statusCode).toBe(410);
  const head = await app.inject({ method: 'HEAD', url: '/media/portraits/a.png' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '4']);
});

it('passes on what a document tells search engines, and until when a file is as it is', async () => {
  const until = { deprecation: '@1795996800', sunset: 'Tue, 30 Nov 2027 00:00:00 GMT' };
  const told = { link: '<https://a.example/e/a>; rel="canonical"', 'x-robots-tag': 'noindex', ...until };
  answer = (_request, response) => response.writeHead(200, told).end('%PDF');
  expect((await app.inject('/e/fr/docs/news/a')).headers).toMatchObject(told);
});

it('passes on 304', async () => {
  answer = (request, response) => {
    response.statusCode = request.headers['if-none-match'] === '"1"' ? 304 : 200;
    response.setHeader('etag', '"1"');
    response.end();
  };
  const response = await app.inject({ url: '/media/a.png', headers: { 'if-none-match': '"1"' } });
  expect([response.statusCode, response.headers.etag, response.body]).toEqual([304, '"1"', '']);
});

it.each([
  ['/e/fr/docs/funds/actions-e%CC%81mergentes/KIID?a=1', '/e/fr/docs/funds/actions-%C3%A9mergentes/KIID?a=1'],
  ['/e/fr/funds/actions-e%CC%81mergentes/navs', '/e/fr/funds/actions-%C3%A9mergentes/navs'],
  ['/e/fr/docs/news/lettre/', '/e/fr/docs/news/lettre'],
  ['/media/e%CC%81quipe.png', '/media/%C3%A9quipe.png'],
])('a document has one address: %s leads to %s', async (url, location) => {
  answer = (_request, response) => response.end('reached');
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.headers.location]).toEqual([308, location]);
  }
  expect((await app.inject(location)).body).toBe('reached');
});

it('a search is answered where it was sent, however it is spelled', async () => {
  answer = (request, response) => response.end(request.url);
  const response = await app.inject({ method: 'POST', url: '/_content/fr/e%CC%81quipe' });
  expect(response.body).toBe('/base/_content/fr/%C3%A9quipe');
});

it.each(['/e/%E9', '/media/%', '/e/fr/docs/news/%FF'])('%s answers 400 as JSON', async (url) => {
  const response = await app.inject(url);
  expect(response.json()).toEqual({ statusCode: 400, error: 'Bad Request', message: 'Malformed address' });
  expect(response.statusCode).toBe(400);
});

it('keeps to the base path of the content API', async () => {
  answer = (_request, response) => response.end('reached');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const rawPath of ['/e/../secret', '/e/%2e%2e/secret', '/e/..%2fsecret', '/e/%5c..%5csecret']) {
    expect(await statusOfRawPath(address, rawPath)).toBe(400);
  }
});

it('refuses bodies over 256 KB', async () => {
  answer = (_request, response) => response.end('reached');
  const headers = { 'content-type': 'application/json' };
  const tooLarge = { method: 'POST', url: '/graphql', headers, payload: 'x'.repeat(256 * 1024 + 1) } as const;
  expect((await app.inject(tooLarge)).statusCode).toBe(413);
  expect((await app.inject({ ...tooLarge, payload: 'x'.repeat(256 * 1024) })).body).toBe('reached');
});

it('answers 504 when the content API is slow to start or to finish', async () => {
  answer = () => undefined;
  const silent = await app.inject({ method: 'POST', url: '/graphql', payload: '{}' });
  expect(silent.statusCode).toBe(504);
  expect(silent.json()).toEqual({
    statusCode: 504,
    error: 'Gateway Timeout',
    message: 'The content API did not answer in time.',
  });
  answer = (_request, response) => void response.write('half');
  expect((await app.inject('/e/fr/slow')).statusCode).toBe(504);
});

it('answers 502 when the answer is too large or breaks off', async () => {
  answer = (_request, response) => {
    const megabyte = Buffer.alloc(1024 * 1024);
    for (let count = 0; count < 21; count += 1) response.write(megabyte);
    response.end();
  };
  const large = await app.inject('/e/fr/large');
  expect([large.statusCode, large.json().message]).toEqual([
    502,
    'The answer of the content API is too large.',
  ]);
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('half', () => response.destroy());
  };
  expect((await app.inject('/e/fr/broken')).statusCode).toBe(502);
});

describe('where the content API drops a connection that was idle', () => {
  /** Counts the requests that arrive for one whose first connection is dropped. */
  async function requestsFor(
    method: 'GET' | 'POST',
    url: string,
    payload?: string,
  ): Promise<[number, number]> {
    let requests = 0;
    answer = (request, response) => {
      requests += 1;
      if (requests === 1) request.socket.destroy();
      else response.end('{}');
    };
    const { statusCode } = await app.inject({ method, url, ...(payload !== undefined && { payload }) });
    return [statusCode, requests];
  }

  it.each([
    ['a file', 'GET', '/e/fr/docs/a', undefined],
    ['the search', 'POST', '/_content/fr', '{"search":"mutation"}'],
    ['a query', 'POST', '/graphql', '{"query":"query Layout { __typename }"}'],
  ] as const)('%s is asked for again', async (_, method, url, payload) => {
    expect(await requestsFor(method, url, payload)).toEqual([200, 2]);
  });

  it.each([
    ['a contact request', '{"query":"mutation { submitContactRequest { registered } }"}'],
    ['a contact request in escapes', '{"query":"\\u006dutation { submitContactRequest { registered } }"}'],
    ['what is no query', 'mutation'],
  ])('%s is sent once', async (_, payload) => {
    expect(await requestsFor('POST', '/graphql', payload)).toEqual([502, 1]);
  });
});

it('answers 502 when the content API is down, and still serves pages', async () => {
  const closed = http.createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const contentApiUrl = addressOf(closed);
  await new Promise((resolve) => closed.close(resolve));
  const server = await sites.serve(releasesFolder, { contentApiUrl });
  const response = await server.inject({ method: 'POST', url: '/graphql', payload: '{}' });
  expect(response.statusCode).toBe(502);
  expect(response.json().message).toBe('The content API cannot be reached or broke off its answer.');
  expect((await server.inject('/fr/x')).body).toBe('page not found');
});

it('stops asking when the browser has gone', async () => {
  const controller = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    answer = (_request, response) => {
      response.once('close', resolve);
      controller.abort();
    };
  });
  const { signal } = controller;
  await expect(fetch(`${app.listeningOrigin}/e/fr/slow`, { signal })).rejects.toThrow('aborted');
  await stopped;
});

/** Warnings logged while browsers request data, first one request without the header, then others with it. */
async function warningsWith(trustedProxyHops: number, forwardedFor = '203.0.113.9'): Promise<string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  const app = await sites.serve(releasesFolder, { trustedProxyHops, logger: { level: 'info', stream } });
  const forwarded = { 'x-forwarded-for': forwardedFor };
  for (const headers of [{}, forwarded, forwarded])
    await app.inject({ method: 'POST', url: '/graphql', headers });
  return lines.filter((line) => line.includes('"level":40'));
}

it('the log says once that a proxy is not trusted, and what to set', async () => {
  const warnings = await warningsWith(0);
  expect(warnings).toEqual([expect.stringContaining('set TRUSTED_PROXY_HOPS to the number of proxies')]);
  expect(warnings.join()).not.toContain('203.0.113.9');
});

it('the log says once that fewer proxies write the header than are trusted', async () => {
  const warnings = await warningsWith(2);
  expect(warnings).toEqual([
    expect.stringContaining(
      'with fewer addresses (1) than proxies are trusted: TRUSTED_PROXY_HOPS is 2. Set it to',
    ),
  ]);
  expect(warnings.join()).not.toContain('203.0.113.9');
});

it('the log says once that what a proxy writes is no address', async () => {
  const warnings = await warningsWith(1, 'unknown:51234');
  expect(warnings).toEqual([expect.stringContaining('with an entry that is no IP address')]);
  expect(warnings.join()).not.toContain('51234');
});

it.each(['203.0.113.9', '203.0.113.9:51234'])(
  'no warning when the proxy is trusted and writes %s',
  async (entry) => {
    expect(await warningsWith(1, entry)).toEqual([]);
  },
);

describe('pages of another origin', () => {
  const origin = 'https://a.example';

  it.each(['/e/navs/ZZ0000000016.csv', '/e/shares/ZZ0000000016/EMT', '/e/range.csv'])(
    'may read %s, also that it fails',
    async (url) => {
      answer = (_request, response) => response.end('date,nav');
      expect((await app.inject({ url, headers: { origin } })).headers).toMatchObject({
        'access-control-allow-origin': '*',
      });
      answer = (_request, response) => response.destroy();
      const failed = await app.inject({ url, headers: { origin } });
      expect([failed.statusCode, failed.headers['access-control-allow-origin']]).toEqual([502, '*']);
      const preflight = await app.inject({ method: 'OPTIONS', url, headers: { origin } });
      expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([
        204,
        'GET, HEAD',
      ]);
    },
  );

  it.each(['/e/fr/funds/x/navs', '/e/fr/docs/funds/x/KIID', '/media/x.png', '/404.html'])(
    'may not read %s, whatever the content API says',
    async (url) => {
      answer = (_request, response) => {
        response.setHeader('access-control-allow-origin', '*');
        response.end('x');
      };
      const { headers } = await app.inject({ url, headers: { origin } });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect((await app.inject({ method: 'OPTIONS', url, headers: { origin } })).statusCode).toBe(405);
    },
  );
});
