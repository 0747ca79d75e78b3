import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { silentLog } from '../platform/log';
import { Jobs, type JobState } from './jobs';
import { ReleaseStore } from './releases/ReleaseStore';
import { Runner, type RunnerOptions, startPublishing } from './runner';
import { endedProcess, usePublishing } from './testing/usePublishing';

const used = usePublishing();
const runners: Runner[] = [];
let jobs: Jobs;

beforeEach(() => {
  jobs = new Jobs(used.database);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

/** Starts a runner; the function resolves to how the first so many jobs ended. */
function start(run: RunnerOptions['run'], options: Partial<RunnerOptions> = {}) {
  const ends: JobState[] = [];
  const ended = new EventEmitter();
  const onJobEnd = (outcome: JobState) => ended.emit('job', ends.push(outcome));
  const releases = new ReleaseStore(used.folder);
  const runner = new Runner({ jobs, releases, run, onJobEnd, pollMs: 5, ...options });
  runners.push(runner);
  runner.start();
  const ending = async (count: number) => {
    while (ends.length < count) await once(ended, 'job');
    return ends;
  };
  return { runner, ending };
}

async function publish(id: string): Promise<string> {
  await jobs.claim(id);
  await jobs.end(id, { state: 'succeeded' });
  return 'done';
}

/** Begins, and tells nobody how it ends: as if it had a process, which has ended. */
async function crash(id: string): Promise<string> {
  await jobs.claim(id);
  await jobs.addEvent(id, { type: 'finished', step: 'build', seconds: 1, detail: '' });
  await used.database.write`UPDATE jobs SET process = ${endedProcess} WHERE id = ${id}`;
  return 'Ended with code 7.';
}

const untilStopped = (signal: AbortSignal) =>
  signal.aborted ? Promise.resolve() : once(signal, 'abort').then(() => undefined);

const add = async (who = 'hook') => (await jobs.add({ who, via: 'hook' })).id;

it('runs what waits, and what is asked for by any process, one after the other', async () => {
  const ids = [await add('Ana'), await add('Bo')];
  const runs: string[] = [];
  const { ending } = start(async (id) => {
    runs.push(id);
    if (runs.length === 1) ids.push(await add('Cy'));
    expect(await jobs.count('running')).toBe(0);
    return publish(id);
  });
  expect(await ending(3)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect(runs).toEqual(ids);
});

it('leaves the job of another process alone, and runs the next one after that', async () => {
  const [other, id] = [await add('Ana'), await add('Bo')];
  await jobs.claim(other);
  const runs: string[] = [];
  const { runner, ending } = start((job) => {
    runs.push(job);
    return publish(job);
  });
  runner.wake();
  expect(await jobs.find(other)).toMatchObject({ state: 'running' });
  await jobs.end(other, { state: 'succeeded' });
  await ending(1);
  expect(runs).toEqual([id]);
});

it('says that a job is under way where another runner was quicker, and does not end it', async () => {
  const id = await add();
  const { ending } = start(async () => {
    await jobs.claim(id);
    return 'another process runs it';
  });
  expect(await ending(1)).toEqual(['queued']);
  expect(await jobs.find(id)).toMatchObject({ state: 'running' });
});

it.each<[string, RunnerOptions['run'], string]>([
  ['ends without a record', (id) => crash(id), 'Ended with code 7.'],
  ['ends before it has begun', async () => 'Ended with code 1.', 'Ended with code 1.'],
  ['cannot be started', () => Promise.reject(new Error('no memory')), 'Error: no memory'],
])('fails a job whose process %s, with its words, and runs the next one', async (_, run, message) => {
  const [id, next] = [await add('Ana'), await add('Bo')];
  const { ending } = start((job, signal) => (job === id ? run(job, signal) : publish(job)));
  expect(await ending(2)).toEqual(['failed', 'succeeded']);
  expect(await jobs.find(id)).toMatchObject({ state: 'failed', failure: 'ended', message });
  expect(await jobs.find(next)).toMatchObject({ state: 'succeeded' });
});

it('takes a publish whose release is live for a success, however its process ends', async () => {
  const id = await add();
  const { ending } = start(async (job) => {
    const store = new ReleaseStore(used.folder);
    const release = { ...(await store.nextRelease(new Date())), job };
    await mkdir(store.incomingFolderOf(release.id));
    await writeFile(path.join(store.incomingFolderOf(release.id), 'release.json'), JSON.stringify(release));
    await store.add(release.id);
    await store.promote(release.id);
    // Its disk is full: it tells nobody.
    return crash(job);
  });
  expect(await ending(1)).toEqual(['succeeded']);
  expect(await jobs.find(id)).toMatchObject({ state: 'succeeded' });
});

it('stops a publish that takes too long', async () => {
  const id = await add();
  const run = async (job: string, signal: AbortSignal) => untilStopped(signal).then(() => crash(job));
  const { ending } = start(run, { timeLimitMs: 5 });
  expect(await ending(1)).toEqual(['failed']);
  const message = 'The publish took longer than 0 minutes and was stopped.';
  expect(await jobs.find(id)).toMatchObject({ state: 'failed', failure: 'too-long', message });
});

it('stops the publish when it is stopped, and the next runner starts it again', async () => {
  const [id, next] = [await add('Ana'), await add('Bo')];
  const begun = new EventEmitter();
  const isBegun = once(begun, 'run');
  const { runner, ending } = start(async (job, signal) => {
    begun.emit('run');
    await untilStopped(signal);
    return crash(job);
  });
  await isBegun;
  await runner.stop();
  runner.wake();
  expect(await ending(1)).toEqual(['queued']);
  const message = expect.stringContaining('starts again');
  expect(await jobs.find(id)).toMatchObject({ state: 'queued', crashes: 0, events: [], message });
  expect(await jobs.next()).toBe(id);
  expect(await start(publish).ending(2)).toEqual(['succeeded', 'succeeded']);
  expect(await jobs.find(next)).toMatchObject({ state: 'succeeded' });
});

it('lets a job wait that had not begun when it was stopped', async () => {
  const id = await add();
  const begun = new EventEmitter();
  const isBegun = once(begun, 'run');
  const { runner } = start(async (_, signal) => {
    begun.emit('run');
    await untilStopped(signal);
    return 'Ended by SIGTERM.';
  });
  await isBegun;
  await runner.stop();
  expect(await jobs.find(id)).toMatchObject({ state: 'queued', message: undefined });
});

it('goes on when the disk is full: what could not be read or written is tried again', async () => {
  const error = jest.fn();
  jest.spyOn(jobs, 'next').mockRejectedValueOnce(new Error('disk I/O error'));
  jest.spyOn(jobs, 'end').mockRejectedValueOnce(new Error('database or disk is full'));
  const id = await add();
  const { ending } = start((job) => crash(job), { log: { ...silentLog, error } });
  expect(await ending(1)).toEqual(['failed']);
  expect(await jobs.find(id)).toMatchObject({ state: 'failed' });
  expect(error).toHaveBeenCalledTimes(2);
});

describe('the process of a publish', () => {
  /** Runs a program in place of `publishing/main.ts`. */
  async function run(program: string, onLine?: (line: string, stop: () => void) => void) {
    const root = path.dirname(used.folder);
    await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
    await mkdir(path.join(root, 'publishing'));
    await writeFile(path.join(root, 'publishing', 'main.ts'), program);
    const stopping = new AbortController();
    const lines: string[] = [];
    const info = (_: object, line: string) => {
      lines.push(line);
      onLine?.(line, () => stopping.abort());
    };
    const said = await startPublishing({
      ...{ root, args: ['--job=1', '--note=-x'], graceMs: 100 },
      ...{ log: { ...silentLog, info }, signal: stopping.signal },
    });
    return { said, lines };
  }

  it('is told what to do, and not the secret of the hook; the log has its output', async () => {
    process.env.PUBLISH_HOOK_SECRET = 'a secret of 32 characters or more';
    const { lines } = await run(
      `const { PUBLISH_HOOK_SECRET: secret, PATH: path = '' } = process.env;
       console.log('\\u001b[32mgreen\\u001b[0m\\n\\n' + JSON.stringify([process.argv.slice(2), secret, path !== '']));`,
    );
    delete process.env.PUBLISH_HOOK_SECRET;
    expect(lines).toEqual(['publish: green', `publish: [["--job=1","--note=-x"],"",true]`]);
  });

  it('that ends says how, with the last it wrote', async () => {
    const { said } = await run(
      `for (let line = 1; line <= 30; line += 1) console.log('line ' + line);
       process.on('exit', () => require('node:fs').writeSync(2, 'out of memory\\n'));
       setImmediate(() => process.exit(7));`,
    );
    expect(said).toMatch(/^The publish ended with code 7 before it was live\..*:\nline 1\d\n[^]*line 30/);
    expect(said).toContain('out of memory');
  });

  it('ends with what it has started, also when they do not want to', async () => {
    const pids: number[] = [];
    const { said } = await run(
      `import { spawn } from 'node:child_process';
       process.on('SIGTERM', () => undefined);
       const worker = spawn('sleep', ['600'], { stdio: 'inherit' });
       console.log(process.pid + ' ' + worker.pid);
       setInterval(() => undefined, 1000);`,
      (line, stop) => {
        pids.push(...(line.match(/\d+/g) ?? []).map(Number));
        stop();
      },
    );
    expect(said).toContain('The publish ended by SIGKILL');
    expect(pids).toHaveLength(2);
    // A process that has ended stays listed as a zombie (Z) until its parent reaps it.
    const isRunning = (pid: number) =>
      /^[^Z\s]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());
    // The kernel takes a moment; if the process survives, the test times out.
    while (pids.some(isRunning)) await new Promise(setImmediate);
  });
});
