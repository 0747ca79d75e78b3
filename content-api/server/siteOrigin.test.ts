import type { InjectOptions } from 'fastify';
import { isSiteOrigin } from './siteOrigin';
import { exampleServer } from './testing/exampleServer';

const published = 'https://www.meridane.example';
const local = 'http://localhost:9000';

test.each([
  ['https://www.meridane.example', published, true],
  ['https://meridane.example', published, false],
  ['https://www.meridane.example.evil.example', published, false],
  ['http://www.meridane.example', published, false],
  ['https://www.meridane.example:8443', published, false],
  ['https://www.meridane.example/fr', published, false],
  ['https://user@www.meridane.example', published, false],
  ['http://localhost', published, false],
  ['null', published, false],
  ['', published, false],
  [undefined, published, false],
  ['http://localhost:9000', local, true],
  ['http://127.0.0.1:9000', local, true],
  ['http://[::1]:9000', local, true],
  ['http://localhost:9001', local, false],
  ['https://localhost:9000', local, false],
  ['http://127.0.0.1.evil.example:9000', local, false],
  ['http://192.168.0.4:9000', local, false],
])('%s asks the server of %s: %s', (origin, siteUrl, expected) => {
  expect(isSiteOrigin(origin, siteUrl)).toBe(expected);
});

const siteUrl = 'https://www.meridane.example';
const token = '0123456789abcdef';

async function ask(origin: string | undefined, request: InjectOptions, site: string | undefined = siteUrl) {
  const app = await exampleServer({ siteUrl: site, token, isOpenToBrowsers: true });
  const headers = { ...(origin === undefined ? {} : { origin }), ...request.headers };
  return app.inject({ ...request, headers });
}

const preflight = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type',
};

const foreign = [
  undefined,
  'null',
  'https://evil.example',
  'https://meridane.example',
  'https://www.meridane.example.evil.example',
  'https://www.meridane.example:8443',
  'http://www.meridane.example',
  'https://www.meridane.example/',
];

describe.each(['/graphql', '/_content/fr', '/_content'])('%s', (url) => {
  test('tells browsers that pages of the site may ask, token and all', async () => {
    const answer = await ask(siteUrl, { method: 'OPTIONS', url, headers: preflight });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': siteUrl,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, authorization',
      'access-control-max-age': '7200',
      vary: 'Origin',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('lets pages of the site read the answer, also that the token is wrong', async () => {
    const payload = url === '/graphql' ? { query: '{ company(locale: "fr") { title } }' } : {};
    for (const [given, status] of [
      [token, url === '/_content' ? 404 : 200],
      ['wrong', 401],
    ] as const) {
      const headers = { authorization: `Bearer ${given}` };
      const answer = await ask(siteUrl, { method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({ 'access-control-allow-origin': siteUrl, vary: 'Origin' });
    }
  });

  test.each(foreign)('lets nobody else: %s', async (origin) => {
    const asked = await ask(origin, { method: 'OPTIONS', url, headers: preflight });
    expect(asked.statusCode).toBe(origin === undefined ? 401 : 403);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await ask(origin, { method: 'POST', url, headers, payload: {} });
    for (const { headers: answered } of [asked, answer]) {
      expect(answered.vary).toBe('Origin');
      expect(Object.keys(answered).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  test('answers no OPTIONS that is no preflight', async () => {
    expect((await ask(siteUrl, { method: 'OPTIONS', url })).statusCode).toBe(401);
  });
});

test.each(['/graphql', '/health', '/nothing'])(
  '%s is for no page where browsers do not come here',
  async (url) => {
    const app = await exampleServer({ siteUrl, token });
    const { headers, statusCode } = await app.inject({ url, headers: { origin: siteUrl } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(statusCode).toBe(403);
  },
);

test('a site on this machine has more than one name', async () => {
  const origin = 'http://127.0.0.1:9000';
  const answer = await ask(
    origin,
    { method: 'OPTIONS', url: '/graphql', headers: preflight },
    'http://localhost:9000',
  );
  expect(answer.headers['access-control-allow-origin']).toBe(origin);
});
