import http from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import Fastify, { type FastifyInstance } from 'fastify';
import { uniforms } from '../../../content/testing/seededRandom';
import { testRelease, writeLiveRelease } from '../../../site-server/testing/liveRelease';
import { useDatabase } from '../testing/useDatabase';
import { createPreviewServer } from './createPreviewServer';
import { closedPage } from './previewBar';
import { PreviewLinks } from './PreviewLinks';

const space = useDatabase();
const secret = 'unpublished';
const seed = Number(process.env.GUARD_SEED ?? 36);

let app: FastifyInstance;
let contentApi: FastifyInstance;
let origin: URL;
let cookie: string;
/** Requests that reached the content API. */
let passedOn: { url: string; type: string | undefined; encoding: string | undefined; body: string }[];

beforeEach(async () => {
  passedOn = [];
  contentApi = Fastify();
  contentApi.removeAllContentTypeParsers();
  contentApi.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  contentApi.all('/*', async ({ url, headers, body }) => {
    const { 'content-type': type, 'content-encoding': encoding } = headers;
    passedOn.push({ url, type, encoding, body: Buffer.isBuffer(body) ? body.toString('latin1') : '' });
    return { data: secret };
  });
  const page = `<!DOCTYPE html><html lang="fr"><body>${secret}</body></html>`;
  const names = ['fr/index.html', 'fr/fonds/index.html', '404.html', 'fr/404/index.html', 'app-1.js'];
  const links = new PreviewLinks(await space.open());
  const { key } = await links.create({ by: 'anna', revision: null }, new Date());
  cookie = `preview=${key}`;
  app = await createPreviewServer({
    links,
    releasesFolder: await writeLiveRelease({
      ...Object.fromEntries(names.map((name) => [name, page])),
      'release.json': JSON.stringify(testRelease),
      _headers: `/*\n  Content-Security-Policy: default-src 'self'\n  X-Release: ${secret}\n`,
      _redirects: `/old /${secret} 301\n`,
    }),
    contentApiUrl: await contentApi.listen({ host: '127.0.0.1', port: 0 }),
    isSecure: false,
  });
  origin = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
});

afterEach(async () => {
  await Promise.all([app.close(), contentApi.close()]);
});

