import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { statusOf } from '../hook/jobStatus';
import { FakeReleases } from '../testing/fakeReleases';
import { jobWhen, useJobsFolder } from '../testing/jobsFolder';
import { Publisher, type PublisherOptions, PublisherUnavailable } from './Publisher';
import { newJob, type PublishJob, withEvent, withState } from './publishJob';

const folder = useJobsFolder();
const now = new Date('2026-11-21T08:00:00Z');
const publishers: Publisher[] = [];
let releases: FakeReleases;

beforeEach(() => {
  releases = new FakeReleases();
});

afterEach(async () => {
  await Promise.all(publishers.splice(0).map((publisher) => publisher.stop()));
});

function create(options: Partial<PublisherOptions> = {}): Publisher {
  const publisher = new Publisher({ folder: folder.path, runPublish: releases.runPublish, ...options });
  publishers.push(publisher);
  return publisher;
}

async function started(options: Partial<PublisherOptions> = {}): Promise<Publisher> {
  const publisher = create(options);
  await publisher.start();
  return publisher;
}

function idOf(number: number): string {
  return number.toString(16).padStart(32, '0');
}

/** Leaves a job on disk, as if another process had created it. */
async function leave(job: PublishJob): Promise<void> {
  await mkdir(folder.path, { recursive: true });
  await writeFile(path.join(folder.path, `${job.id}.json`), JSON.stringify(job));
}

function runningJob(number: number, crashCount = 0): PublishJob {
  const running = withState({ ...newJob(idOf(number), number, 'letter', now), crashCount }, 'running', now);
  return withEvent(running, { type: 'started', step: 'build' }, now);
}

it('publishes one after the other, and makes one job of what is asked for meanwhile', async () => {
  const publisher = await started();
  const first = await publisher.request({ reason: 'first' });
  const run = await releases.run(0);
  const later = await Promise.all(
    ['second', 'third', undefined].map((reason) => publisher.request({ reason })),
  );
  expect(new Set(later.map(({ id }) => id)).size).toBe(1);
  expect(later[0]?.id).not.toBe(first.id);
  expect(run.job.id).toBe(first.id);
  expect(releases.runs).toHaveLength(1);

  await releases.publish(0);
  expect((await releases.run(1)).job.id).toBe(later[0]?.id);
  await releases.publish(1);
  const done = await jobWhen(publisher, later[0]?.id ?? '');
  expect(done).toMatchObject({ state: 'succeeded', reasons: ['second', 'third'], requests: 3 });
  expect(releases.runs).toHaveLength(2);
});

it('makes jobs of their own of what different people ask for', async () => {
  const publisher = await started();
  await publisher.request();
  await releases.run(0);
  const ana = { by: 'Ana Ruiz', via: 'desk' } as const;
  const first = await publisher.request({ reason: 'letter', ...ana });
  const hook = await publisher.request({ reason: 'saved' });
  const bo = await publisher.request({ ...ana, by: 'Bo' });
  const again = await publisher.request({ reason: 'fund', ...ana });
  expect([first.id, hook.id, bo.id]).toEqual([...new Set([again.id, hook.id, bo.id])]);
  expect(JSON.parse(await readFile(path.join(folder.path, `${first.id}.json`), 'utf8'))).toMatchObject(ana);
  await releases.publish(0);
  const { job } = await releases.run(1);
  expect(job).toMatchObject({ ...ana, reasons: ['letter', 'fund'], requests: 2 });
  await releases.publish(1);
  expect((await releases.run(2)).job).toMatchObject({ id: hook.id, reasons: ['saved'] });
  await releases.publish(2);
  expect((await releases.run(3)).job).toMatchObject({ id: bo.id, by: 'Bo', via: 'desk', reasons: [] });
});

it('makes one job of a request with an id, however often it is made, and joins it to no other', async () => {
  const ana = { by: 'Ana Ruiz', via: 'desk' } as const;
  const publisher = await started();
  await publisher.request();
  await releases.run(0);
  const waiting = await publisher.request(ana);
  const ids = [];
  for (const reason of ['planned', 'again']) {
    ids.push((await publisher.request({ ...ana, id: idOf(7), reason })).id);
  }
  expect(ids).toEqual([idOf(7), idOf(7)]);
  for (const run of [0, 1, 2]) await releases.publish(run);
  expect(await jobWhen(publisher, idOf(7))).toMatchObject({ reasons: ['planned'], requests: 1 });
  expect(waiting.id).not.toBe(idOf(7));
  await publisher.stop();
  const next = await started();
  expect(await next.request({ ...ana, id: idOf(7) })).toMatchObject({ state: 'succeeded' });
  expect(releases.runs).toHaveLength(3);
});

