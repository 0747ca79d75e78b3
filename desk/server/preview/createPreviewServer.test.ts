import Fastify, { type FastifyInstance } from 'fastify';
import { testRelease, writeLiveRelease } from '../../../site-server/testing/liveRelease';
import { useDatabase } from '../testing/useDatabase';
import { createPreviewServer } from './createPreviewServer';
import { PreviewLinks, previewLinkMs } from './PreviewLinks';

const space = useDatabase();
const opened = new Date('2026-11-25T08:00:00Z');

const pageIn = (language: string, links = '') =>
  `<!DOCTYPE html><html lang="${language}"><head>${links}</head><body class="x"><div id="___gatsby"></div></body></html>`;

const alternates =
  '<link rel="alternate" hreflang="it" href="https://www.example.com/it/fondi"/>' +
  '<link rel="alternate" hreflang="fr" href="https://www.example.com/fr/fonds"/>';

let app: FastifyInstance;
let contentApi: FastifyInstance;
/** Revisions that the content API was asked for data of. */
let asked: unknown[];
let now: Date;
let key: string;
let links: PreviewLinks;
let releasesFolder: string;

beforeEach(async () => {
  asked = [];
  now = opened;
  contentApi = Fastify();
  contentApi.all('/*', async ({ headers }) => {
    asked.push(headers['content-revision']);
    return {};
  });
  const contentApiUrl = await contentApi.listen({ host: '127.0.0.1', port: 0 });
  releasesFolder = await writeLiveRelease({
    'release.json': JSON.stringify({ ...testRelease, revision: 'abc' }),
    'fr/index.html': pageIn('fr'),
    'fr/fonds/index.html': pageIn('fr', alternates),
    'it/fondi/index.html': pageIn('it', alternates),
    'en/index.html': pageIn('en'),
    '404.html': pageIn('fr'),
    'app-1.js': 'start();',
    _headers:
      "/*\n  Content-Security-Policy: default-src 'self'\n/*.js\n  Cache-Control: public, max-age=31536000, immutable\n",
  });
  links = new PreviewLinks(await space.open());
  ({ key } = await links.create({ by: 'anna', revision: 'abc' }, now));
  app = await createPreviewServer({
    links,
    releasesFolder,
    contentApiUrl,
    isSecure: false,
    now: () => now,
  });
});

afterEach(async () => {
  await Promise.all([app.close(), contentApi.close()]);
});

/** A visitor who opens the secret address, and whose browser keeps the cookies. */
class Visitor {
  readonly cookies: Record<string, string> = {};

  async ask(url: string, { method = 'GET', payload, headers = {} }: Asked = {}) {
    const answer = await app.inject({ method, url, payload, headers, cookies: this.cookies });
    for (const { name, value } of answer.cookies) this.cookies[name] = value;
    return answer;
  }
}

interface Asked {
  method?: 'GET' | 'HEAD' | 'POST';
  payload?: object;
  headers?: Record<string, string>;
}

async function enter(page = ''): Promise<Visitor> {
  const visitor = new Visitor();
  const answer = await visitor.ask(`/preview?key=${key}${page && `&page=${encodeURIComponent(page)}`}`);
  expect(answer.statusCode).toBe(303);
  return visitor;
}

it('shows nothing to a key that is made up, and passes no data on for it', async () => {
  const visitor = new Visitor();
  visitor.cookies.preview = 'made-up';
  const answer = await visitor.ask('/e/nav.csv');
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('Cette adresse n’est plus valable');
  expect(asked).toEqual([]);
});

it('lets in who has the address, past the disclaimer, until it expires', async () => {
  const visitor = await enter('/fr/fonds');
  expect(visitor.cookies).toEqual({
    preview: key,
    disclaimer_validated: 'true',
    investor_profile: 'RETAIL',
    locale: 'fr',
  });
  expect((await visitor.ask('/fr/fonds')).statusCode).toBe(200);
  now = new Date(opened.getTime() + previewLinkMs - 1);
  expect((await visitor.ask('/fr/fonds')).statusCode).toBe(200);
  now = new Date(opened.getTime() + previewLinkMs);
  expect((await visitor.ask('/fr/fonds')).statusCode).toBe(403);
  expect((await new Visitor().ask(`/preview?key=${key}`)).statusCode).toBe(403);
});

it.each([
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
  ['/fr/fonds?a=1', '/fr/fonds'],
  ['/fr/../../secret', '/'],
])('leads to a page of the preview only: %s', async (page, location) => {
  const answer = await app.inject(`/preview?key=${key}&page=${encodeURIComponent(page)}`);
  expect(answer.headers.location).toBe(location);
});

