import path from 'node:path';
import * as v from 'valibot';
import {
  changesSchema,
  foretoldSchema,
  historySchema,
  previewAddressSchema,
  previewSchema,
  problemSchema,
  publishSchema,
  scheduleSchema,
  schedulesSchema,
  type Changes,
  type Foretold,
  type History,
  type Publish,
} from '../api';
import { DeskProblem } from './ports';
import { maxStreams } from './publishRoutes';
import { sessionMs } from './sessions';
import { page, publish, revision, useDesk } from './testing/startDesk';

const theDesk = useDesk();

const hold = { by: 'jo', at: '2026-11-20T09:00:00.000Z', note: 'wrong figures', releaseId: 'r1' };

/** Letters that a page must not take for markup, a text must not be turned around by, and JSON must carry. */
const hostile = '</script><img src=x onerror=alert(1)>\u202e"\\\u2028\0\u{1f600}\ud800';

async function start(role: 'editor' | 'publisher' = 'publisher', options = {}) {
  const desk = theDesk();
  const app = await desk.start(options);
  const cookie = await desk.cookieOf('camille', role);
  return {
    app,
    cookie,
    publishing: desk.publishing,
    preview: desk.preview,
    get: (url: string) => desk.ask('GET', url, undefined, { cookie }),
    post: (url: string, body: object, headers: Record<string, string | undefined> = {}) =>
      desk.ask('POST', url, body, { cookie, ...headers }),
  };
}

/** Status and code of a problem, in the form of the contract. */
function problemIn(response: { statusCode: number; json: () => unknown }) {
  return [response.statusCode, v.parse(problemSchema, response.json()).code];
}

