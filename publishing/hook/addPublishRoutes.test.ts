import Fastify, { type FastifyInstance } from 'fastify';
import { addPublishRoutes, hookRequestsPerMinute, type PublishRoutesOptions } from './addPublishRoutes';
import { signPublishRequest } from '../testing/signPublishRequest';
import { Publisher } from '../jobs/Publisher';
import { FakeReleases, report } from '../testing/fakeReleases';
import { jobWhen, useJobsFolder } from '../testing/jobsFolder';

const secret = '0123456789abcdef0123456789abcdef';
const folder = useJobsFolder();
const apps: FastifyInstance[] = [];
let now: Date;
let releases: FakeReleases;

beforeEach(() => {
  now = new Date('2026-11-21T08:00:00Z');
  releases = new FakeReleases();
});

afterEach(async () => {
  const closing = apps.splice(0).map((app) => {
    // Close the streams that a test left open.
    app.server.closeAllConnections();
    return app.close();
  });
  await Promise.all(closing);
});

async function start(options: Partial<PublishRoutesOptions> = {}) {
  const publisher = new Publisher({ folder: folder.path, runPublish: releases.runPublish });
  const app = Fastify();
  apps.push(app);
  await app.register(addPublishRoutes, {
    publisher,
    secret,
    trustedProxyHops: 1,
    now: () => now,
    ...options,
  });
  await app.ready();
  await publisher.start();
  return { app, publisher };
}

function signed(body = ''): Record<string, string> {
  // Each request gets its own time, so that none counts as a replay.
  now = new Date(now.getTime() + 1000);
  const headers = { ...signPublishRequest(secret, body, now) };
  return body === '' ? headers : { ...headers, 'content-type': 'application/json; charset=utf-8' };
}

function post(app: FastifyInstance, body: string, headers: Record<string, string>) {
  return app.inject({ method: 'POST', url: '/hooks/publish', headers, payload: body });
}

async function ask(app: FastifyInstance, body = ''): Promise<string> {
  const response = await post(app, body, signed(body));
  expect(response.statusCode).toBe(202);
  return String(response.json().job);
}