it('tells how many jobs wait and run, and how each ended', async () => {
  const ends: unknown[] = [];
  const publisher = await started({ onJobEnd: (...end) => ends.push(end) });
  await publisher.request();
  await releases.run(0);
  const { id } = await publisher.request();
  expect([publisher.count('running'), publisher.count('queued')]).toEqual([1, 1]);
  await releases.publish(0);
  await releases.publish(1);
  await jobWhen(publisher, id);
  await publisher.stop();
  expect(ends).toEqual([
    ['succeeded', expect.any(Number)],
    ['succeeded', expect.any(Number)],
  ]);
});

it('keeps a request on disk before it is answered', async () => {
  const publisher = await started();
  await publisher.request();
  const { id } = await publisher.request({ reason: 'queued' });
  const text = await readFile(path.join(folder.path, `${id}.json`), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ id, state: 'queued', reasons: ['queued'] });
});

it.each([
  ['an error of the run', (run: { fail: (error: Error) => void }) => run.fail(new Error('No memory'))],
  [
    'a failure that is told',
    (run: Awaited<ReturnType<FakeReleases['run']>>) => {
      run.onEvent({ type: 'started', step: 'build' });
      run.onEvent({ type: 'failed', step: 'build', message: 'No memory' });
      run.end();
    },
  ],
])('%s fails the job, and the next one runs', async (_, end) => {
  const publisher = await started();
  const { id } = await publisher.request();
  const next = await releases.run(0).then(() => publisher.request());
  end(await releases.run(0));
  expect(statusOf(await jobWhen(publisher, id))).toMatchObject({
    status: 'failed',
    failure: { message: 'No memory' },
  });
  await releases.publish(1);
  expect((await jobWhen(publisher, next.id)).state).toBe('succeeded');
});

it('takes a run without a result for a failure, and one that went wrong after the release was live for a success', async () => {
  const publisher = await started();
  const first = await publisher.request();
  (await releases.run(0)).end();
  const failed = await jobWhen(publisher, first.id);
  expect(statusOf(failed).failure?.message).toBe('The publish ended without a result.');
  const second = await publisher.request();
  await releases.run(1).then((run) => {
    run.onEvent({ type: 'failed', step: 'tidy', message: 'busy' });
  });
  await releases.publish(1);
  expect((await jobWhen(publisher, second.id)).state).toBe('succeeded');
});

it('stops a publish that takes too long', async () => {
  const publisher = await started({ timeLimitMs: 5 });
  const { id } = await publisher.request();
  const job = await jobWhen(publisher, id);
  expect(statusOf(job).failure?.message).toMatch(/took longer than .+ and was stopped/);
  expect(releases.runs[0]?.signal.aborted).toBe(true);
});

it('stops with the server, and the next process starts the job again', async () => {
  const publisher = await started();
  const { id } = await publisher.request({ reason: 'letter' });
  const run = await releases.run(0);
  await publisher.stop();
  expect(run.signal.aborted).toBe(true);
  await expect(publisher.request()).rejects.toThrow(PublisherUnavailable);

  const next = await started();
  expect((await releases.run(1)).job.id).toBe(id);
  await releases.publish(1);
  expect(await jobWhen(next, id)).toMatchObject({ state: 'succeeded', crashCount: 0, reasons: ['letter'] });
});

it('does not begin a publish when it is stopped while it starts one', async () => {
  const publisher = await started();
  const { id } = await publisher.request();
  await publisher.stop();
  expect(releases.runs).toHaveLength(0);
  expect(await publisher.find(id)).toMatchObject({ state: 'queued' });
});

