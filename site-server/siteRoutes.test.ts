import { rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { useSites } from './testing/useSites';

const sites = useSites();

const contact = '<h1>Contact</h1>'.repeat(100);
const script = 'app-0123456789abcdef0123.js';
let releasesFolder: string;
let app: FastifyInstance;

beforeAll(async () => {
  releasesFolder = await sites.release({
    'index.html': 'for other hosts',
    '404.html': 'page not found',
    '404/index.html': 'page not found',
    'fr/index.html': 'accueil',
    'fr/404/index.html': 'page introuvable',
    'fr/500/index.html': 'erreur',
    'fr/contact/index.html': contact,
    'fr/contact/index.html.br': brotliCompressSync(contact),
    'fr/contact/index.html.gz': gzipSync(contact),
    'fr/funds/actions-émergentes/index.html': 'fonds',
    'static/actions-émergentes/a.json': '{}',
    'it/404/index.html': 'pagina non trovata',
    'de/empty.txt': '',
    [script]: 'run()',
    'islands.json': '{}',
    'static/logo.svg': '<svg/>',
    'static/photo.webp': 'binary',
    'favicon.ico': 'icon',
    '.secret': 'hidden',
    '.well-known/security.txt': 'Contact: mailto:security@example.com',
    '.cache/data.json': '{}',
    'pages.json': '[]',
    _headers: [
      "/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: default-src 'self'",
      '/static/*\n  Cache-Control: public, max-age=31536000, immutable',
      '/*.js\n  Cache-Control: public, max-age=31536000, immutable',
    ].join('\n'),
    _redirects: '/fr/ancien /fr/contact 301',
  });
  app = await sites.serve(releasesFolder);
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers });
}

describe('pages', () => {
  it('are served without a trailing slash', async () => {
    const response = await get('/fr/contact');
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(contact);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-length': String(contact.length),
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['/fr/contact/?utm=1&x=%20', '/fr/contact?utm=1&x=%20'],
    ['/fr/contact/index.html?a', '/fr/contact?a'],
    ['/index.html', '/'],
    ['/fr/funds/actions-%C3%A9mergentes/', '/fr/funds/actions-%C3%A9mergentes'],
    ['/fr/funds/actions-e%CC%81mergentes?utm=1', '/fr/funds/actions-%C3%A9mergentes?utm=1'],
    ['/FR/funds/actions-E%CC%81mergentes', '/fr/funds/actions-%C3%A9mergentes'],
    ['/static/actions-e%CC%81mergentes/a.json', '/static/actions-%C3%A9mergentes/a.json'],
    ['/favicon.ico/', '/favicon.ico'],
  ])('have one address: %s → %s', async (url, location) => {
    const response = await get(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(location);
  });

  it('have accented addresses', async () => {
    expect((await get('/fr/funds/actions-%C3%A9mergentes')).body).toBe('fonds');
  });

  it('answer HEAD with the headers of GET and no body', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/fr/contact' });
    const whole = await get('/fr/contact');
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });
});

