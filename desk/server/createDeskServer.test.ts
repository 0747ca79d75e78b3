import { problemIn, revision, useDesk } from './testing/startDesk';

const theDesk = useDesk();

describe('what a session may do', () => {
  const routes = [
    ['GET', '/api/session'],
    ['GET', '/api/changes'],
    ['GET', '/api/foretold'],
    ['GET', '/api/publishes/latest'],
    ['GET', '/api/history'],
    ['POST', '/api/publishes'],
    ['POST', '/api/take-back'],
    ['POST', '/api/lift'],
    ['GET', '/api/schedules'],
    ['POST', '/api/schedules'],
    ['DELETE', '/api/schedules/1'],
    ['GET', '/api/preview'],
    ['POST', '/api/preview'],
    ['GET', '/api/preview/links'],
    ['POST', '/api/preview/links'],
    ['DELETE', '/api/preview/links/1'],
    ['POST', '/api/session/password'],
    ['DELETE', '/api/session/others'],
    ['GET', '/api/sessions'],
    ['DELETE', '/api/sessions/1'],
  ] as const;
  const body = { revision: revision.id, releaseId: 'r1', at: '2026-12-01T08:00:00Z' };

  it.each(routes)('%s %s needs one', async (method, url) => {
    const { publishing } = await theDesk().startFor();
    const response = await theDesk().ask(method, url, method === 'POST' ? body : undefined);
    expect(problemIn(response)).toEqual([401, 'signed-out']);
    expect(publishing.calls).toEqual([]);
  });

  const forPublishers = [
    ['POST', '/api/publishes', 'publish'],
    ['POST', '/api/take-back', 'rollback'],
    ['POST', '/api/lift', 'lift'],
    ['POST', '/api/schedules', 'schedule'],
    ['DELETE', '/api/schedules/1', 'withdraw'],
  ] as const;

  it.each(forPublishers)(
    '%s %s is not for editors, and the history tells who tried',
    async (method, url, kind) => {
      const { cookie, publishing } = await theDesk().startFor('editor');
      const sent = method === 'POST' ? body : undefined;
      expect(problemIn(await theDesk().ask(method, url, sent, { cookie }))).toEqual([403, 'forbidden']);
      expect(publishing.calls).toEqual([
        ['record', { kind, who: 'camille', result: 'refused', address: '127.0.0.1' }],
      ]);
    },
  );

  it('is to look, for editors', async () => {
    const { get } = await theDesk().startFor('editor');
    const urls = ['session', 'changes', 'foretold', 'publishes/latest', 'history'];
    for (const url of urls.map((name) => `/api/${name}`)) {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      // Answers polled each second have an entity tag, for which the browser must keep them.
      const kept = url === '/api/publishes/latest' ? 'private, no-cache' : 'no-store';
      expect(response.headers['cache-control']).toBe(kept);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });
});

describe('who may ask for a change', () => {
  it.each([
    ['the page', { origin: 'http://localhost:9100' }],
    ['a page whose browser hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a page whose browser leaves its origin out', { origin: undefined, 'sec-fetch-site': 'same-origin' }],
    ['the page, with a charset', { 'content-type': 'Application/JSON; charset=utf-8' }],
    ['the page at another name of this machine', { host: '[::1]:9100', origin: 'http://[::1]:9100' }],
  ])('%s', async (_, headers) => {
    const { post } = await theDesk().startFor();
    expect((await post('/api/lift', {}, headers)).statusCode).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://localhost:9000', 'sec-fetch-site': 'same-site' }],
    ['another site that claims more', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['https instead of http', { origin: 'https://localhost:9100' }],
    ['a program that tells no origin', { origin: undefined }],
    ['a form', { 'content-type': 'text/plain' }],
    ['a form of fields', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['nothing that says its type', { 'content-type': undefined }],
  ])('not %s', async (_, headers) => {
    const { post, publishing } = await theDesk().startFor();
    expect(problemIn(await post('/api/lift', {}, headers))).toEqual([403, 'forbidden']);
    expect(problemIn(await post('/api/session', {}, headers))).toEqual([403, 'forbidden']);
    const signOut = await theDesk().ask('DELETE', '/api/session', undefined, headers);
    expect(problemIn(signOut)).toEqual([403, 'forbidden']);
    expect(publishing.calls).toEqual([]);
  });

  it.each(['same-site', 'cross-site'])(
    'not by a mere look from another page (%s), which would be in the history and prolong the session',
    async (site) => {
      const { get, publishing } = await theDesk().startFor('editor');
      for (const url of ['/api/accounts', '/api/session', '/api/publishes/latest'])
        expect(problemIn(await get(url, { 'sec-fetch-site': site }))).toEqual([403, 'forbidden']);
      expect(publishing.calls).toEqual([]);
      for (const own of ['same-origin', 'none'])
        expect((await get('/api/session', { 'sec-fetch-site': own })).statusCode).toBe(200);
    },
  );

  it('the page behind a proxy, whether it passes the host on or not', async () => {
    const deskUrl = 'https://desk.example.com';
    const { post } = await theDesk().startFor('publisher', { deskUrl });
    for (const host of ['desk.example.com', '127.0.0.1:9100']) {
      expect((await post('/api/lift', {}, { host, origin: deskUrl })).statusCode).toBe(200);
      const foreign = { host, origin: 'https://evil.example' };
      expect(problemIn(await post('/api/lift', {}, foreign))).toEqual([403, 'forbidden']);
    }
  });
});

describe('the host name', () => {
  it.each(['localhost', 'LOCALHOST:9100', '127.0.0.1:9100', '[::1]:1'])('may be %s', async (host) => {
    await theDesk().startFor();
    expect((await theDesk().ask('GET', '/health', undefined, { host })).statusCode).toBe(200);
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:9100',
    'localhost@evil',
    '[::1',
  ])('may not be %j, which may lead here all the same', async (host) => {
    await theDesk().startFor();
    const others = ['/assets/app-1.js', '/sign-in/x', '/nowhere', '/hooks/publishing'];
    for (const url of ['/', '/api/session', '/health', ...others]) {
      expect(problemIn(await theDesk().ask('GET', url, undefined, { host }))).toEqual([403, 'forbidden']);
    }
  });

  it('may be any for the hook, which is signed and comes from the site server', async () => {
    const app = await theDesk().start();
    app.post('/hooks/publish', async () => 'asked');
    const answer = await theDesk().ask('POST', '/hooks/publish', {}, { host: 'desk:9100' });
    expect(answer.body).toBe('asked');
  });

  it('may be the one of DESK_URL', async () => {
    await theDesk().startFor('publisher', { deskUrl: 'https://desk.example.com:8443' });
    const statusOf = async (host: string) =>
      (await theDesk().ask('GET', '/health', undefined, { host })).statusCode;
    expect(await statusOf('desk.example.com:8443')).toBe(200);
    expect(await statusOf('desk.example.com')).toBe(403);
  });
});
