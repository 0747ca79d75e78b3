import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trySite } from './trySite';
import { useSites } from './testing/useSites';

const sites = useSites();
const proxies: Server[] = [];
let port = 0;

beforeAll(async () => {
  const app = await sites.serve(await sites.release());
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const proxy of proxies.splice(0)) proxy.close().closeAllConnections();
});

type Change = (headers: Headers, request: IncomingMessage, response: ServerResponse) => unknown;

/** A proxy in front of the site server that changes the headers of its answers, or answers by itself. */
async function proxyWith(change: Change): Promise<string> {
  const proxy = createServer((request, response) => {
    void fetch(`http://127.0.0.1:${port}${request.url}`, { redirect: 'manual' }).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = new Headers(answer.headers);
      headers.delete('transfer-encoding');
      change(headers, request, response);
      if (!response.writableEnded) response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
    });
  });
  proxies.push(proxy);
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

const tryAt = (siteUrl: string, changes = {}) =>
  trySite({ siteUrl, host: '0.0.0.0', port, trustedProxyHops: 0, ...changes }, 5_000);

test('a proxy that passes everything on is well', async () => {
  const siteUrl = await proxyWith(() => undefined);
  expect(await tryAt(siteUrl)).toBe(`${siteUrl} answers with release 20261121T080000Z-0123abcd.`);
  expect(await tryAt(siteUrl, { port: 9 })).toContain(', and nothing at http://127.0.0.1:9 to compare with.');
});

const redirectTo =
  (target: string): Change =>
  (_, __, response) =>
    response.writeHead(301, { location: target }).end();

test.each<[string, Change, RegExp]>([
  [
    'adds a port',
    (headers) => headers.has('location') && headers.set('location', 'http://127.0.0.1:8080/fr'),
    /: a proxy sends browsers on to http:\/\/127\.0\.0\.1:8080 \(port 8080\): correct SITE_URL, or have it leave redirects/,
  ],
  [
    'sends on to https',
    redirectTo('https://127.0.0.1/'),
    /on to https:\/\/127\.0\.0\.1 \(https instead of http, no port\)/,
  ],
  [
    'sends on to another name',
    redirectTo('http://www.example.com/'),
    /www\.example\.com \(another host, no port\)/,
  ],
  [
    'takes headers away',
    (headers) => {
      headers.delete('content-security-policy');
      headers.delete('cache-control');
    },
    /: a proxy takes headers away \(cache-control, content-security-policy\): have it pass on all of them\.$/,
  ],
  [
    'finds no site server',
    (_, __, response) => response.writeHead(502).end(),
    /a proxy answers 502, as the site server behind it does not answer: start it/,
  ],
  [
    'speaks https at this port, as nginx answers then,',
    (_, __, response) => response.writeHead(400).end('The plain HTTP request was sent to HTTPS port'),
    /it answers 400 to http, mostly as it speaks https at this port: correct SITE_URL/,
  ],
  [
    'is another site',
    (_, __, response) => response.end('<h1>Welcome to nginx!</h1>'),
    /the answer to \/health \(200\) is not the site server's: another site answers there, so correct SITE_URL/,
  ],
  [
    'leads to another site server',
    (_, __, response) => response.end('{"release":{"id":"20250101T000000Z-aaaaaaaa"},"uptimeSeconds":1}'),
    /release 20250101T000000Z-aaaaaaaa answers, and 20261121T080000Z-0123abcd at http:\/\/127\.0\.0\.1:\d+: another site server/,
  ],
  [
    'has a clock of its own',
    (headers) => headers.set('date', new Date(Date.now() - 600_000).toUTCString()),
    /: the clocks of this machine and of http:\S+ differ \(60\d seconds between them\): have both set by NTP/,
  ],
])('a proxy that %s is named with the remedy', async (_, change, words) => {
  await expect(tryAt(await proxyWith(change))).rejects.toThrow(words);
});

test('a site that nobody serves is named', async () => {
  await expect(tryAt('http://127.0.0.1:1')).rejects.toThrow(
    'http://127.0.0.1:1 cannot be reached: it does not answer',
  );
});

test('https takes a proxy, of which the site server has to know', async () => {
  const proxy = await proxyWith(() => undefined);
  const siteUrl = 'https://www.example.com';
  const { fetch: direct } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) => direct(new Request(address).url.replace(siteUrl, proxy), init));
  await expect(tryAt(siteUrl)).rejects.toThrow('TRUSTED_PROXY_HOPS is 0: set it to the number of proxies');
  expect(await tryAt(siteUrl, { trustedProxyHops: 1 })).toContain('answers with release');
});
