import path from 'node:path';
import { silentLog } from '../../../platform/log';
import { PublishHistory } from '../../../publishing/history';
import { Holds } from '../../../publishing/holds';
import { Jobs } from '../../../publishing/jobs';
import { ReleaseStore } from '../../../publishing/releases/ReleaseStore';
import { publishSite } from '../../../publishing/steps';
import { writeBuild } from '../../../publishing/testing/fakeBuild';
import { writeRelease } from '../../../site-server/testing/liveRelease';
import type { DeskPublishing } from '../ports';
import { makePublishing } from './deskPublishing';
import { useDesk } from '../testing/startDesk';
import { useDatabase } from '../testing/useDatabase';

const theDesk = useDesk();
const space = useDatabase();
const onJob = jest.fn();

let releases: ReleaseStore;
let jobs: Jobs;
let holds: Holds;
let runs: PublishHistory;
let publishing: DeskPublishing;

beforeEach(async () => {
  const database = await space.openPublishing();
  releases = new ReleaseStore(space.releases);
  [jobs, holds, runs] = [new Jobs(database), new Holds(database), new PublishHistory(database)];
  publishing = makePublishing({ releases, database, jobs, onJob, log: silentLog });
  onJob.mockClear();
});

const address = '203.0.113.7';
const request = { by: 'anna', note: 'Letter of November', revision: 'a1b2', address };

test('asks for the revision that was looked at, and shows each step', async () => {
  expect([await publishing.latest(), await publishing.isBusy()]).toEqual([null, false]);
  const queued = await publishing.publish(request);
  expect(queued).toMatchObject({ by: 'anna', note: 'Letter of November', estimatedSeconds: null });
  expect(onJob).toHaveBeenCalledTimes(1);
  const job = await jobs.claim();
  expect(job).toMatchObject({ who: 'anna', via: 'desk', revision: 'a1b2', address });
  const event = { type: 'started', step: 'build' } as const;
  await jobs.addEvent(job?.id ?? '', event);
  expect(await publishing.latest()).toMatchObject({ state: 'running', events: [{ event }] });
  await jobs.end(job?.id ?? '', { state: 'failed', failure: 'checks', message: 'A page is empty.' });
  expect(await publishing.latest()).toMatchObject({
    state: 'failed',
    failure: 'checks',
    message: 'A page is empty.',
    events: [{ event }],
  });
  expect(await publishing.isBusy()).toBe(false);
});

test('when two press at once, the second is told who publishes', async () => {
  const first = publishing.publish(request);
  await expect(publishing.publish({ ...request, by: 'bruno' })).rejects.toMatchObject({
    statusCode: 409,
    code: 'already-publishing',
    message: 'A publish of anna is going on.',
  });
  await first;
});

test('a publish that was asked for elsewhere is shown, and lets nobody publish until it has ended', async () => {
  const { id } = await jobs.add({ who: 'deploy', via: 'shell', reason: 'New fonts' });
  const run = await runs.begin({ kind: 'publish', who: 'deploy', via: 'shell', note: '' });
  for (const state of ['queued', 'running']) {
    const shown = { by: 'deploy', via: 'shell', note: 'New fonts', state };
    expect(await publishing.latest()).toMatchObject(shown);
    expect(await publishing.isBusy()).toBe(true);
    await expect(publishing.publish(request)).rejects.toMatchObject({
      code: 'already-publishing',
      message: 'A publish of deploy is going on.',
    });
    await jobs.claim();
  }
  await run.end({ result: 'succeeded', seconds: 90 });
  await jobs.end(id, { state: 'succeeded' });
  expect(await publishing.latest()).toMatchObject({ by: 'deploy', state: 'succeeded' });
  expect(await publishing.publish(request)).toMatchObject({ by: 'anna', estimatedSeconds: 90 });
  expect(await publishing.latest()).toMatchObject({ by: 'anna', state: 'queued' });
});

describe('with two releases', () => {
  const ids = ['20261120T080000Z-0123abcd', '20261121T080000Z-0123abcd'] as const;
  beforeEach(async () => {
    for (const [index, id] of ids.entries()) {
      await writeRelease(
        space.releases,
        { id, builtAt: '2026-11-20T08:00:00.000Z', sequence: index + 1 },
        {},
      );
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
    const root = path.join(space.folder, 'site');
    const live = async () => (await releases.current())?.id;
    const published = publishSite(
      {
        ...{ root, store: releases, holds, kept: 5, purpose: 'a test' },
        findRevision: async () => undefined,
        signal: new AbortController().signal,
        // Within the lock of the releases.
        build: async () => {
          const answer = await post('/api/take-back', { releaseId: ids[0], note: 'A wrong figure' });
          expect([answer.statusCode, await live()]).toEqual([200, ids[0]]);
          expect(await holds.current()).toMatchObject({ by: 'camille', releaseId: ids[0] });
          await writeBuild(path.join(root, 'public'), { pages: { '/fr/a': 'A wrong figure' } });
          return [];
        },
        compress: async () => ({ written: 0, kept: 0, deleted: 0 }),
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
    await expect(publishing.takeBack(gone)).rejects.toMatchObject({ statusCode: 404, code: 'not-found' });
    expect((await publishing.history()).entries).toMatchObject([]);
  });
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

test('work at the desk is in the history from its start, whatever its end', async () => {
  const act = { kind: 'draft-merged', who: 'anna', note: 'Letter', address: '192.0.2.1' } as const;
  const merged = await publishing.recordRun(act, async () => {
    expect((await publishing.history()).entries).toMatchObject([{ kind: 'draft-merged', result: 'running' }]);
    return 'merged';
  });
  expect(merged).toBe('merged');
  const fails = publishing.recordRun(act, async () =>
    Promise.reject(new Error('Both have changed the same.')),
  );
  await expect(fails).rejects.toThrow('Both');
  expect((await publishing.history()).entries).toMatchObject([
    { ...act, result: 'failed', message: 'Both have changed the same.' },
    { ...act, result: 'succeeded' },
  ]);
});
