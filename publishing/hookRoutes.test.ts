import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { PublishReport } from './events';
import { addHookRoutes, type HookOptions, hookRequestsPerMinute } from './hookRoutes';
import { Jobs } from './jobs';
import { signPublishRequest } from './testing/signPublishRequest';
import { usePublishing } from './testing/usePublishing';

const secret = '0123456789abcdef0123456789abcdef';
const used = usePublishing();
const apps: FastifyInstance[] = [];
let jobs: Jobs;
let onJob: jest.Mock;
let now: Date;

beforeEach(() => {
  now = new Date('2026-11-21T08:00:00Z');
  jobs = new Jobs(used.database, () => now);
  onJob = jest.fn();
});

afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function start(options: Partial<HookOptions> = {}): Promise<FastifyInstance> {
  const app = Fastify();
  apps.push(app);
  const { database } = used;
  const parts = { database, jobs, onJob, secret, trustedProxyHops: 1, now: () => now };
  await app.register(addHookRoutes, { ...parts, ...options });
  return app;
}

function signed(body = ''): Record<string, string> {
  // Each request gets its own time, so that none counts as a replay.
  now = new Date(now.getTime() + 1000);
  const headers = { ...signPublishRequest(secret, body, now) };
  return body === '' ? headers : { ...headers, 'content-type': 'application/json; charset=utf-8' };
}

function post(app: FastifyInstance, body = '', headers = signed(body)) {
  return app.inject({ method: 'POST', url: '/hooks/publish', headers, payload: body });
}

/** The id of the job that an answer names. */
const jobOf = (response: { json: () => unknown }) =>
  v.parse(v.object({ job: v.string() }), response.json()).job;

