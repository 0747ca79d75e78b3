import path from 'node:path';
import * as v from 'valibot';
import { problemSchema } from '../api';
import { page, problemIn, useDesk } from './testing/startDesk';

const theDesk = useDesk();

describe('the page', () => {
  const get = (url: string) => theDesk().ask('GET', url);

  it.each(['/', '/index.html', '/history', '/publishes/p1?tab=steps'])('answers at %s', async (url) => {
    await theDesk().startFor();
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(response.body).toContain('<script src="/assets/app-1.js">');
    expect(response.body).not.toContain('__CSP_NONCE__');
  });

  it('may load its own files only, and add styles with a nonce of this answer', async () => {
    await theDesk().startFor();
    const [one, other] = [await get('/'), await get('/')];
    const nonce = /content="([\w-]{22})"/.exec(one.body)?.[1];
    expect(one.headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join(';'),
    );
    expect(other.body).not.toContain(nonce);
    expect(one.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
    });
    expect(one.headers['strict-transport-security']).toBeUndefined();
    const api = await get('/api/session');
    expect(api.headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('has assets that never change, and other files that may', async () => {
    await theDesk().startFor();
    const asset = await get('/assets/app-1.js');
    expect([asset.statusCode, asset.body]).toEqual([200, page['assets/app-1.js']]);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toContain('javascript');
    expect(asset.headers['content-security-policy']).toContain("default-src 'none'");
    const icon = await get('/favicon.svg');
    expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it.each([
    '/assets/app-2.js',
    '/robots.txt',
    '/.secret',
    '/..%2fdesk.db',
    '/%2e%2e/desk.db',
    '/api',
    '/api/nothing',
    '/api/publishes/latest/nothing',
  ])('is not at %s', async (url) => {
    await theDesk().startFor();
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    v.parse(problemSchema, response.json());
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is not answered to other methods, nor at malformed addresses', async () => {
    await theDesk().startFor();
    expect(problemIn(await theDesk().ask('POST', '/history', {}))).toEqual([404, 'not-found']);
    expect(problemIn(await theDesk().ask('PUT', '/api/session', {}))).toEqual([404, 'not-found']);
    expect(problemIn(await get('/%zz'))).toEqual([400, 'invalid']);
    const head = await theDesk().ask('HEAD', '/history');
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('that is not built is told of', async () => {
    await theDesk().startFor('publisher', { pageFolder: path.join(__dirname, 'nowhere') });
    const response = await get('/');
    expect(problemIn(response)).toEqual([503, 'failed']);
    expect(response.json().message).toContain('npm run desk:build');
    const health = await get('/health');
    expect([health.statusCode, health.json()]).toEqual([
      503,
      expect.objectContaining({ status: 'failed', page: 'missing' }),
    ]);
  });
});