/** Chunks of a response as they arrive. */
async function open(app: FastifyInstance, id: string, headers: Record<string, string>) {
  const origin = app.server.listening
    ? app.listeningOrigin
    : await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const response = await fetch(`${origin}/hooks/publish/${id}`, { headers, signal: leaving.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part?: string) => {
    while (part === undefined || !text.includes(part)) {
      const { done, value = '' } = await reader.read();
      if (done) break;
      text += value;
    }
    return text;
  };
  return { status: response.status, until, leave: () => leaving.abort() };
}

const events = { accept: 'text/event-stream' };

describe('POST /hooks/publish', () => {
  it('answers with the job and the addresses of its status', async () => {
    const { app } = await start({ siteUrl: 'https://www.example.com' });
    const body = '{"reason":"Letter of November"}';
    const response = await post(app, body, signed(body));
    const { job } = response.json();
    expect(job).toMatch(/^[0-9a-f]{32}$/);
    expect(response.statusCode).toBe(202);
    expect(response.headers.location).toBe(`/hooks/publish/${job}`);
    expect(response.json()).toEqual({
      job,
      status: 'queued',
      statusUrl: `https://www.example.com/hooks/publish/${job}`,
    });
    expect(response.headers['cache-control']).toContain('no-store');
    await releases.publish(0);
  });

  it('answers requests during a publish with one job', async () => {
    const { app } = await start();
    const first = await ask(app);
    await releases.run(0);
    const others = [await ask(app), await ask(app, '{}')];
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(first);
  });

  it('is not there without a secret', async () => {
    const { app, publisher } = await start({ secret: undefined });
    expect((await post(app, '', signed())).statusCode).toBe(404);
    const { id } = await publisher.request();
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
    const { app } = await start();
    const response = await post(app, body, headers());
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      statusCode: status,
      error: expect.any(String),
      message: expect.any(String),
    });
    expect(releases.runs).toHaveLength(0);
  });

  it('accepts a request once, also after a restart and when the clock is set back', async () => {
    const { app } = await start();
    const headers = signed();
    expect((await post(app, '', headers)).statusCode).toBe(202);
    expect((await post(app, '', headers)).statusCode).toBe(409);
    await app.close();
    const again = await start();
    expect((await post(again.app, '', headers)).statusCode).toBe(409);
    now = new Date(now.getTime() + 301_000);
    expect((await post(again.app, '', headers)).statusCode).toBe(401);
    now = new Date(now.getTime() - 600_000);
    expect((await post(again.app, '', headers)).statusCode).toBe(409);
  });

  it('refuses a flood without signatures, and not the machine at the same address that signs', async () => {
    const { app } = await start();
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
    const { app } = await start();
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

  it('answers 503 while another server works on the jobs', async () => {
    await start();
    const publisher = new Publisher({ folder: folder.path, runPublish: releases.runPublish });
    const second = Fastify();
    apps.push(second);
    await second.register(addPublishRoutes, { publisher, secret, trustedProxyHops: 0, now: () => now });
    const response = await post(second, '', signed());
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
  });
});

describe('GET /hooks/publish/{id}', () => {
  it('returns the job as JSON', async () => {
    const { app, publisher } = await start();
    const id = await ask(app, '{"reason":"letter"}');
    const run = await releases.run(0);
    run.onEvent({ type: 'started', step: 'build' });
    run.onEvent({ type: 'progress', step: 'build', detail: '12 of 240 pages' });
    const response = await app.inject(`/hooks/publish/${id}`);
    expect(response.json()).toMatchObject({ job: id, status: 'running', reasons: ['letter'] });
    expect(response.json().steps[1]).toEqual({ step: 'build', state: 'running', detail: '12 of 240 pages' });
    await releases.publish(0);
    await jobWhen(publisher, id);
    expect((await app.inject(`/hooks/publish/${id}`)).json()).toMatchObject({ status: 'succeeded', report });
    const head = await app.inject({ method: 'HEAD', url: `/hooks/publish/${id}` });
    expect([head.statusCode, head.body, head.headers['x-robots-tag']]).toEqual([200, '', 'noindex']);
  });

  it.each(['0'.repeat(32), 'signatures', '..%2fsignatures', 'x'])('knows no job %s', async (id) => {
    const { app } = await start();
    await ask(app);
    expect((await app.inject(`/hooks/publish/${id}`)).statusCode).toBe(404);
  });

  it('streams events until the job has ended, and goes on behind the last one', async () => {
    const { app } = await start();
    const id = await ask(app);
    const stream = await open(app, id, events);
    (await releases.run(0)).onEvent({ type: 'started', step: 'build' });
    await stream.until('"step":"build"');
    await releases.publish(0);
    const text = await stream.until();
    expect(text.match(/^event: .+/gm)).toEqual([
      'event: state',
      'event: state',
      'event: started',
      'event: published',
      'event: state',
    ]);
    const ids = Array.from(text.matchAll(/^id: (\d+)$/gm), ([, eventId]) => eventId ?? '');
    const rest = await app.inject({
      url: `/hooks/publish/${id}`,
      headers: { ...events, 'last-event-id': ids.at(-3) },
    });
    expect(rest.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(rest.body).toBe('retry: 3000\n\n' + text.slice(text.indexOf(`id: ${ids.at(-2)}\n`)));
    const over = await app.inject({
      url: `/hooks/publish/${id}`,
      headers: { ...events, 'last-event-id': ids.at(-1) },
    });
    expect(over.statusCode).toBe(204);
  });

  it('answers a browser with JSON too', async () => {
    const { app } = await start();
    const url = `/hooks/publish/${await ask(app)}`;
    const response = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers.vary).toBe('accept');
  });

  it('streams to twenty at once, four of them one client’s; a departing one makes room', async () => {
    const { app } = await start();
    const id = await ask(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const openFor = (client: number) => open(app, id, { ...events, 'x-forwarded-for': `10.0.0.${client}` });
    const streams = await Promise.all(Array.from({ length: 16 }, (_, index) => openFor(index % 4)));
    const refused = await openFor(0);
    expect(refused.status).toBe(503);
    expect(await refused.until()).toContain('Too many connections');
    streams.push(...(await Promise.all([4, 4, 4, 4].map(openFor))));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await openFor(5)).status).toBe(503);
    expect((await app.inject(`/hooks/publish/${id}`)).statusCode).toBe(200);
    streams[0]?.leave();
    let next = await openFor(0);
    // The server may notice a moment later.
    while (next.status === 503) next = await next.until().then(() => openFor(0));
    expect(next.status).toBe(200);
  });

  it('ends the streams when the server stops, and keeps the job', async () => {
    const { app } = await start();
    const id = await ask(app);
    await releases.run(0);
    const stream = await open(app, id, events);
    await Promise.all([app.close(), stream.until()]);
    await start();
    expect((await releases.run(1)).job.id).toBe(id);
  });
});
