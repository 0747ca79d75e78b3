import { openPublishing } from './database';
import type { PublishEvent } from './events';
import { type Job, type JobRequest, Jobs } from './jobs';
import { endedProcess, usePublishing } from './testing/usePublishing';

const used = usePublishing();
const ana = { who: 'Ana Ruiz', via: 'desk' } as const;
const hook = { who: 'hook', via: 'hook' } as const;
const started: PublishEvent = { type: 'started', step: 'build' };
let jobs: Jobs;
let now: Date;

beforeEach(() => {
  now = new Date('2026-11-21T08:00:00Z');
  jobs = new Jobs(used.database, () => now);
});

const idsOf = async (...requests: JobRequest[]) => {
  const ids: string[] = [];
  for (const request of requests) ids.push((await jobs.add(request)).id);
  return ids;
};

/** Ends the process of the running job, and nobody hears of it. */
const crash = () => used.database.write`UPDATE jobs SET process = ${endedProcess} WHERE state = 'running'`;

async function claimAndEnd(id?: string): Promise<Job | undefined> {
  const job = await jobs.claim(id);
  if (job) await jobs.end(job.id, { state: 'succeeded' });
  return job;
}

describe('a request', () => {
  it('is a job that says who asked, when and why, and waits', async () => {
    const job = await jobs.add({ ...ana, address: '203.0.113.7', reason: 'letter', revision: 'a1' });
    expect(job).toEqual({
      ...{ ...ana, id: expect.stringMatching(/^[0-9a-f]{32}$/), state: 'queued', address: '203.0.113.7' },
      ...{
        revision: 'a1',
        reasons: ['letter'],
        requests: 1,
        crashes: 0,
        allowsFewerPages: false,
        withGatsby: false,
      },
      ...{ queuedAt: '2026-11-21T08:00:00.000Z', events: [] },
    });
    expect(await jobs.find(job.id)).toEqual(job);
    expect(await jobs.find('0'.repeat(32))).toBeUndefined();
  });

  it('joins what its sender has asked for of the same revision, until that starts', async () => {
    const [first, ...others] = await idsOf(
      { ...ana, reason: 'letter' },
      { ...hook, reason: 'saved' },
      { who: 'Bo', via: 'desk' },
      { ...ana, via: 'shell' },
      { ...ana, revision: 'a1' },
      { ...ana, reason: 'fund' },
      ana,
    );
    expect(others.slice(-2)).toEqual([first, first]);
    expect(new Set(others).size).toBe(5);
    expect(await jobs.claim()).toMatchObject({ id: first, reasons: ['letter', 'fund'], requests: 3 });
    expect(await idsOf(ana)).not.toContain(first);
  });

  it('joins none that waits again, as that may be live already', async () => {
    const [first] = await idsOf(hook);
    await jobs.claim(first);
    await crash();
    expect(await jobs.next()).toBe(first);
    const [second, third] = await idsOf(hook, hook);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect([await claimAndEnd(), await claimAndEnd()]).toMatchObject([{ id: first }, { id: second }]);
  });

  it('joins another that is made at the same moment', async () => {
    const added = await Promise.all(['one', 'two', undefined].map((reason) => jobs.add({ ...ana, reason })));
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect(await jobs.claim()).toMatchObject({
      reasons: expect.arrayContaining(['one', 'two']),
      requests: 3,
    });
  });

  it('keeps the newest twenty reasons', async () => {
    const reasons = Array.from({ length: 22 }, (_, index) => `"${index}" é`);
    await idsOf(...reasons.map((reason) => ({ ...ana, reason })));
    expect(await jobs.claim()).toMatchObject({ reasons: reasons.slice(2), requests: 22 });
  });

  it('with an id is one job, however often it is made, and joins no other', async () => {
    const planned = { ...ana, id: '7'.repeat(32) };
    const [waiting] = await idsOf(ana, { ...planned, reason: 'planned' }, { ...planned, reason: 'again' });
    await claimAndEnd(waiting);
    expect(await claimAndEnd()).toMatchObject({ id: planned.id, reasons: ['planned'], requests: 1 });
    expect(await jobs.add(planned)).toMatchObject({ state: 'succeeded', requests: 1 });
  });

  it('that allows fewer pages joins none, and none joins it', async () => {
    const fewer = { ...ana, allowsFewerPages: true };
    const ids = await idsOf(ana, fewer, fewer);
    expect(new Set(ids).size).toBe(3);
    expect(await idsOf(ana)).toEqual([ids[0]]);
    await claimAndEnd(ids[0]);
    expect(ids).not.toContain((await jobs.add(ana)).id);
    expect(await jobs.claim()).toMatchObject({ id: ids[1], allowsFewerPages: true });
  });
});