it('marks each page, and keeps it from search engines and caches', async () => {
  const visitor = await enter();
  const headers = { 'accept-encoding': 'br, gzip', 'if-none-match': '*' };
  for (const [url, status, mark] of [
    ['/fr', 200, 'Aperçu, non publié'],
    ['/en', 200, 'Preview, not published'],
    ['/it/fondi', 200, 'Anteprima, non pubblicata'],
    ['/fr/rien', 404, 'Aperçu, non publié'],
  ] as const) {
    const answer = await visitor.ask(url, { headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(new RegExp(`<body class="x"><style>.*<strong>${mark}</strong>`, 's'));
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'self'",
    });
    expect(answer.headers).not.toHaveProperty('etag');
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.body));
  }
  const { body, headers: ofScript } = await visitor.ask('/app-1.js');
  expect(body).toBe('start();');
  expect(ofScript['cache-control']).toBe('private, no-cache');
  expect((await visitor.ask('/fr', { method: 'HEAD' })).statusCode).toBe(200);
});

it('has the browser ask for what it keeps, which it is refused once the address is withdrawn', async () => {
  const visitor = await enter();
  const { etag } = (await visitor.ask('/app-1.js')).headers;
  const kept = { headers: { 'if-none-match': String(etag) } };
  const answer = await visitor.ask('/app-1.js', kept);
  expect([answer.statusCode, answer.body]).toEqual([304, '']);
  expect(answer.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' });
  const [link] = await links.list(now);
  await links.withdraw(link?.id ?? 0);
  expect((await visitor.ask('/app-1.js', kept)).statusCode).toBe(403);
});

it('says when the preview was built and until when it can be seen, in the time of Paris', async () => {
  const { body } = await (await enter()).ask('/fr');
  expect(body).toContain('construit le 21 nov., 09:00, accessible jusqu’au 26 nov., 09:00');
});

it('switches the profile on the page that one is on', async () => {
  const visitor = await enter();
  const referer = 'http://localhost:9101/fr/fonds';
  const answer = await visitor.ask('/preview/as?profile=PRO', {
    headers: { referer, host: 'localhost:9101' },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fr/fonds']);
  expect(visitor.cookies.investor_profile).toBe('PRO');
  const { body } = await visitor.ask('/fr/fonds');
  expect(body).toContain('<a href="/preview/as?profile=PRO" aria-current="true">professionnel</a>');
  // The key is opened again: the profile stays.
  await visitor.ask(`/preview?key=${key}`);
  expect(visitor.cookies.investor_profile).toBe('PRO');
});

it.each([
  ['it', 'http://localhost:9101/fr/fonds', '/it/fondi'],
  ['en', 'http://localhost:9101/fr/fonds', '/en'],
  ['it', 'http://elsewhere.example/fr/fonds', '/it'],
  ['it', 'nowhere', '/it'],
  ['fr', 'http://localhost:9101/fr/rien', '/fr'],
])('switches to %s from %s', async (language, referer, location) => {
  const visitor = await enter();
  const headers = { referer, host: 'localhost:9101' };
  const answer = await visitor.ask(`/preview/as?language=${language}`, { headers });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  expect(visitor.cookies.locale).toBe(language);
});

it('ignores a choice that there is not', async () => {
  const visitor = await enter();
  const answer = await visitor.ask('/preview/as?profile=KING&language=de');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  expect(visitor.cookies.investor_profile).toBe('RETAIL');
});

it('answers data of its own revision', async () => {
  const visitor = await enter();
  const payload = { query: '{ news { items { title } } }' };
  expect((await visitor.ask('/graphql', { method: 'POST', payload })).statusCode).toBe(200);
  expect(asked).toEqual(['abc']);
});

it('closes at once when its address is withdrawn', async () => {
  const visitor = await enter();
  expect((await visitor.ask('/fr')).statusCode).toBe(200);
  const [link] = await links.list(now);
  await links.withdraw(link?.id ?? 0);
  expect((await visitor.ask('/fr')).statusCode).toBe(403);
  expect((await new Visitor().ask(`/preview?key=${key}`)).statusCode).toBe(403);
});

it('has a key that only this host can set, and that is sent over https only, where it is opened by https', async () => {
  const secure = await createPreviewServer({
    links,
    releasesFolder,
    contentApiUrl: '',
    isSecure: true,
    now: () => now,
  });
  const answer = await secure.inject(`/preview?key=${key}`);
  expect(answer.cookies).toContainEqual(
    expect.objectContaining({ name: '__Host-preview', value: key, path: '/', secure: true, httpOnly: true }),
  );
  expect(answer.cookies.filter(({ name }) => name === '__Host-preview')[0]).not.toHaveProperty('domain');
  const statusWith = async (name: string) =>
    (await secure.inject({ url: '/fr', cookies: { [name]: key } })).statusCode;
  expect([await statusWith('__Host-preview'), await statusWith('preview')]).toEqual([200, 403]);
  await secure.close();
});