describe('after a crash', () => {
  it('starts what was running again, then what was queued, and tells the events with new ids', async () => {
    const lost = runningJob(7);
    await leave(lost);
    // Created after the clock was set back: the sequence number decides, not the time.
    await leave(newJob(idOf(8), 8, 'queued', new Date('2020-01-01T00:00:00Z')));
    const publisher = await started();
    expect((await releases.run(0)).job.id).toBe(lost.id);
    const job = await publisher.find(lost.id);
    expect(job).toMatchObject({ state: 'running', crashCount: 1 });
    expect(job?.events.find(({ id }) => id > lost.lastEventId)?.event).toMatchObject({
      state: 'queued',
      message: expect.stringContaining('starts again'),
    });
    expect(job?.events.some(({ event }) => event.type === 'started')).toBe(false);
    await releases.publish(0);
    expect((await releases.run(1)).job.id).toBe(idOf(8));
    expect((await publisher.request()).sequence).toBe(9);
  });

  it('gives up a job that has taken the server down three times', async () => {
    await leave(runningJob(1, 2));
    const publisher = await started();
    const status = statusOf((await publisher.find(idOf(1)))!);
    expect(status).toMatchObject({ status: 'failed', failure: { step: 'build' } });
    expect(status.failure).toMatchObject({
      failure: 'crashed',
      // For readers of the desk and of the hook alike.
      message: 'The server ended three times while this publish was running, so it is not started again.',
    });
    await publisher.request();
    expect((await releases.run(0)).job.id).not.toBe(idOf(1));
  });

  it('sets aside what is no job, removes what was never finished, and says so', async () => {
    await leave(newJob(idOf(1), 1, undefined, now));
    const [broken, wrongName, unfinished] = [`${idOf(2)}.json`, `${idOf(3)}.json`, `${idOf(4)}.json`];
    await writeFile(path.join(folder.path, broken), '{"id":');
    await writeFile(path.join(folder.path, wrongName), JSON.stringify(newJob(idOf(9), 1, undefined, now)));
    await writeFile(path.join(folder.path, `${unfinished}.9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d.tmp`), '{');
    const error = jest.fn();
    await started({ log: { info: jest.fn(), warn: jest.fn(), error } });
    expect((await releases.run(0)).job.id).toBe(idOf(1));
    const names = await readdir(folder.path);
    expect(names).toEqual(expect.arrayContaining([`${broken}.unreadable`, `${wrongName}.unreadable`]));
    expect(names.filter((name) => name.endsWith('.tmp') || name === broken)).toEqual([]);
    expect(error).toHaveBeenCalledTimes(2);
  });
});

it('keeps the newest fifty jobs that have ended', async () => {
  for (let number = 1; number <= 50; number += 1) {
    await leave(withState(newJob(idOf(number), number, undefined, now), 'succeeded', now));
  }
  const publisher = await started();
  const { id } = await publisher.request();
  await releases.publish(0);
  await jobWhen(publisher, id);
  await publisher.stop();
  const jobs = (await readdir(folder.path)).filter((name) => /^[0-9a-f]{32}\.json$/.test(name));
  expect(jobs).toHaveLength(50);
  expect(jobs).toContain(`${id}.json`);
  expect(jobs).not.toContain(`${idOf(1)}.json`);
});

it('lets one process work on a folder, and the next one when that ends', async () => {
  const first = await started();
  const { id } = await first.request();
  await releases.run(0);
  const warn = jest.fn();
  const second = create({ log: { info: jest.fn(), warn, error: jest.fn() } });
  const start = second.start();
  await expect(second.request()).rejects.toThrow(PublisherUnavailable);
  expect(await second.find(id)).toMatchObject({ id, state: 'running' });
  await first.stop();
  await start;
  expect((await releases.run(1)).job.id).toBe(id);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('keeps a request that comes while it starts', async () => {
  const publisher = create();
  const start = publisher.start();
  const { id } = await publisher.request();
  await start;
  expect((await releases.run(0)).job.id).toBe(id);
});

it('takes no requests where the folder cannot be used, and does not fail', async () => {
  await writeFile(folder.path, 'a file');
  const error = jest.fn();
  const publisher = await started({ log: { info: jest.fn(), warn: jest.fn(), error } });
  await expect(publisher.request()).rejects.toThrow(PublisherUnavailable);
  expect(await publisher.find(idOf(1))).toBeUndefined();
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ folder: folder.path }),
    expect.stringContaining('no request is taken'),
  );
});

it('goes on when the disk is full: a request is refused, a running job ends', async () => {
  const publisher = await started();
  const { id } = await publisher.request();
  await releases.run(0);
  await rm(folder.path, { recursive: true });
  await expect(publisher.request()).rejects.toThrow('ENOENT');
  await releases.publish(0);
  expect((await jobWhen(publisher, id)).state).toBe('succeeded');
});

it('keeps of what a step says the newest, and all of its turns', async () => {
  const publisher = await started();
  const { id } = await publisher.request();
  const run = await releases.run(0);
  run.onEvent({ type: 'started', step: 'build' });
  for (let page = 1; page <= 100; page += 1) {
    run.onEvent({ type: 'progress', step: 'build', detail: `${page} of 100 pages` });
  }
  run.onEvent({ type: 'finished', step: 'build', seconds: 1.25, detail: '100 pages' });
  const job = (await publisher.find(id))!;
  const types = job.events.map(({ event }) => event.type);
  expect(types.filter((type) => type === 'progress')).toHaveLength(20);
  expect(types.filter((type) => type !== 'progress')).toEqual(['state', 'state', 'started', 'finished']);
  expect(statusOf(job).steps.slice(0, 3)).toEqual([
    { step: 'wait', state: 'waiting' },
    { step: 'build', state: 'finished', seconds: 1.25, detail: '100 pages' },
    { step: 'compress', state: 'waiting' },
  ]);
});