describe('compression', () => {
  it('sends the sibling that the browser prefers', async () => {
    const brotli = await get('/fr/contact', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(contact);
    const gzip = await get('/fr/contact', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(contact);
    expect(gzip.headers.etag).not.toBe(brotli.headers.etag);
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['GZIP;Q=0.1', 'gzip'],
    ['identity', undefined],
    ['br;q=high', undefined],
  ])('answers Accept-Encoding: %s with %s', async (header, expected) => {
    const response = await get('/fr/contact', header === undefined ? {} : { 'accept-encoding': header });
    expect(response.headers['content-encoding']).toBe(expected);
  });

  it('sends the file itself where there is no sibling', async () => {
    const response = await get('/fr', { 'accept-encoding': 'br' });
    expect(response.body).toBe('accueil');
    expect(response.headers.vary).toBe('accept-encoding');
  });

  it('ignores siblings older than the file', async () => {
    const site = await sites.release({ 'a.html': 'new', 'a.html.br': brotliCompressSync('old') });
    await utimes(path.join(site, 'current/a.html.br'), new Date(0), new Date(0));
    const server = await sites.serve(site);
    const response = await server.inject({ url: '/a.html', headers: { 'accept-encoding': 'br' } });
    expect(response.body).toBe('new');
  });

  it('does not vary files that are compressed already', async () => {
    const response = await get('/static/photo.webp', { 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(response.headers.vary).toBeUndefined();
  });
});

describe('caching', () => {
  it('keeps what is named by its content for a year', async () => {
    for (const url of [`/${script}`, '/static/logo.svg']) {
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    for (const url of ['/islands.json', '/favicon.ico']) {
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('answers 304 to the entity tag, also a strong or listed one', async () => {
    const etag = String((await get('/fr/contact')).headers.etag);
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const response = await get('/fr/contact', { 'if-none-match': tag });
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe('');
      expect(response.headers).toMatchObject({
        etag,
        'cache-control': expect.any(String),
        vary: 'accept-encoding',
      });
    }
    expect((await get('/fr/contact', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers 304 to the date of the file, and the file to an earlier one', async () => {
    const date = String((await get('/fr/contact')).headers['last-modified']);
    expect((await get('/fr/contact', { 'if-modified-since': date })).statusCode).toBe(304);
    const earlier = new Date(Date.parse(date) - 1000).toUTCString();
    expect((await get('/fr/contact', { 'if-modified-since': earlier })).statusCode).toBe(200);
  });

  it('notices that a file has changed', async () => {
    const before = (await get('/static/logo.svg')).headers.etag;
    await writeFile(path.join(releasesFolder, 'current/static/logo.svg'), '<svg></svg>');
    expect((await get('/static/logo.svg')).headers.etag).not.toBe(before);
  });
});

describe('what is not there', () => {
  it.each([
    ['/fr/inconnu', 'page introuvable'],
    ['/it/x/y?z', 'pagina non trovata'],
    ['/fr/inconnu/', 'page introuvable'],
    ['/fr/document.pdf', 'page introuvable'],
    ['/en/unknown', 'page not found'],
    ['/de', 'page not found'],
    ['//example.com/', 'page not found'],
    ['/.secret', 'page not found'],
    ['/.cache/data.json', 'page not found'],
    ['/_redirects', 'page not found'],
    ['/fr/contact/index.html.br', 'page introuvable'],
    [`/fr/${'a'.repeat(2000)}`, 'page introuvable'],
    ['/favicon.ico/x', 'page not found'],
    ['/fr/404', 'page introuvable'],
    ['/404.html', 'page not found'],
    ['/404', 'page not found'],
  ])('%s answers 404', async (url, body) => {
    const response = await get(url, { 'if-none-match': '*' });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(body);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(response.headers.etag).toBeUndefined();
  });

  it.each([
    '/static/gone.webp',
    '/gone.json',
    '/app-ffffffffffffffffffff.js',
    '/release.json',
    '/pages.json',
    '/hooks/unknown',
    '/health/x',
  ])('%s answers a line of text', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('Not found\n');
    expect(response.headers['cache-control']).not.toContain('immutable');
  });

  it.each([
    ['/FR/Contact', '/fr/contact'],
    ['/Fr/contact?x=Y', '/fr/contact?x=Y'],
  ])('%s leads to the page %s', async (written, address) => {
    const response = await app.inject(written);
    expect([response.statusCode, response.headers.location]).toEqual([308, address]);
  });

  it.each([
    ['/fr/%E9', 'page introuvable'],
    ['/it/x/%?y=%E9', 'pagina non trovata'],
    ['/%E9/fr', 'page not found'],
    ['/fr/a%00', 'page introuvable'],
    ['/fr/..%2f..%2fetc/passwd', 'page introuvable'],
  ])('%s, which is no address, answers 400 with the error page of its language', async (url, body) => {
    const { statusCode, headers, ...response } = await get(url, { accept: 'text/html,*/*;q=0.8' });
    expect([statusCode, response.body]).toEqual([400, body]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['/fr/%E9', 400, 'Bad Request'],
    ['/fr/inconnu', 404, 'Not Found'],
  ])('%s answers %i as JSON to who asks for that', async (url, statusCode, error) => {
    const response = await get(url, { accept: 'application/json' });
    expect(response.statusCode).toBe(statusCode);
    expect(response.json()).toEqual({ statusCode, error, message: expect.any(String) });
    expect(response.headers.vary).toBe('accept-encoding, accept');
    expect((await get(url)).headers.vary).toBe('accept-encoding, accept');
  });

  it('says so without error pages, in the language of the address and with a link home', async () => {
    const site = await sites.release({ 'a.txt': '' });
    const server = await sites.serve(site);
    await rm(path.join(site, 'current', '404.html'));
    const { statusCode, body } = await server.inject('/en/x');
    expect(statusCode).toBe(404);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('An error occurred while showing the error page');
    expect(body).toContain('<a href="/en">');
  });

  it('shows the server error page under its own status', async () => {
    const response = await get('/fr/500');
    expect([response.statusCode, response.body]).toEqual([500, 'erreur']);
  });
});