describe('POST /hooks/publish', () => {
  it('answers with the job and the addresses of its status', async () => {
    const app = await start({ siteUrl: 'https://www.example.com' });
    const response = await post(app, '{"reason":"Letter of November"}');
    const job = jobOf(response);
    expect(response.statusCode).toBe(202);
    expect(response.headers.location).toBe(`/hooks/publish/${job}`);
    expect(response.json()).toEqual({
      job,
      status: 'queued',
      statusUrl: `https://www.example.com/hooks/publish/${job}`,
    });
    expect(response.headers['cache-control']).toContain('no-store');
    const asked = { who: 'hook', via: 'hook', reasons: ['Letter of November'], state: 'queued' };
    expect(await jobs.find(job)).toMatchObject(asked);
    expect(onJob).toHaveBeenCalledTimes(1);
  });

  it('answers requests during a publish with one job', async () => {
    const app = await start();
    const first = jobOf(await post(app));
    await jobs.claim();
    const others = await Promise.all([post(app), post(app, '{}')]);
    expect([...new Set(others.map(jobOf))]).toEqual([expect.not.stringMatching(first)]);
    expect(await jobs.count('queued')).toBe(1);
  });

  it('is not there without a secret', async () => {
    const app = await start({ secret: undefined });
    expect((await post(app)).statusCode).toBe(404);
    const { id } = await jobs.add({ who: 'hook', via: 'hook' });
    expect((await app.inject(`/hooks/publish/${id}`)).statusCode).toBe(404);
  });

  it.each<[number, string, string, () => Record<string, string>]>([
    [401, 'an unsigned request', '', () => ({})],
    [401, 'a body that was not signed', '{"reason":"b"}', () => signed('{"reason":"a"}')],
    [400, 'a reason that is no text', '{"reason":7}', () => signed('{"reason":7}')],
    [415, 'a form', 'a=b', () => ({ ...signed('a=b'), 'content-type': 'application/x-www-form-urlencoded' })],
    [415, 'JSON that says it is text', '{}', () => ({ ...signed('{}'), 'content-type': 'text/plain' })],
    [413, 'a body of more than 16 KB', 'x'.repeat(16 * 1024 + 1), () => signed()],
  ])('answers %i to %s', async (status, _, body, headers) => {
    const response = await post(await start(), body, headers());
    expect(response.statusCode).toBe(status);
    const problem = { statusCode: status, error: expect.any(String), message: expect.any(String) };
    expect(response.json()).toEqual(problem);
    expect(await jobs.latest()).toBeUndefined();
    expect(onJob).not.toHaveBeenCalled();
  });

  it('accepts a request once, also at one moment, after a restart and when the clock is set back', async () => {
    const app = await start();
    const headers = signed();
    const answers = await Promise.all([post(app, '', headers), post(app, '', headers)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
    const again = await start();
    for (const [seconds, status] of [
      [0, 409],
      [301, 401],
      [-600, 409],
      [-100_000, 401],
      [100_299, 409],
    ] as const) {
      now = new Date(now.getTime() + seconds * 1000);
      expect((await post(again, '', headers)).statusCode).toBe(status);
    }
    expect(await jobs.latest()).toMatchObject({ requests: 1 });
  });

  it('refuses a flood without signatures, and not the machine at the same address that signs', async () => {
    const app = await start();
    const flood = { 'x-forwarded-for': '203.0.113.9' };
    for (let count = 0; count < hookRequestsPerMinute; count += 1) {
      expect((await post(app, '', flood)).statusCode).toBe(401);
    }
    const refused = await post(app, '', flood);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const spoofed = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    expect((await post(app, '', spoofed)).statusCode).toBe(429);
    expect((await post(app, '', { ...signed(), ...flood })).statusCode).toBe(202);
  });

  it('refuses a flood of signed requests, and does not count repeated ones', async () => {
    const app = await start();
    const sender = { 'x-forwarded-for': '203.0.113.9' };
    const first = { ...signed(), ...sender };
    expect((await post(app, '', first)).statusCode).toBe(202);
    for (let count = 0; count < 3; count += 1) expect((await post(app, '', first)).statusCode).toBe(409);
    for (let count = 1; count < hookRequestsPerMinute; count += 1) {
      expect((await post(app, '', { ...signed(), ...sender })).statusCode).toBe(202);
    }
    expect((await post(app, '', { ...signed(), ...sender })).statusCode).toBe(429);
    const other = { 'x-forwarded-for': '203.0.113.10' };
    expect((await post(app, '', { ...signed(), ...other })).statusCode).toBe(202);
  });

  it('answers 503 where a request cannot be kept, and accepts that signature no more', async () => {
    const app = await start();
    jest.spyOn(jobs, 'add').mockRejectedValueOnce(new Error('database or disk is full'));
    const headers = signed();
    const response = await post(app, '', headers);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
    expect((await post(app, '', headers)).statusCode).toBe(409);
    used.database.close();
    expect((await post(app)).statusCode).toBe(503);
    expect(onJob).not.toHaveBeenCalled();
  });
});

describe('GET /hooks/publish/{id}', () => {
  const at = '2026-11-21T08:00:00.000Z';
  const report: PublishReport = {
    ...{ releaseId: '20261121T080000Z-0123abcd', pages: 240, rendered: ['/fr/a'], created: [], removed: [] },
    ...{
      redirected: [],
      warnings: [{ about: 'short-page', path: '/fr/court', characters: 13 }],
      seconds: {},
    },
  };
  let id: string;
  let app: FastifyInstance;

  beforeEach(async () => {
    app = await start();
    id = (await jobs.add({ who: 'hook', via: 'hook', reason: 'letter' })).id;
  });

  const status = async (): Promise<unknown> => (await app.inject(`/hooks/publish/${id}`)).json();

  it('tells how the job goes, step by step, and what came of it', async () => {
    const waits = { step: 'wait', state: 'waiting' };
    const queued = { job: id, status: 'queued', reasons: ['letter'], requests: 1, queuedAt: at };
    expect(await status()).toEqual({ ...queued, steps: expect.arrayContaining([waits]) });
    await jobs.claim(id);
    await jobs.addEvent(id, { type: 'started', step: 'wait' });
    await jobs.addEvent(id, { type: 'finished', step: 'wait', seconds: 1.25, detail: 'no other' });
    await jobs.addEvent(id, { type: 'started', step: 'build' });
    await jobs.addEvent(id, { type: 'progress', step: 'build', detail: '12 of 240 pages' });
    const steps = [
      { step: 'wait', state: 'finished', seconds: 1.25, detail: 'no other' },
      { step: 'build', state: 'running', detail: '12 of 240 pages' },
      ...['compress', 'assemble', 'check', 'promote', 'tidy'].map((step) => ({ step, state: 'waiting' })),
    ];
    expect(await status()).toEqual({ ...queued, status: 'running', startedAt: at, steps });
    await jobs.addEvent(id, { type: 'published', report });
    await jobs.end(id, { state: 'succeeded' });
    expect(await status()).toMatchObject({ status: 'succeeded', endedAt: at, report });
  });

  it('tells why a publish failed, and at which step, also where its process was killed', async () => {
    await jobs.claim(id);
    await jobs.addEvent(id, { type: 'started', step: 'build' });
    await jobs.end(id, { state: 'failed', failure: 'crashed', message: 'It ended three times.' });
    const failure = { failure: 'crashed', step: 'build', message: 'It ended three times.' };
    const advice = expect.stringContaining('The live release is unchanged');
    expect(await status()).toMatchObject({ status: 'failed', failure: { ...failure, advice } });
  });

  it('answers whoever asks with JSON, or its header only', async () => {
    const accept = 'text/event-stream, text/html;q=0.8';
    const response = await app.inject({ url: `/hooks/publish/${id}`, headers: { accept } });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const head = await app.inject({ method: 'HEAD', url: `/hooks/publish/${id}` });
    expect([head.statusCode, head.body, head.headers['x-robots-tag']]).toEqual([200, '', 'noindex']);
  });

  it.each(['0'.repeat(32), 'signatures', '..%2fsignatures', 'x'])('knows no job %s', async (unknown) => {
    expect((await app.inject(`/hooks/publish/${unknown}`)).statusCode).toBe(404);
  });
});
