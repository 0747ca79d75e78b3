import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { silentLog } from '../../platform/log';
import { PublishHistory } from '../../publishing/history/PublishHistory';
import { Publisher, type RunPublish } from '../../publishing/jobs/Publisher';
import type { PublishJob } from '../../publishing/jobs/publishJob';
import { PublishFailure } from '../../publishing/publishFailure';
import { PublishLog } from '../../publishing/publishLog';
import { publishRelease } from '../../publishing/publishRelease';
import { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import { writeBuild } from '../../publishing/testing/fakeBuild';
import { writeRelease } from '../../site-server/testing/liveRelease';
import type { Publish } from '../api';
import type { DeskPublishing } from './ports';
import { makePublishing } from './publishing';
import { useDesk } from './testing/startDesk';

const theDesk = useDesk();

let folder: string;
let releases: ReleaseStore;
let publisher: Publisher;
let publishing: DeskPublishing;
/** The job that is run, once it is. */
let started: Promise<PublishJob>;
/** Ends it. */
let end: (error?: Error) => void;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'desk-publishing-'));
  releases = new ReleaseStore(folder);
  let start: (job: PublishJob) => void;
  started = new Promise((resolve) => {
    start = resolve;
  });
  const runPublish: RunPublish = (job, onEvent) =>
    new Promise((resolve, reject) => {
      onEvent({ type: 'started', step: 'build' });
      end = (error) => {
        if (error) {
          reject(error);
          return;
        }
        onEvent({ type: 'published', report });
        resolve();
      };
      start(job);
    });
  publisher = new Publisher({ folder: path.join(folder, 'desk-jobs'), runPublish });
  await publisher.start();
  publishing = makePublishing({ releases, publisher, log: silentLog });
});

afterEach(async () => {
  await publisher.stop();
  await rm(folder, { recursive: true });
});

const report = {
  releaseId: '20261121T080000Z-0123abcd',
  pages: 3,
  rendered: ['/fr'],
  created: [],
  removed: [],
  redirected: [],
  warnings: [],
  seconds: {},
};
const address = '203.0.113.7';
const request = { by: 'anna', note: 'Letter of November', revision: 'a1b2', address };

/** Asks for the newest publish until it is as wanted. */
async function followUntil(isWanted: (publish: Publish) => boolean, desk = publishing): Promise<Publish> {
  for (;;) {
    const publish = await desk.latest();
    if (publish && isWanted(publish)) return publish;
    await nextTurn();
  }
}

test('publishes the revision that was looked at, and shows each step', async () => {
  expect(await publishing.latest()).toBeNull();
  const queued = await publishing.publish(request);
  expect(queued).toMatchObject({ by: 'anna', note: 'Letter of November', estimatedSeconds: null });
  expect(await started).toMatchObject({ by: 'anna', via: 'desk', revision: 'a1b2', address });
  const running = await followUntil(({ state }) => state === 'running');
  expect(running.events.map(({ event }) => event)).toEqual([{ type: 'started', step: 'build' }]);
  end();
  const done = await followUntil(({ state }) => state === 'succeeded');
  expect(done.events.at(-1)?.event).toEqual({ type: 'published', report });
  expect(await publishing.latest()).toEqual(done);
});

test('when two press at once, the second is told who publishes', async () => {
  const first = publishing.publish(request);
  await expect(publishing.publish({ ...request, by: 'bruno' })).rejects.toMatchObject({
    status: 409,
    code: 'already-publishing',
    message: 'A publish of anna is going on.',
  });
  await first;
  await started;
  end();
});

test('a failure says why', async () => {
  await publishing.publish(request);
  await started;
  end(new Error('Nothing is built, as the content has problems.'));
  const failed = await followUntil(({ state }) => state === 'failed');
  expect(failed.message).toBe('Nothing is built, as the content has problems.');
});

