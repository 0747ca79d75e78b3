import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { silentLog } from '../../../platform/log';
import { makeLive, testRelease, writeRelease } from '../../../site-server/testing/liveRelease';
import { useDatabase } from '../testing/useDatabase';
import { PreviewBuilder, previewReleases } from './PreviewBuilder';

const space = useDatabase();
const now = () => new Date('2026-11-25T08:00:00Z');

interface Build {
  revision: string | undefined;
  signal: AbortSignal;
  end: (problem?: string) => void;
}

async function start(over: Partial<ConstructorParameters<typeof PreviewBuilder>[0]> = {}) {
  const builds: Build[] = [];
  /** Goes on until a test ends or stops it. */
  const build = (revision: string | undefined, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = (problem?: string) => (problem === undefined ? resolve() : reject(new Error(problem)));
      builds.push({ revision, signal, end });
      signal.addEventListener('abort', () => end(), { once: true });
    });
  const serve = jest.fn(async () => undefined);
  const copy = jest.fn(async () => undefined);
  const releases = previewReleases(space.folder);
  await writeRelease(releases, testRelease, {});
  await makeLive(releases, testRelease.id);
  const builder = new PreviewBuilder({
    root: path.join(space.folder, 'project'),
    folder: space.folder,
    build,
    log: silentLog,
    copy,
    serve,
    now,
    ...over,
  });
  /** The build with this number, from 0, once it has started. */
  const started = async (number: number): Promise<Build> => {
    const found = builds[number];
    return found ?? nextTurn().then(() => started(number));
  };
  const end = async (number: number, problem?: string) => (await started(number)).end(problem);
  return { builder, builds, started, serve, copy, end };
}

const building = (revision: string) => ({ revision, startedAt: now().toISOString() });
const shown = (revision: string | null) => ({ revision, builtAt: testRelease.builtAt });

it('builds what it is asked for once, from a copy of the project, and serves it', async () => {
  const { builder, builds, started, serve, copy, end } = await start();
  expect(builder.state).toEqual({ shown: null, building: null, failure: null });
  builder.ask('a');
  builder.ask('a');
  expect(builder.state).toEqual({ shown: null, building: building('a'), failure: null });
  expect((await started(0)).revision).toBe('a');
  await end(0);
  await builder.idle();
  expect(builder.state).toEqual({ shown: shown('a'), building: null, failure: null });
  builder.ask('a', { isRetry: true });
  expect(builder.state.building).toBeNull();
  expect([builds.length, copy.mock.calls.length, serve.mock.calls.length]).toEqual([1, 1, 1]);
});

it('builds the newest of what was asked for meanwhile, and shows the one before until then', async () => {
  const { builder, builds, started, end } = await start();
  builder.ask('a');
  await end(0);
  await builder.idle();
  builder.ask('b');
  builder.ask('c');
  builder.ask('d');
  await end(1);
  expect((await started(2)).revision).toBe('d');
  expect(builder.state).toEqual({ shown: shown('b'), building: building('d'), failure: null });
  // Edited back: what is being built is what is wanted again.
  builder.ask('e');
  builder.ask('d');
  await end(2);
  await builder.idle();
  expect(builder.state).toEqual({ shown: shown('d'), building: null, failure: null });
  expect(builds).toHaveLength(3);
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
  expect(builds).toHaveLength(2);
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

it('ends what is being built when the desk stops', async () => {
  const { builder, builds, started } = await start();
  builder.ask('a');
  const { signal } = await started(0);
  builder.ask('b');
  await builder.stop();
  expect(signal.aborted).toBe(true);
  expect(builds).toHaveLength(1);
});

/** Stands in for `publishing/main.ts`. */
const program = (project: string) => `
  import { mkdirSync } from 'node:fs';
  import { setTimeout as wait } from 'node:timers/promises';
  import { openPublishing } from '${project}/publishing/database';
  import { Jobs } from '${project}/publishing/jobs';
  async function main() {
    const name = 'process-' + process.pid;
    mkdirSync(name);
    const database = await openPublishing(process.env.RELEASES_FOLDER ?? '');
    const jobs = new Jobs(database);
    let job;
    for (; !job; await wait(20)) job = await jobs.claim();
    if (job.revision === 'killed') process.kill(process.pid, 'SIGKILL');
    await jobs.end(job.id, { state: job.revision === 'a' ? 'succeeded' : 'failed', message: name });
    database.close();
  }
  void main();
`;

it('builds in a process that was started before it is asked for, and says why that has failed', async () => {
  const { builder } = await start({ build: undefined });
  const project = path.join(__dirname, '..', '..', '..');
  await mkdir(path.join(space.folder, 'publishing'));
  await writeFile(path.join(space.folder, 'publishing', 'main.ts'), program(project));
  await symlink(path.join(project, 'node_modules'), path.join(space.folder, 'node_modules'));
  const processes = async () => (await readdir(space.folder)).filter((name) => name.startsWith('process-'));
  builder.ask('a');
  await builder.idle();
  expect(builder.state.shown).toEqual(shown('a'));
  const [first] = await processes();
  while ((await processes()).length < 2) await wait(20);
  const ahead = (await processes()).find((name) => name !== first);
  builder.ask('b');
  await builder.idle();
  expect(builder.state.failure).toEqual({ revision: 'b', message: ahead });
  builder.ask('killed');
  await builder.idle();
  expect(builder.state.failure?.message).toMatch(/^The publish ended by SIGKILL before it was live\./);
  await builder.stop();
});
