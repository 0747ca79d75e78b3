import path from 'node:path';
import { silentLog } from '../../../platform/log';
import { FakeReleases, report } from '../../../publishing/testing/fakeReleases';
import { makeLive, testRelease, writeRelease } from '../../../site-server/testing/liveRelease';
import { useDatabase } from '../testing/useDatabase';
import { PreviewBuilder, previewReleases } from './PreviewBuilder';

const space = useDatabase();
const now = () => new Date('2026-11-25T08:00:00Z');

async function start(over: Partial<ConstructorParameters<typeof PreviewBuilder>[0]> = {}) {
  const builds = new FakeReleases();
  const serve = jest.fn(async () => undefined);
  const copy = jest.fn(async () => undefined);
  const releases = previewReleases(space.folder);
  await writeRelease(releases, testRelease, {});
  await makeLive(releases, testRelease.id);
  const builder = new PreviewBuilder({
    root: path.join(space.folder, 'project'),
    folder: space.folder,
    build: builds.runPublish,
    log: silentLog,
    copy,
    serve,
    now,
    ...over,
  });
  /** Ends the build with this number, from 0. */
  const end = async (number: number, message?: string) => {
    const run = await builds.run(number);
    if (message === undefined) run.onEvent({ type: 'published', report });
    else run.onEvent({ type: 'failed', step: 'build', message });
    run.end();
  };
  return { builder, builds, serve, copy, end };
}

const building = (revision: string) => ({ revision, startedAt: now().toISOString() });
const shown = (revision: string | null) => ({ revision, builtAt: testRelease.builtAt });

it('builds what it is asked for once, from a copy of the project, and serves it', async () => {
  const { builder, builds, serve, copy, end } = await start();
  expect(builder.state).toEqual({ shown: null, building: null, failure: null });
  builder.ask('a');
  builder.ask('a');
  expect(builder.state).toEqual({ shown: null, building: building('a'), failure: null });
  expect((await builds.run(0)).job.revision).toBe('a');
  await end(0);
  await builder.idle();
  expect(builder.state).toEqual({ shown: shown('a'), building: null, failure: null });
  builder.ask('a', { isRetry: true });
  expect(builder.state.building).toBeNull();
  expect([builds.runs.length, copy.mock.calls.length, serve.mock.calls.length]).toEqual([1, 1, 1]);
});

it('builds the newest of what was asked for meanwhile, and shows the one before until then', async () => {
  const { builder, builds, end } = await start();
  builder.ask('a');
  await end(0);
  await builder.idle();
  builder.ask('b');
  builder.ask('c');
  builder.ask('d');
  await end(1);
  expect((await builds.run(2)).job.revision).toBe('d');
  expect(builder.state).toEqual({ shown: shown('b'), building: building('d'), failure: null });
  // Edited back: what is being built is what is wanted again.
  builder.ask('e');
  builder.ask('d');
  await end(2);
  await builder.idle();
  expect(builder.state).toEqual({ shown: shown('d'), building: null, failure: null });
  expect(builds.runs).toHaveLength(3);
});

it('says why there is none, and tries again when somebody asks', async () => {
  const { builder, builds, end } = await start();
  builder.ask('a');
  await end(0, 'The content API cannot be asked. Is it running?');
  await builder.idle();
  const failure = { revision: 'a', message: 'The content API cannot be asked. Is it running?' };
  expect(builder.state).toEqual({ shown: null, building: null, failure });
  builder.ask('a');
  expect(builder.state.building).toBeNull();
  builder.ask('a', { isRetry: true });
  expect(builder.state).toEqual({ shown: null, building: building('a'), failure: null });
  await end(1);
  await builder.idle();
  expect(builder.state.shown).toEqual(shown('a'));
  expect(builds.runs).toHaveLength(2);
});

it('copies the project anew when that failed, and fails when nothing can be served', async () => {
  const copy = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('ENOSPC: no space left'));
  const serve = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('PREVIEW_PORT is in use'));
  const { builder, end } = await start({ copy, serve });
  builder.ask('a');
  await builder.idle();
  expect(builder.state.failure?.message).toBe('ENOSPC: no space left');
  builder.ask('a', { isRetry: true });
  await end(0);
  await builder.idle();
  expect(builder.state.failure?.message).toBe('PREVIEW_PORT is in use');
  builder.ask('a', { isRetry: true });
  await end(1);
  await builder.idle();
  expect(builder.state).toEqual({ shown: shown('a'), building: null, failure: null });
});

it('builds content without revisions each time it is asked for', async () => {
  const { builder, builds, end } = await start();
  builder.ask(null);
  await end(0);
  await builder.idle();
  expect(builder.state.shown).toEqual(shown(null));
  builder.ask(null);
  await end(1);
  await builder.idle();
  expect((await builds.run(1)).job.revision).toBeUndefined();
});

it('ends what is being built when the desk stops', async () => {
  const { builder, builds } = await start();
  builder.ask('a');
  const { signal } = await builds.run(0);
  builder.ask('b');
  await builder.stop();
  expect(signal.aborted).toBe(true);
  expect(builds.runs).toHaveLength(1);
});
