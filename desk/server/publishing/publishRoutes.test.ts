import * as v from 'valibot';
import {
  changesSchema,
  foretoldSchema,
  historySchema,
  publishSchema,
  type Changes,
  type Foretold,
  type History,
} from '../../api';
import { HttpError } from '../../../platform/http/httpErrors';
import { hold, hostile, problemIn, publish, revision, useDesk } from '../testing/startDesk';

const theDesk = useDesk();

describe('/api/changes', () => {
  it('tells what differs, whatever is written in it', async () => {
    const { get } = await theDesk().startFor('editor');
    const changes: Changes = {
      live: { releaseId: 'r1', builtAt: revision.at, revision },
      latest: { ...revision, id: 'b2', author: hostile, message: hostile },
      changes: [
        {
          kind: 'news',
          code: 'letter',
          title: `${hostile}\u202e`,
          change: 'edited',
          differences: [{ type: 'field', file: 'fr.md', path: [hostile], before: null, after: hostile }],
          omitted: 0,
        },
      ],
      omitted: 0,
      hold,
    };
    theDesk().changes = changes;
    const response = await get('/api/changes');
    const shown = v.parse(changesSchema, response.json());
    expect(shown).toEqual(v.parse(changesSchema, changes));
    expect(shown.changes[0]?.title).toContain('[U+202E]');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('/api/foretold', () => {
  it('tells which pages a publish would touch, and null where nothing can be compared', async () => {
    const { get } = await theDesk().startFor('editor');
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
    const { post, publishing } = await theDesk().startFor();
    const response = await post('/api/publishes', { revision: revision.id, note: ` ${hostile} ` });
    expect(response.statusCode).toBe(202);
    expect(v.parse(publishSchema, response.json())).toEqual({ ...publish, by: 'camille', note: hostile });
    expect(publishing.calls).toEqual([
      ['publish', { by: 'camille', note: hostile, revision: 'a1b2c3', address: '127.0.0.1' }],
    ]);
  });

  it('publishes nothing for an account that goes while the content is read', async () => {
    const { post, publishing } = await theDesk().startFor();
    theDesk().onReading = () => theDesk().accounts.remove('camille');
    const answer = await post('/api/publishes', { revision: revision.id });
    expect(problemIn(answer)).toEqual([401, 'signed-out']);
    expect(publishing.calls).toEqual([]);
  });

  it('waits for no differences', async () => {
    const { post } = await theDesk().startFor('publisher', {
      content: {
        changes: () => Promise.reject(new Error('The differences were asked for')),
        latest: async () => theDesk().changes,
        foretold: async () => null,
        isOvertaken: async () => false,
        picture: async () => undefined,
      },
    });
    expect((await post('/api/publishes', { revision: revision.id })).statusCode).toBe(202);
    expect((await post('/api/preview', {})).statusCode).toBe(202);
  });

  it.each<[number, string, string, Partial<Changes>]>([
    [409, 'outdated', 'another revision', { latest: { ...revision, id: 'b2' } }],
    [409, 'held', 'a hold', { hold }],
    [
      422,
      'has-problems',
      'problems',
      { latest: { ...revision, problems: [{ file: 'a.yaml', line: 1, expected: 'A title.' }] } },
    ],
  ])('answers %i %s where there is %s', async (status, code, _, changes) => {
    const { post, publishing } = await theDesk().startFor();
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
    const { post, publishing } = await theDesk().startFor();
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
    const { app, cookie } = await theDesk().startFor();
    const headers = {
      cookie,
      host: 'localhost:9100',
      origin: 'http://localhost:9100',
      'content-type': 'application/json',
    };
    const response = await app.inject({ method: 'POST', url: '/api/publishes', headers, payload });
    expect(problemIn(response)).toEqual([status, status === 413 ? 'too-large' : 'invalid']);
  });

  it('passes on why it is not possible', async () => {
    const { post, publishing } = await theDesk().startFor();
    publishing.problem = new HttpError([409, 'already-publishing', 'Wait for the one of jo.'], {
      retryAfter: 30,
    });
    const response = await post('/api/publishes', { revision: revision.id });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { code: 'already-publishing', message: 'Wait for the one of jo.', retryAfter: 30 },
    ]);
    expect(response.headers['retry-after']).toBe('30');
  });

  it('keeps the details of a failure to itself', async () => {
    const { post, publishing } = await theDesk().startFor();
    publishing.problem = new Error('EACCES /var/lib/secret');
    const response = await post('/api/publishes', { revision: revision.id });
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { code: 'failed', message: 'The server failed. Its log says why.' },
    ]);
  });
});

describe('/api/publishes/latest', () => {
  it('is null before the first', async () => {
    const { get, publishing } = await theDesk().startFor('editor');
    const none = await get('/api/publishes/latest');
    expect([none.statusCode, none.body]).toEqual([200, 'null']);
    publishing.newest = { ...publish, note: hostile };
    const response = await get('/api/publishes/latest');
    expect(v.parse(publishSchema, response.json())).toEqual({ ...publish, note: hostile });
  });

  it('is sent again only when it has changed', async () => {
    const { app, cookie, publishing } = await theDesk().startFor('editor');
    publishing.newest = publish;
    const ask = (known: string) =>
      app.inject({
        url: '/api/publishes/latest',
        headers: { host: 'localhost:9100', cookie, 'if-none-match': known },
      });
    const { headers } = await ask('"none"');
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = await ask(`W/${headers.etag}`);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    publishing.newest = { ...publish, state: 'running' };
    expect((await ask(String(headers.etag))).json()).toMatchObject({ state: 'running' });
  });
});

describe('/api/history', () => {
  it('tells what was done, and what came before an entry', async () => {
    const { get, publishing } = await theDesk().startFor('editor');
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
    const { get, publishing } = await theDesk().startFor();
    expect(problemIn(await get(`/api/history?before=${before}`))).toEqual([400, 'invalid']);
    expect(publishing.calls).toEqual([]);
  });
});

it.each(['\u001b[2J', 'a\0', '\u202eletter', '\u2066', '\ud800'])(
  'a note with %j is refused',
  async (note) => {
    const { post, publishing } = await theDesk().startFor();
    const bodies = { revision: revision.id, releaseId: 'r1', at: '2026-12-01T08:00:00Z', note };
    for (const url of ['publishes', 'schedules', 'take-back', 'lift']) {
      const answer = await post(`/api/${url}`, bodies);
      expect(problemIn(answer)).toEqual([400, 'unprintable']);
      expect(answer.json().message).toContain('an invisible control character');
    }
    expect(publishing.calls).toEqual([]);
  },
);

describe('taking back and lifting', () => {
  it('are done in the name of whoever is signed in', async () => {
    const { post, publishing } = await theDesk().startFor();
    const taken = await post('/api/take-back', { releaseId: 'r1', note: hostile, by: 'jo' });
    const lifted = await post('/api/lift', {});
    expect([taken.statusCode, taken.json(), lifted.statusCode, lifted.json()]).toEqual([200, {}, 200, {}]);
    expect(publishing.calls).toEqual([
      ['takeBack', { by: 'camille', releaseId: 'r1', note: hostile, address: '127.0.0.1' }],
      ['lift', { by: 'camille', note: '', address: '127.0.0.1' }],
    ]);
    expect(problemIn(await post('/api/take-back', {}))).toEqual([400, 'invalid']);
  });
});