describe('a publish that was asked for elsewhere', () => {
  const actor = { who: 'deploy', via: 'shell', note: 'New fonts' } as const;
  let elsewhere: PublishLog;

  beforeEach(() => {
    elsewhere = new PublishLog(folder, () => undefined);
  });
  afterEach(() => elsewhere.end());

  test('is shown as it goes, by each of two desks, and only one of them publishes', async () => {
    const second = new Publisher({
      folder: path.join(folder, 'desk-jobs'),
      runPublish: () => Promise.resolve(),
    });
    const beside = makePublishing({ releases, publisher: second, log: silentLog });
    expect(await beside.latest()).toBeNull();
    await expect(beside.publish(request)).rejects.toMatchObject({ status: 503 });
    await elsewhere.start(actor);
    const follow = (isWanted: (publish: Publish) => boolean) =>
      Promise.all([followUntil(isWanted), followUntil(isWanted, beside)]);
    const running = { by: 'deploy', via: 'shell', note: 'New fonts', state: 'running' };
    expect(await follow(({ events }) => events.length === 0)).toMatchObject([running, running]);
    const built = follow(({ events }) => events.length > 0);
    elsewhere.add({ type: 'started', step: 'build' });
    const events = [{ event: { type: 'started', step: 'build' } }];
    expect(await built).toMatchObject([{ events }, { events }]);
    elsewhere.add({ type: 'published', report });
    elsewhere.end();
    const done = { ...running, state: 'succeeded' };
    expect(await follow(({ state }) => state !== 'running')).toMatchObject([done, done]);
  });

  test('lets nobody publish meanwhile', async () => {
    await elsewhere.start(actor);
    await expect(publishing.publish(request)).rejects.toMatchObject({
      code: 'already-publishing',
      message: 'A publish of deploy is going on.',
    });
  });

  test('that has no log yet, as it waits for a build, is under way for everyone', async () => {
    const history = await PublishHistory.open(folder);
    const run = await history.begin({ kind: 'publish', ...actor });
    expect(await publishing.latest()).toMatchObject({ by: 'deploy', note: 'New fonts', state: 'queued' });
    expect(await publishing.isBusy()).toBe(true);
    await expect(publishing.publish(request)).rejects.toMatchObject({ code: 'already-publishing' });
    await run.end({ result: 'failed' });
    history.close();
    expect([await publishing.latest(), await publishing.isBusy()]).toEqual([null, false]);
  });

  test('is under way for nobody once its process is gone', async () => {
    const program = path.join('publishing', 'testing', 'beginRun.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, folder]);
    await once(child.stdout, 'data');
    expect(await publishing.isBusy()).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await publishing.isBusy()).toBe(false);
  });

  test('is shown before an own one that waits for it', async () => {
    await publishing.publish(request);
    await started;
    await elsewhere.start(actor);
    expect(await publishing.latest()).toMatchObject({ by: 'deploy', state: 'running' });
    elsewhere.end();
    end();
    const own = new PublishLog(folder, () => undefined);
    await own.start({ who: 'anna', via: 'desk', note: '' });
    expect(await publishing.latest()).toMatchObject({ by: 'anna', state: 'running' });
    own.end();
  });

  test('does not hide an own one that is asked for later', async () => {
    await elsewhere.start(actor);
    elsewhere.end();
    expect(await publishing.latest()).toMatchObject({ by: 'deploy', state: 'failed' });
    await publishing.publish(request);
    expect(await publishing.latest()).toMatchObject({ by: 'anna' });
    await started;
    end(new Error('There is no memory left.'));
    await followUntil(({ message }) => message === 'There is no memory left.');
  });
});

