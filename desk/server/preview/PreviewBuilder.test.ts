import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { silentLog } from '../../../platform/log';
import { makeLive, testRelease, writeRelease } from '../../../site-server/testing/liveRelease';
import { useDatabase } from '../testing/useDatabase';
import { PreviewBuilder, previewReleases } from './PreviewBuilder';

const space = useDatabase();
const now = () => new Date('2026-11-25T08:00:00Z');

/** Builds that run until a test ends or stops them. */
class FakeBuilds {
  readonly runs: { revision: string | undefined; signal: AbortSignal; end: (problem?: Error) => void }[] = [];

  readonly build = (revision: string | undefined, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = (problem?: Error) => (problem ? reject(problem) : resolve());
      this.runs.push({ revision, signal, end });
      signal.addEventListener('abort', () => resolve(), { once: true });
    });

  /** The one with this number, from 0, once it has started. */
  async run(number: number) {
    for (;;) {
      const run = this.runs[number];
      if (run) return run;
      await nextTurn();
    }
  }
}

async function start(over: Partial<ConstructorParameters<typeof PreviewBuilder>[0]> = {}) {
  const builds = new FakeBuilds();
  const serve = jest.fn(async () => undefined);
  const copy = jest.fn(async () => undefined);
  const releases = previewReleases(space.folder);
  await writeRelease(releases, testRelease, {});
  await makeLive(releases, testRelease.id);
  const builder = new PreviewBuilder({
    root: path.join(space.folder, 'project'),
    folder: space.folder,
    build: builds.build,
    log: silentLog,
    copy,
    serve,
    now,
    ...over,
  });
  /** Ends the build with this number, from 0. */
  const end = async (number: number, message?: string) =>
    (await builds.run(number)).end(message === undefined ? undefined : new Error(message));
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
  expect((await builds.run(0)).revision).toBe('a');
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
  expect((await builds.run(2)).revision).toBe('d');
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
  expect((await builds.run(1)).revision).toBeUndefined();
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

describe('a build in a process of its own', () => {
  const project = path.join(__dirname, '..', '..', '..');
  /** In the folder of the preview. */
  const program = `
    import { mkdirSync } from 'node:fs';
    import { setTimeout as wait } from 'node:timers/promises';
    import { openPublishing } from '${project}/publishing/database';
    import { Jobs } from '${project}/publishing/jobs';
    async function main() {
      mkdirSync('started-' + process.pid);
      const database = await openPublishing(process.env.RELEASES_FOLDER ?? '');
      const jobs = new Jobs(database);
      let job;
      for (; !job; await wait(20)) job = await jobs.claim();
      if (job.revision === 'killed') process.kill(process.pid, 'SIGKILL');
      const message = job.revision + ' by ' + process.pid;
      await jobs.end(job.id, { state: job.revision === 'a' ? 'succeeded' : 'failed', message });
      database.close();
    }
    void main();
  `;
  const pids = async () =>
    (await readdir(space.folder)).flatMap((name) => (/^started-\d+$/.test(name) ? [name.slice(8)] : []));

  async function startReal() {
    const builder = (await start({ build: undefined })).builder;
    await mkdir(path.join(space.folder, 'publishing'));
    await writeFile(path.join(space.folder, 'publishing', 'main.ts'), program);
    await symlink(path.join(project, 'node_modules'), path.join(space.folder, 'node_modules'));
    return builder;
  }

  it('is told its revision, says why it has failed, and is started before it is asked for', async () => {
    const builder = await startReal();
    builder.ask('a');
    await builder.idle();
    expect(builder.state.shown).toEqual(shown('a'));
    const [first] = await pids();
    while ((await pids()).length < 2) await wait(20);
    const ahead = (await pids()).find((pid) => pid !== first);
    builder.ask('b');
    await builder.idle();
    expect(builder.state.failure).toEqual({ revision: 'b', message: `b by ${ahead}` });
    builder.ask('killed');
    await builder.idle();
    expect(builder.state.failure?.message).toMatch(/^The publish ended by SIGKILL before it was live\./);
    await builder.stop();
  });
});