it('that asks for Gatsby joins its like alone', async () => {
  const [plain, whole, wholeAgain, plainAgain] = await idsOf(
    ana,
    { ...ana, withGatsby: true },
    { ...ana, withGatsby: true },
    ana,
  );
  expect(whole).not.toBe(plain);
  expect([wholeAgain, plainAgain]).toEqual([whole, plain]);
  await claimAndEnd(plain);
  expect(await jobs.claim()).toMatchObject({ id: whole, withGatsby: true, requests: 2 });
});

describe('of several processes', () => {
  let other: Jobs;
  let close: () => void;

  beforeEach(async () => {
    const database = await openPublishing(used.folder);
    close = () => database.close();
    other = new Jobs(database);
  });

  afterEach(() => close());

  it('one runs one job at a time, in the order in which they were asked for', async () => {
    const [first = '', second] = await idsOf(hook, ana);
    const claimed = await Promise.all([jobs.claim(), other.claim(), jobs.claim(second)]);
    expect(claimed.flatMap((job) => job?.id ?? [])).toEqual([expect.stringMatching(`${first}|${second}`)]);
    expect([await jobs.next(), await other.next()]).toEqual([undefined, undefined]);
    await jobs.end(claimed.find((job) => job !== undefined)?.id ?? '', { state: 'succeeded' });
    expect(await other.next()).toBe(await jobs.next());
    expect(await other.claim()).toMatchObject({ state: 'running', startedAt: expect.any(String) });
    await other.end(first, { state: 'succeeded' });
    await other.end(second ?? '', { state: 'succeeded' });
    expect([await jobs.claim(), await jobs.next()]).toEqual([undefined, undefined]);
  });

  it('none takes away the job of one that goes on', async () => {
    const [id] = await idsOf(hook);
    await jobs.claim();
    expect([await other.next(), await other.claim()]).toEqual([undefined, undefined]);
    expect(await other.latest()).toMatchObject({ id, state: 'running', crashes: 0 });
  });
});

it('starts the job that is asked for, before those that wait longer', async () => {
  const [first, second] = await idsOf(hook, ana);
  expect(await jobs.next()).toBe(first);
  expect(await jobs.claim('0'.repeat(32))).toBeUndefined();
  expect(await claimAndEnd(second)).toMatchObject({ id: second });
  expect(await jobs.claim(second)).toBeUndefined();
  expect(await claimAndEnd()).toMatchObject({ id: first });
});

it('keeps the order when the clock goes back', async () => {
  const [first] = await idsOf(hook);
  now = new Date('2020-01-01T00:00:00Z');
  await idsOf(ana);
  expect(await jobs.next()).toBe(first);
});

describe('the end of a job', () => {
  it('says why, and is the only one', async () => {
    const [id = ''] = await idsOf(hook);
    await jobs.claim();
    await jobs.end(id, { state: 'failed', failure: 'checks', message: 'No title\n- /fr/a' });
    await jobs.end(id, { state: 'succeeded' });
    const endedAt = '2026-11-21T08:00:00.000Z';
    const failed = { state: 'failed', failure: 'checks', message: 'No title\n- /fr/a', endedAt };
    expect(await jobs.find(id)).toMatchObject(failed);
  });

  it('can be that it waits again, as if it had not begun', async () => {
    const [id = '', other = ''] = await idsOf(hook, ana);
    await jobs.addEvent(other, started);
    await jobs.claim(id);
    await jobs.addEvent(id, started);
    await jobs.end(id, { state: 'queued', message: 'The server was stopped.' });
    const waiting = { id, state: 'queued', crashes: 0, message: 'The server was stopped.', events: [] };
    const found = await jobs.latest();
    expect(found).toMatchObject(waiting);
    expect([found?.startedAt, found?.endedAt]).toEqual([undefined, undefined]);
    expect((await jobs.find(other))?.events).toHaveLength(1);
    expect((await jobs.claim())?.message).toBeUndefined();
  });
});