describe('with two releases', () => {
  const ids = ['20261120T080000Z-0123abcd', '20261121T080000Z-0123abcd'] as const;
  beforeEach(async () => {
    for (const [index, id] of ids.entries()) {
      await writeRelease(folder, { id, builtAt: '2026-11-20T08:00:00.000Z', sequence: index + 1 }, {});
      await releases.promote(id);
    }
  });

  test('a take-back makes one live and holds it, and the history tells who did', async () => {
    await publishing.takeBack({ by: 'anna', releaseId: ids[0], note: 'A wrong figure', address });
    const history = await publishing.history();
    expect(history.hold).toMatchObject({ by: 'anna', note: 'A wrong figure', releaseId: ids[0] });
    expect(history.releases.map(({ id, isLive }) => [id, isLive])).toEqual([
      [ids[1], false],
      [ids[0], true],
    ]);
    expect(
      history.entries.map(({ kind, who, via, note, ...rest }) => [kind, who, via, note, rest.address]),
    ).toEqual([
      ['hold', 'anna', 'desk', 'A wrong figure', address],
      ['rollback', 'anna', 'desk', 'A wrong figure', address],
    ]);
    await publishing.lift({ by: 'bruno', note: 'Corrected', address });
    const after = await publishing.history();
    expect(after.hold).toBeNull();
    expect(after.entries[0]).toMatchObject({ kind: 'lift', who: 'bruno', note: 'Corrected', address });
  });

  test('a take-back is answered while a publish is built, which then does not go live', async () => {
    const { post } = await theDesk().startFor('publisher', { publishing });
    const source = path.join(folder, 'public');
    const { signal } = new AbortController();
    const live = async () => (await releases.current())?.id;
    const published = publishRelease(
      {
        ...{ store: releases, source, kept: 5, purpose: 'a test', signal },
        // Within the lock of the releases.
        build: async () => {
          const answer = await post('/api/take-back', { releaseId: ids[0], note: 'A wrong figure' });
          expect([answer.statusCode, await live()]).toEqual([200, ids[0]]);
          expect(await releases.hold()).toMatchObject({ by: 'camille', releaseId: ids[0] });
          await writeBuild(source, { pages: { '/fr/a': 'A wrong figure' } });
          return { rendered: [] };
        },
        compress: async () => 'nothing',
        check: async () => ({ problems: [], warnings: [], pages: 1, references: new Set<string>() }),
      },
      () => undefined,
    );
    await expect(published).rejects.toMatchObject({ failure: 'held' });
    expect(await live()).toBe(ids[0]);
  });

  test('a take-back that is asked for again changes nothing', async () => {
    const wanted = { by: 'anna', releaseId: ids[0], note: 'A wrong figure' };
    await publishing.takeBack(wanted);
    const before = await publishing.history();
    await publishing.takeBack({ ...wanted, by: 'bruno' });
    expect(await publishing.history()).toEqual(before);
  });

  test('a release that is gone cannot be taken back to', async () => {
    const gone = { by: 'anna', releaseId: '20261119T080000Z-0123abcd', note: '' };
    await expect(publishing.takeBack(gone)).rejects.toMatchObject({ status: 404, code: 'not-found' });
    expect((await publishing.history()).entries).toMatchObject([]);
  });
});

test('an own one whose log ends without a word ends as its job does, with all of its steps', async () => {
  await publishing.publish(request);
  const { id } = await started;
  const own = new PublishLog(folder, () => undefined);
  await own.start({ who: 'anna', via: 'desk', note: '' }, id);
  own.add({ type: 'progress', step: 'build', detail: '12 of 240' });
  own.end();
  expect(await publishing.latest()).toMatchObject({ state: 'running' });
  expect(await publishing.isBusy()).toBe(true);
  end(new PublishFailure('ended', 'The release ended by SIGKILL before it was published.'));
  const failed = await followUntil(({ state }) => state === 'failed');
  expect(failed).toMatchObject({ failure: 'ended', message: expect.stringContaining('SIGKILL') });
  expect(failed.events.map(({ event }) => event)).toEqual([
    { type: 'progress', step: 'build', detail: '12 of 240' },
  ]);
});

test('what somebody did at the desk is in the history, with the address of the client', async () => {
  await publishing.record({ kind: 'sign-in', who: 'anna', result: 'succeeded', address: '192.0.2.1' });
  await publishing.record({ kind: 'sign-in-refused', who: '', result: 'failed', address: '192.0.2.1' });
  const { entries } = await publishing.history();
  expect(entries).toMatchObject([
    { kind: 'sign-in-refused', who: '', result: 'failed', address: '192.0.2.1' },
    { kind: 'sign-in', who: 'anna', via: 'desk', note: '', result: 'succeeded' },
  ]);
});