interface Sent {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** Sends the path exactly as given. */
async function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const { hostname, port } = origin;
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    const request = http.request({ hostname, port, path, method, headers: given, agent: false }, resolve);
    request.on('error', reject).end(body);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe('whoever has no key', () => {
  const random = uniforms(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const known =
    '/ /fr /fr/fonds /fr/index.html /404.html /fr/404 /app-1.js /old /health /preview /preview/as /graphql ' +
    '/e/nav.csv /media/a.jpg /_content/news /_headers /release.json /hooks/publish /robots.txt';
  const twists: readonly ((path: string) => string)[] = [
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => `${path}//`,
    (path) => path.toUpperCase(),
    (path) => `${path}?key=made-up&page=/fr`,
    (path) => `${path}?key=a&key=b`,
    (path) => `${path};x=1`,
    (path) => `${path}%00`,
    (path) => `${path}%E0`,
    (path) => `${path}%`,
    (path) => `${path}%2f`,
    (path) => `${path}/%2e%2e/fr`,
    (path) => `${path}/../fr`,
    (path) => `/preview/..${path}`,
    (path) => `/preview/%2e%2e${path}`,
    (path) => `/preview%2f..${path}`,
    (path) => `${path}\\..\\fr`,
    (path) => `http://elsewhere.example${path}`,
    (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (path) => `${path}/${'a'.repeat(300)}`,
  ];
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'];
  const asked = [
    ...known.split(' ').map((path) => ({ path, method: 'GET' })),
    ...Array.from({ length: 400 }, () => {
      const twisted = pick(twists)(pick(known.split(' ')));
      return { path: random() < 0.5 ? twisted : pick(twists)(twisted), method: pick(methods) };
    }).filter(({ path }) => /^(?:\/|http:)/.test(path)),
  ];

  it('is refused at every address, by every method', async () => {
    for (const { path, method } of asked) {
      const where = `${method} ${path}, GUARD_SEED=${seed}`;
      const { status, headers, body } = await send(path, { method });
      expect([where, status]).toEqual([where, 403]);
      if (method !== 'HEAD') expect([where, body]).toEqual([where, closedPage]);
      const told = { ...headers, where };
      expect(told).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
      expect(JSON.stringify(headers)).not.toMatch(/unpublished|location|set-cookie/);
    }
    expect(passedOn).toEqual([]);
  });

  it('learns nothing from what is no HTTP', async () => {
    const socket = connect(Number(origin.port), origin.hostname);
    socket.end('GET %68ttp://elsewhere.example/ HTTP/1.1\r\nhost: a\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(answer).not.toContain(secret);
  });
});

describe('from a preview', () => {
  const mutation = 'mutation { submitContactRequest { registered } }';
  const json = 'application/json';
  const post = (body: string | Buffer, headers: http.OutgoingHttpHeaders = {}, path = '/graphql') =>
    send(path, { method: 'POST', body, headers: { cookie, 'content-type': json, ...headers } });
  const query = (text: string, more: object = {}) => JSON.stringify({ query: text, ...more });

  type Row = [name: string, body: string | Buffer, headers?: http.OutgoingHttpHeaders, path?: string];

  const bodies: Row[] = [
    ['a plain body', query(mutation)],
    ['a byte order mark', `\ufeff${query(mutation)}`],
    ['a byte order mark in the document', query(`\ufeff${mutation}`)],
    ['UTF-16', Buffer.from(query(mutation), 'utf16le'), { 'content-type': `${json}; charset=utf-16le` }],
    ['gzip', gzipSync(query(mutation)), { 'content-encoding': 'gzip' }],
    ['a name with escapes', query(mutation).replace('query', '\\u0071uery')],
    [
      'a form',
      `query=${encodeURIComponent(mutation)}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    [
      'a form of parts',
      `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${query(mutation)}\r\n--x--\r\n`,
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['a bare document', mutation, { 'content-type': 'application/graphql' }],
    ['a list', `[${query('{ a }')},${query(mutation)}]`],
    ['no type', query(mutation), { 'content-type': undefined }],
    ['two operations', query(`query A { a } ${mutation}`, { operationName: 'A' })],
    ['a subscription', query('subscription { contactRequests { id } }')],
    ['comments and commas', query(`#{\n,,,${mutation}`)],
    ['a document that cannot be parsed', query(`${mutation} }`)],
    ['no query', JSON.stringify({ id: 'stored-mutation' })],
    ['an empty body', ''],
    ['a query in the address', query('{ a }'), {}, `/graphql?query=${encodeURIComponent(mutation)}`],
    ['an address in escapes', query(mutation), {}, '/%67raphql'],
  ];

  it.each(bodies)('no mutation is sent as %s', async (...[, body, headers, path]: Row) => {
    expect((await post(body, headers, path)).status).toBe(403);
    expect(passedOn).toEqual([]);
  });

  it.each<[string, string, http.OutgoingHttpHeaders]>([
    ['a name that is there twice', `{"query":${JSON.stringify(mutation)},"query":"{ a }"}`, {}],
    ['a stored document beside the query', query('{ a }', { id: mutation, extensions: { mutation } }), {}],
    [
      'an encoding that reads a comment otherwise',
      query('{ a } #+AAo-mutation'),
      { 'content-type': `${json}; charset=utf-7` },
    ],
  ])('what is sent is what was looked at: %s', async (_, body, headers) => {
    expect((await post(body, headers)).status).toBe(200);
    const [sent] = passedOn;
    expect(sent).toMatchObject({ url: '/graphql', type: json, encoding: undefined });
    expect(sent?.body).toBe(JSON.stringify({ query: JSON.parse(body).query }));
  });

  it('queries are sent with their variables', async () => {
    const asked = {
      query: 'query A($a: Int) { a } fragment F on B { c }',
      variables: { a: 1 },
      operationName: 'A',
    };
    expect((await post(JSON.stringify(asked))).status).toBe(200);
    expect((await post('{"search":"dette"}', {}, '/_content/news')).status).toBe(200);
    expect(passedOn.map(({ url, body }) => [url, v.parse(v.pipe(v.string(), v.parseJson()), body)])).toEqual([
      ['/graphql', asked],
      ['/_content/news', { search: 'dette' }],
    ]);
  });
});