describe('what a session may do', () => {
  const routes = [
    ['GET', '/api/session'],
    ['GET', '/api/changes'],
    ['GET', '/api/foretold'],
    ['GET', '/api/publishes/latest'],
    ['GET', '/api/publishes/latest/events'],
    ['GET', '/api/history'],
    ['POST', '/api/publishes'],
    ['POST', '/api/take-back'],
    ['POST', '/api/lift'],
    ['GET', '/api/schedules'],
    ['POST', '/api/schedules'],
    ['DELETE', '/api/schedules/1'],
    ['GET', '/api/preview'],
    ['POST', '/api/preview'],
  ] as const;
  const body = { revision: revision.id, releaseId: 'r1', at: '2026-12-01T08:00:00Z' };

  it.each(routes)('%s %s needs one', async (method, url) => {
    const { publishing } = await start();
    const response = await theDesk().ask(method, url, method === 'POST' ? body : undefined);
    expect(problemIn(response)).toEqual([401, 'signed-out']);
    expect(publishing.calls).toEqual([]);
  });

  it.each(routes)('%s %s needs one that has not expired', async (method, url) => {
    const { cookie } = await start();
    theDesk().pass(sessionMs);
    const response = await theDesk().ask(method, url, method === 'POST' ? body : undefined, { cookie });
    expect(problemIn(response)).toEqual([401, 'signed-out']);
  });

  const forPublishers = routes.filter(([method, url]) => method !== 'GET' && url !== '/api/preview');

  it.each(forPublishers)('%s %s is not for editors', async (method, url) => {
    const { cookie, publishing } = await start('editor');
    const sent = method === 'POST' ? body : undefined;
    expect(problemIn(await theDesk().ask(method, url, sent, { cookie }))).toEqual([403, 'forbidden']);
    expect(publishing.calls).toEqual([]);
  });

  it('is to look, for editors', async () => {
    const { get } = await start('editor');
    const urls = ['session', 'changes', 'foretold', 'publishes/latest', 'history'];
    for (const url of urls.map((name) => `/api/${name}`)) {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
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
    const { post } = await start();
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
    const { post, publishing } = await start();
    expect(problemIn(await post('/api/lift', {}, headers))).toEqual([403, 'forbidden']);
    expect(problemIn(await post('/api/session', {}, headers))).toEqual([403, 'forbidden']);
    const signOut = await theDesk().ask('DELETE', '/api/session', undefined, headers);
    expect(problemIn(signOut)).toEqual([403, 'forbidden']);
    expect(publishing.calls).toEqual([]);
  });

  it('the page behind a proxy, whether it passes the host on or not', async () => {
    const deskUrl = 'https://desk.example.com';
    const { post } = await start('publisher', { deskUrl });
    for (const host of ['desk.example.com', '127.0.0.1:9100']) {
      expect((await post('/api/lift', {}, { host, origin: deskUrl })).statusCode).toBe(200);
      const foreign = { host, origin: 'https://evil.example' };
      expect(problemIn(await post('/api/lift', {}, foreign))).toEqual([403, 'forbidden']);
    }
  });
});

describe('the host name', () => {
  it.each(['localhost', 'LOCALHOST:9100', '127.0.0.1:9100', '[::1]:1'])('may be %s', async (host) => {
    await start();
    expect((await theDesk().ask('GET', '/health', undefined, { host })).statusCode).toBe(200);
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:9100',
    'localhost@evil',
    '[::1',
  ])('may not be %j, which may lead here all the same', async (host) => {
    await start();
    for (const url of ['/', '/api/session', '/health', '/assets/app-1.js', '/sign-in/x', '/nowhere']) {
      expect(problemIn(await theDesk().ask('GET', url, undefined, { host }))).toEqual([403, 'forbidden']);
    }
  });

  it('may be the one of DESK_URL', async () => {
    await start('publisher', { deskUrl: 'https://desk.example.com:8443' });
    const statusOf = async (host: string) =>
      (await theDesk().ask('GET', '/health', undefined, { host })).statusCode;
    expect(await statusOf('desk.example.com:8443')).toBe(200);
    expect(await statusOf('desk.example.com')).toBe(403);
  });
});

describe('/api/changes', () => {
  it('tells what differs, whatever is written in it', async () => {
    const { get } = await start('editor');
    const changes: Changes = {
      live: { releaseId: 'r1', builtAt: revision.at, revision },
      latest: { ...revision, id: 'b2', author: hostile, message: hostile },
      changes: [
        {
          kind: 'news',
          code: 'letter',
          title: hostile,
          change: 'edited',
          fields: [{ field: 'texts.fr.title', before: '', after: hostile }],
        },
      ],
      hold,
    };
    theDesk().changes = changes;
    const response = await get('/api/changes');
    expect(v.parse(changesSchema, response.json())).toEqual(changes);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('/api/preview', () => {
  const latestHas = (problems: typeof revision.problems) => {
    theDesk().changes = { ...theDesk().changes, latest: { ...revision, problems } };
  };

  it('asks for the latest revision, for editors too, and answers a secret address', async () => {
    const { post, preview } = await start('editor');
    const response = await post('/api/preview', {});
    expect(response.statusCode).toBe(202);
    expect(v.parse(previewAddressSchema, response.json()).address).toBe(
      'http://127.0.0.1:9101/preview?key=abc',
    );
    expect(preview.asked).toEqual([[revision.id, { isRetry: true }]]);
  });

  it('asks for the content as it is where it has no revisions', async () => {
    const { post, preview } = await start();
    theDesk().changes = { ...theDesk().changes, latest: null };
    expect((await post('/api/preview', {})).statusCode).toBe(202);
    expect(preview.asked).toEqual([[null, { isRetry: true }]]);
  });

  it('says how far it is', async () => {
    const { get, preview } = await start();
    preview.state = {
      shown: { revision: 'a', builtAt: '2026-11-20T09:00:00.000Z' },
      building: { revision: 'b', startedAt: '2026-11-20T10:00:00.000Z' },
      failure: null,
    };
    expect(v.parse(previewSchema, (await get('/api/preview')).json())).toEqual(preview.state);
  });

  it('is begun when somebody looks at the changes', async () => {
    const { get, preview } = await start();
    await get('/api/changes');
    expect(preview.asked).toEqual([[revision.id]]);
  });

  it('is not made of content with problems', async () => {
    const { get, post, preview } = await start();
    latestHas([{ file: 'content/news/a/fr.md', line: 3, expected: 'title: expected a text' }]);
    await get('/api/changes');
    expect(problemIn(await post('/api/preview', {}))).toEqual([422, 'has-problems']);
    expect(preview.asked).toEqual([]);
  });
});

describe('/api/foretold', () => {
  it('tells which pages a publish would touch, and null where nothing can be compared', async () => {
    const { get } = await start('editor');
    const none = await get('/api/foretold');
    expect([none.statusCode, none.body]).toEqual([200, 'null']);
    const foretold: Foretold = {
      rendered: ['/fr', '/fr/actualités'],
      created: ['/fr/actualités'],
      removed: ['/fr/actualites'],
      redirected: [{ from: '/fr/actualites', to: '/fr/actualités' }],
    };
    theDesk().foretold = foretold;
    expect(v.parse(foretoldSchema, (await get('/api/foretold')).json())).toEqual(foretold);
  });
});

describe('POST /api/publishes', () => {
  it('publishes the revision that was looked at', async () => {
    const { post, publishing } = await start();
    const response = await post('/api/publishes', { revision: revision.id, note: ` ${hostile} ` });
    expect(response.statusCode).toBe(202);
    expect(v.parse(publishSchema, response.json())).toEqual({ ...publish, by: 'camille', note: hostile });
    expect(publishing.calls).toEqual([['publish', { by: 'camille', note: hostile, revision: 'a1b2c3' }]]);
  });

  it('publishes without a revision where the content API knows none', async () => {
    const { post, publishing } = await start();
    theDesk().changes = { live: null, latest: null, changes: [], hold: null };
    expect((await post('/api/publishes', { revision: null })).statusCode).toBe(202);
    expect(publishing.calls).toEqual([['publish', { by: 'camille', note: '', revision: null }]]);
  });

  it.each<[number, string, string, Partial<Changes>]>([
    [409, 'outdated', 'another revision', { latest: { ...revision, id: 'b2' } }],
    [409, 'outdated', 'no revision any more', { latest: null }],
    [409, 'held', 'a hold', { hold }],
    [
      422,
      'has-problems',
      'problems',
      { latest: { ...revision, problems: [{ file: 'a.yaml', line: 1, expected: 'A title.' }] } },
    ],
  ])('answers %i %s where there is %s', async (status, code, _, changes) => {
    const { post, publishing } = await start();
    theDesk().changes = { ...theDesk().changes, ...changes };
    expect(problemIn(await post('/api/publishes', { revision: revision.id }))).toEqual([status, code]);
    expect(publishing.calls).toEqual([]);
  });

  it.each([
    [{}, 'revision'],
    [{ revision: 7 }, 'revision'],
    [{ revision: 'a1b2c3', note: 'x'.repeat(501) }, 'note'],
    [['a1b2c3'], 'revision'],
  ])('refuses %j', async (body, field) => {
    const { post, publishing } = await start();
    const response = await post('/api/publishes', body);
    expect(problemIn(response)).toEqual([400, 'invalid']);
    expect(response.json().message).toContain(field);
    expect(publishing.calls).toEqual([]);
  });

  it.each([
    [400, 'broken JSON', '{"revision":'],
    [400, 'nothing', ''],
    [400, 'a prototype', '{"__proto__":{"revision":"a1b2c3"}}'],
    [413, 'a flood', JSON.stringify({ revision: 'a1b2c3', note: 'x'.repeat(20_000) })],
  ])('answers %i to %s', async (status, _, payload) => {
    const { app, cookie } = await start();
    const headers = {
      cookie,
      host: 'localhost:9100',
      origin: 'http://localhost:9100',
      'content-type': 'application/json',
    };
    const response = await app.inject({ method: 'POST', url: '/api/publishes', headers, payload });
    expect(problemIn(response)).toEqual([status, 'invalid']);
  });

  it('passes on why it is not possible', async () => {
    const { post, publishing } = await start();
    publishing.problem = new DeskProblem(409, 'already-publishing', 'Wait for the one of jo.', 30);
    const response = await post('/api/publishes', { revision: revision.id });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { code: 'already-publishing', message: 'Wait for the one of jo.', retryAfter: 30 },
    ]);
    expect(response.headers['retry-after']).toBe('30');
  });

  it('keeps the details of a failure to itself', async () => {
    const { post, publishing } = await start();
    publishing.problem = new Error('EACCES /var/lib/secret');
    const response = await post('/api/publishes', { revision: revision.id });
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { code: 'failed', message: 'The server failed. Its log says why.' },
    ]);
  });
});

describe('/api/schedules', () => {
  const at = '2026-12-01T08:00:00.000Z';
  const wanted = { revision: revision.id, at, note: ' Letter ' };

  it('plans a publish, lists it and withdraws it, and tells the history', async () => {
    const { get, post, cookie } = await start();
    const later = { revision: revision.id, at: '2026-12-02T08:00:00Z' };
    await post('/api/schedules', later);
    const response = await post('/api/schedules', wanted);
    expect(response.statusCode).toBe(201);
    const planned = v.parse(scheduleSchema, response.json());
    expect(planned).toEqual({
      id: 2,
      by: 'camille',
      note: 'Letter',
      at,
      revision: 'a1b2c3',
      isOvertaken: false,
    });
    const listed = v.parse(schedulesSchema, (await get('/api/schedules')).json());
    expect(listed.schedules).toMatchObject([planned, { id: 1, note: '' }]);
    const withdraw = () => theDesk().ask('DELETE', '/api/schedules/2', undefined, { cookie });
    expect((await withdraw()).statusCode).toBe(200);
    expect(problemIn(await withdraw())).toEqual([404, 'not-found']);
    expect((await get('/api/schedules')).json().schedules).toMatchObject([{ id: 1 }]);
    expect(theDesk().recorded).toEqual([
      ['schedule', { by: 'camille', note: '2026-12-02 09:00 (Paris)' }],
      ['schedule', { by: 'camille', note: '2026-12-01 09:00 (Paris): Letter' }],
      ['withdraw', { by: 'camille', note: '2026-12-01 09:00 (Paris): Letter' }],
    ]);
  });

  it('says which are overtaken, as far as the content API knows', async () => {
    const { post, get } = await start();
    await post('/api/schedules', wanted);
    const isOvertaken = async () =>
      v.parse(schedulesSchema, (await get('/api/schedules')).json()).schedules[0]?.isOvertaken;
    theDesk().isOvertaken = async (id) => id === revision.id;
    expect(await isOvertaken()).toBe(true);
    theDesk().isOvertaken = () => Promise.reject(new DeskProblem(502, 'content-api-away', 'Away.'));
    expect(await isOvertaken()).toBe(false);
  });

  it('refuses the past and what is no time', async () => {
    const { post } = await start();
    for (const wrong of [theDesk().now.toISOString(), '2026-11-20T09:59:59Z', '2026-12-01', 'soon', 7]) {
      const response = await post('/api/schedules', { ...wanted, at: wrong });
      expect(problemIn(response)).toEqual([400, 'invalid']);
    }
    const { cookie } = await start();
    const id = await theDesk().ask('DELETE', '/api/schedules/x', undefined, { cookie });
    expect(problemIn(id)).toEqual([400, 'invalid']);
  });

  it('plans while held, but only the revision that was looked at, without problems', async () => {
    const { post } = await start();
    theDesk().changes = { ...theDesk().changes, hold };
    expect((await post('/api/schedules', wanted)).statusCode).toBe(201);
    expect(problemIn(await post('/api/schedules', { ...wanted, revision: 'b2' }))).toEqual([409, 'outdated']);
    const problems = [{ file: 'a.yaml', line: 1, expected: 'A title.' }];
    theDesk().changes = { ...theDesk().changes, latest: { ...revision, problems } };
    expect(problemIn(await post('/api/schedules', wanted))).toEqual([422, 'has-problems']);
  });
});

describe('/api/publishes/latest', () => {
  it('is null before the first', async () => {
    const { get, publishing } = await start('editor');
    const none = await get('/api/publishes/latest');
    expect([none.statusCode, none.body]).toEqual([200, 'null']);
    publishing.newest = { ...publish, note: hostile };
    const response = await get('/api/publishes/latest');
    expect(v.parse(publishSchema, response.json())).toEqual({ ...publish, note: hostile });
  });
});

describe('/api/history', () => {
  it('tells what was done, and what came before an entry', async () => {
    const { get, publishing } = await start('editor');
    const found: History = {
      entries: [
        {
          id: 7,
          at: publish.queuedAt,
          kind: 'sign-in',
          who: hostile,
          via: 'shell',
          note: hostile,
          result: 'succeeded',
        },
      ],
      hasMore: true,
      releases: [{ id: 'r1', builtAt: publish.queuedAt, isLive: true }],
      hold,
    };
    publishing.found = found;
    expect(v.parse(historySchema, (await get('/api/history')).json())).toEqual(found);
    await get('/api/history?before=7');
    expect(publishing.calls).toEqual([
      ['history', undefined],
      ['history', 7],
    ]);
  });

  it.each(['x', '-1', '1.5', '', '1&before=2', '9'.repeat(16)])('refuses before=%s', async (before) => {
    const { get, publishing } = await start();
    expect(problemIn(await get(`/api/history?before=${before}`))).toEqual([400, 'invalid']);
    expect(publishing.calls).toEqual([]);
  });
});

describe('taking back and lifting', () => {
  it('are done in the name of whoever is signed in', async () => {
    const { post, publishing } = await start();
    const taken = await post('/api/take-back', { releaseId: 'r1', note: hostile, by: 'jo' });
    const lifted = await post('/api/lift', {});
    expect([taken.statusCode, taken.json(), lifted.statusCode, lifted.json()]).toEqual([200, {}, 200, {}]);
    expect(publishing.calls).toEqual([
      ['takeBack', { by: 'camille', releaseId: 'r1', note: hostile }],
      ['lift', { by: 'camille', note: '' }],
    ]);
    expect(problemIn(await post('/api/take-back', {}))).toEqual([400, 'invalid']);
  });
});

describe('/api/publishes/latest/events', () => {
  async function listen(options = {}) {
    const started = await start('editor', options);
    await started.app.listen({ port: 0, host: '127.0.0.1' });
    return started;
  }

  /** Reads a stream as it arrives. */
  async function follow({ app, cookie }: Awaited<ReturnType<typeof listen>>) {
    const leaving = new AbortController();
    const url = `${app.listeningOrigin}/api/publishes/latest/events`;
    const response = await fetch(url, { headers: { cookie }, signal: leaving.signal });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    /** All that has come until this part, or until the end. */
    const until = async (part?: string) => {
      while (part === undefined || !text.includes(part)) {
        const { done, value = '' } = await reader.read();
        if (done) break;
        text += value;
      }
      return text;
    };
    return { response, until, leave: () => leaving.abort() };
  }

  const eventOf = (state: Publish) => `event: publish\ndata: ${JSON.stringify(state)}\n\n`;

  it('tells the newest publish and each change of it, until the server stops', async () => {
    const started = await listen();
    started.publishing.newest = publish;
    const { response, until } = await follow(started);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await until('queued')).toBe(`retry: 3000\n\n${eventOf(publish)}`);
    const running: Publish = { ...publish, state: 'running', note: hostile };
    started.publishing.send(running);
    // JSON escapes line ends, so that nothing in a note is a field of its own.
    expect(await until('running')).toBe(`retry: 3000\n\n${eventOf(publish)}${eventOf(running)}`);
    const closing = started.app.close();
    await until();
    await closing;
    expect(started.publishing.openStreams).toBe(0);
  });

  it('sends a comment when there is nothing to tell', async () => {
    const { until } = await follow(await listen({ pauseMs: 1 }));
    expect(await until('still there')).toContain('retry: 3000\n\n: still there\n\n');
  });

  it('ends when the session expires, and tells nothing more', async () => {
    const started = await listen();
    started.publishing.newest = publish;
    const { until } = await follow(started);
    await until('queued');
    theDesk().pass(sessionMs);
    started.publishing.send({ ...publish, state: 'failed' });
    expect(await until()).toBe(`retry: 3000\n\n${eventOf(publish)}`);
  });

  it('ends when the account is removed, also while nothing happens', async () => {
    const started = await listen({ pauseMs: 1 });
    const { until } = await follow(started);
    await until('still there');
    await theDesk().accounts.remove('camille');
    await until();
    expect(started.publishing.openStreams).toBe(0);
  });

  it('breaks off when what it tells of fails, and the server goes on', async () => {
    const started = await listen();
    started.publishing.events = async function* () {
      yield publish;
      throw new Error('no disk');
    };
    const { until } = await follow(started);
    await expect(until()).rejects.toThrow('terminated');
    started.publishing.events = async function* () {
      yield publish;
    };
    expect(await (await follow(started)).until()).toBe(`retry: 3000\n\n${eventOf(publish)}`);
  });

  it('is open twenty times at most, and again when somebody leaves', async () => {
    const started = await listen({ pauseMs: 1 });
    const streams = await Promise.all(Array.from({ length: maxStreams }, () => follow(started)));
    await Promise.all(streams.map(({ until }) => until('retry')));
    const refused = await follow(started);
    expect(refused.response.status).toBe(429);
    expect(v.parse(problemSchema, JSON.parse(await refused.until())).code).toBe('too-many-requests');
    streams[0]!.leave();
    let next = await follow(started);
    while (next.response.status !== 200) next = await follow(started);
    expect(await next.until('retry')).toContain('retry: 3000');
  });
});

describe('the page', () => {
  const get = (url: string) => theDesk().ask('GET', url);

  it.each(['/', '/index.html', '/history', '/publishes/p1?tab=steps'])('answers at %s', async (url) => {
    await start();
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
    await start();
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
    await start();
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
    await start();
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    v.parse(problemSchema, response.json());
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is not answered to other methods, nor at malformed addresses', async () => {
    await start();
    expect(problemIn(await theDesk().ask('POST', '/history', {}))).toEqual([404, 'not-found']);
    expect(problemIn(await theDesk().ask('PUT', '/api/session', {}))).toEqual([404, 'not-found']);
    expect(problemIn(await get('/%zz'))).toEqual([400, 'invalid']);
    const head = await theDesk().ask('HEAD', '/history');
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('that is not built is told of', async () => {
    await start('publisher', { pageFolder: path.join(__dirname, 'nowhere') });
    const response = await get('/');
    expect(problemIn(response)).toEqual([503, 'failed']);
    expect(response.json().message).toBe("The desk's page is not built.");
    expect((await get('/health')).json()).toEqual({ status: 'ok' });
  });
});