describe('a job whose process has ended without a word', () => {
  it('starts again without the events of that run, and fails the third time', async () => {
    const [id = ''] = await idsOf(hook, ana);
    for (const crashes of [1, 2]) {
      await jobs.claim();
      await jobs.addEvent(id, started);
      await crash();
      expect(await jobs.next()).toBe(id);
      const again = {
        state: 'queued',
        crashes,
        events: [],
        message: expect.stringContaining('starts again'),
      };
      expect(await jobs.find(id)).toMatchObject(again);
    }
    await jobs.claim();
    await crash();
    expect(await jobs.next()).not.toBe(id);
    const message = expect.stringContaining('ended 3 times');
    expect(await jobs.find(id)).toMatchObject({ state: 'failed', failure: 'crashed', crashes: 3, message });
  });

  it('fails at once where it was of a shell', async () => {
    const [id = ''] = await idsOf({ ...ana, via: 'shell' });
    await jobs.claim();
    await jobs.addEvent(id, started);
    await crash();
    expect(await jobs.claim()).toBeUndefined();
    expect(await jobs.find(id)).toMatchObject({
      state: 'failed',
      failure: 'ended',
      events: [{ event: started }],
    });
  });
});

it('keeps the newest fifty jobs that have ended, and those that have not', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 52; number += 1) {
    const { id } = await jobs.add(number === 0 ? ana : hook);
    ids.push(id);
    await jobs.addEvent(id, started);
    if (number > 0) await claimAndEnd(id);
  }
  const found = await Promise.all(ids.map((id) => jobs.find(id)));
  expect(found.flatMap((job, index) => (job ? [] : [index]))).toEqual([1]);
  const { rows } = await used.database.read`SELECT count(DISTINCT job) AS jobs FROM job_events`;
  expect(rows[0]?.jobs).toBe(51);
});

it('tells of the one that runs, else of the next, else of the last', async () => {
  expect(await jobs.latest()).toBeUndefined();
  const [first, second] = await idsOf(hook, ana);
  expect(await jobs.latest()).toMatchObject({ id: first });
  await jobs.claim(second);
  await jobs.addEvent(second ?? '', started);
  expect(await jobs.latest()).toMatchObject({ id: second, events: [{ event: started }] });
  expect([await jobs.count('running'), await jobs.count('queued')]).toEqual([1, 1]);
  await jobs.end(second ?? '', { state: 'succeeded' });
  expect(await jobs.latest()).toMatchObject({ id: first });
  await claimAndEnd();
  expect(await jobs.latest()).toMatchObject({ id: second, state: 'succeeded' });
  await idsOf({ ...hook, revision: 'a1' });
  expect(await jobs.latestOf('hook')).toMatchObject({ revision: 'a1', state: 'queued' });
  expect(await jobs.latestOf('Bo')).toBeUndefined();
});

it('keeps the newest that Gatsby has built, however many others come after it', async () => {
  const withGatsby = { who: 'night', via: 'desk', withGatsby: true } as const;
  const claimed = async (request: JobRequest) => {
    const [id = ''] = await idsOf(request);
    await jobs.claim(id);
    return id;
  };
  const built = await claimed(withGatsby);
  await jobs.end(built, { state: 'succeeded' });
  await jobs.end(await claimed(withGatsby), { state: 'failed' });
  for (let count = 0; count < 60; count += 1) await jobs.end(await claimed(hook), { state: 'succeeded' });
  expect(await jobs.latestWithGatsby()).toMatchObject({ id: built });
  const newer = await claimed(withGatsby);
  await jobs.end(newer, { state: 'succeeded' });
  expect(await jobs.latestWithGatsby()).toMatchObject({ id: newer });
  expect(await jobs.find(built)).toBeUndefined();
});

it('leaves out events that only a later version knows', async () => {
  const [id = ''] = await idsOf(hook);
  await used.database.write`INSERT INTO job_events (job, at, event)
    VALUES (${id}, 0, '{"type":"started","step":"lunch"}')`;
  await jobs.addEvent(id, started);
  expect(await jobs.find(id)).toMatchObject({ events: [{ at: now.toISOString(), event: started }] });
});
