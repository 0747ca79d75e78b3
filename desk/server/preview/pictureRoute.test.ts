import { problemIn, useDesk } from '../testing/startDesk';

const theDesk = useDesk();

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const address = (path: string) => `/api/pictures/b2%4020261201T080000Z?path=${encodeURIComponent(path)}`;

beforeEach(() => {
  const { pictures } = theDesk();
  pictures.set('b2@20261201T080000Z/company/logo é&.svg', { type: 'image/svg+xml', bytes: svg });
  pictures.set('b2@20261201T080000Z/company/page.html', { type: 'text/html', bytes: svg });
});

test('a picture is sent to whoever is signed in, and runs nothing', async () => {
  const { get } = await theDesk().startFor('editor');
  const answer = await get(address('company/logo é&.svg'));
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(svg)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
});

test('a browser that keeps it asks again, and is refused after signing out', async () => {
  const { app, cookie } = await theDesk().startFor('editor');
  const ask = (known = '') =>
    app.inject({
      url: address('company/logo é&.svg'),
      headers: { host: 'localhost:9100', cookie, 'if-none-match': known },
    });
  const { etag } = (await ask()).headers;
  expect(await ask(String(etag))).toMatchObject({ statusCode: 304, body: '' });
  await theDesk().ask('DELETE', '/api/session', undefined, { cookie });
  expect(await ask(String(etag))).toMatchObject({
    statusCode: 401,
    headers: { 'cache-control': 'no-store' },
  });
});

test('nothing is sent to whoever is signed out', async () => {
  await theDesk().start();
  const answer = await theDesk().ask('GET', address('company/logo é&.svg'));
  expect(problemIn(answer)).toEqual([401, 'signed-out']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['company/page.html', 'company/none.png'])('%s is no picture', async (path) => {
  const { get } = await theDesk().startFor('editor');
  expect(problemIn(await get(address(path)))).toEqual([404, 'not-found']);
});

test('a path has to be named', async () => {
  const { get } = await theDesk().startFor('editor');
  expect(problemIn(await get('/api/pictures/b2'))).toEqual([400, 'invalid']);
});
