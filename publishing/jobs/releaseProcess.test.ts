import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopProcessGroups } from '../../platform/processGroup';
import type { PublishEvent } from '../publishEvents';
import { report } from '../testing/fakeReleases';
import { newJob, type PublishJob } from './publishJob';
import { releaseProcess, releaseProcessAhead } from './releaseProcess';

const job: PublishJob = newJob('job', 1, undefined, new Date());
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-process-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs a program in place of the release process; `onEvent` may stop it. */
async function run(
  name: string,
  program: string,
  onEvent: (event: PublishEvent, stop: () => void) => void,
  details: Partial<PublishJob> = {},
) {
  const script = path.join(folder, `${name}.ts`);
  await writeFile(script, program);
  const stopping = new AbortController();
  const info = jest.fn();
  const warn = jest.fn();
  const runPublish = releaseProcess({ script, log: { info, warn, error: jest.fn() }, graceMs: 100 });
  const stop = () => stopping.abort();
  const ended = await runPublish(
    { ...job, ...details },
    (event) => onEvent(event, stop),
    stopping.signal,
  ).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  return { ended, warn, lines: info.mock.calls.map(([, message]) => String(message)) };
}

/** A process that has ended stays listed as a zombie (Z) until its parent reaps it. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout.trim());
}

it('passes on the program’s events and skips other output', async () => {
  process.env.PUBLISH_HOOK_SECRET = 'a secret of 32 characters or more';
  const events: PublishEvent[] = [];
  const { ended, warn, lines } = await run(
    'published',
    `const report: object = ${JSON.stringify(report)};
     console.log('\\u001b[32mgreen\\u001b[0m secret=' + process.env.PUBLISH_HOOK_SECRET);
     process.send?.({ type: 'started', step: 'build' });
     process.send?.({ type: 'started', step: 'lunch' });
     process.send?.({ type: 'published', report }, () => process.exit(3));`,
    (event) => events.push(event),
  );
  delete process.env.PUBLISH_HOOK_SECRET;
  expect(ended).toBeUndefined();
  expect(events).toEqual([
    { type: 'started', step: 'build' },
    { type: 'published', report },
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(lines).toEqual(['release: green secret=']);
});

it.each<[string, Partial<PublishJob>, string[]]>([
  ['the hook', { reasons: ['Letter', '-x'] }, ['--via=hook', '--by=hook', '--note=Letter; -x']],
  ['the hook without a reason', {}, ['--via=hook', '--by=hook', '--note=']],
  [
    'the desk',
    { via: 'desk', by: 'Ana "A" Ruiz', reasons: ['--by=Bo\0\n$(id)'], address: '203.0.113.7' },
    ['--via=desk', '--by=Ana "A" Ruiz', '--note=--by=Bo\n$(id)', '--address=203.0.113.7'],
  ],
])('tells the program who asked: %s', async (_, details, args) => {
  const told: unknown[] = [];
  await run(
    'asked',
    `process.send?.({ type: 'failed', step: 'wait', message: JSON.stringify(process.argv.slice(2)) });`,
    (event) => told.push(event.type === 'failed' && JSON.parse(event.message)),
    details,
  );
  expect(told).toEqual([[`--job=${job.id}`, ...args]]);
});

it('says how a program has ended that has no result, with the last it wrote', async () => {
  const { ended } = await run(
    'broken',
    `for (let line = 1; line <= 30; line += 1) console.log('line ' + line);
     process.on('exit', () => require('node:fs').writeSync(2, 'out of memory\\n'));
     setImmediate(() => process.exit(7));`,
    () => undefined,
  );
  expect(ended).toContain('The release ended with code 7 before it was published.');
  expect(ended).toContain('out of memory');
  expect(ended).toContain('line 30');
  expect(ended).not.toContain('line 5\n');
});

it('ends the program and what it has started, also when they do not want to', async () => {
  const pids: number[] = [];
  const { ended } = await run(
    'stubborn',
    `import { spawn } from 'node:child_process';
     process.on('SIGTERM', () => undefined);
     const worker = spawn('sleep', ['600'], { stdio: 'inherit' });
     process.send?.({ type: 'progress', step: 'build', detail: process.pid + ' ' + worker.pid });
     setInterval(() => undefined, 1000);`,
    (event, stop) => {
      if (event.type === 'progress') pids.push(...event.detail.split(' ').map(Number));
      stop();
    },
  );
  expect(ended).toContain('The release ended by SIGKILL');
  expect(pids).toHaveLength(2);
  // The kernel takes a moment; if the process survives, the test times out.
  while (pids.some(isRunning)) await new Promise(setImmediate);
});

it('says that it could not be started', async () => {
  const runPublish = releaseProcess({ script: path.join(folder, 'nowhere.ts') });
  const { signal } = new AbortController();
  await expect(runPublish(job, () => undefined, signal)).rejects.toThrow('ended with code 1');
});

it('starts the next process ahead, which then gets its revision; one that has died is replaced', async () => {
  const script = path.join(folder, 'ahead.ts');
  await writeFile(
    script,
    `process.on('message', ({ revision }) => {
       const message = [process.pid, revision, ...process.argv.slice(2)].join(' ');
       process.send?.({ type: 'failed', step: 'build', message }, () => process.exit());
     });
     process.send?.({ type: 'started', step: 'build' });`,
  );
  const { signal } = new AbortController();
  const runPublish = releaseProcessAhead({ script, args: ['--allow-fewer-pages'] });
  const publish = async (revision: string) => {
    const told: string[] = [];
    const onEvent = (event: PublishEvent) => event.type === 'failed' && told.push(event.message);
    await runPublish({ ...job, revision }, onEvent, signal);
    const [pid = '', ...rest] = told[0]?.split(' ') ?? [];
    return { pid: Number(pid), rest };
  };
  const children = () =>
    spawnSync('pgrep', ['-f', script], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n')
      .filter(Boolean)
      .map(Number);
  expect((await publish('a')).rest).toEqual(['a', '--allow-fewer-pages', '--await-revision']);
  const [ahead = 0] = children();
  const second = await publish('b');
  expect([second.pid, second.rest[0]]).toEqual([ahead, 'b']);
  const [killed = 0] = children();
  process.kill(killed, 'SIGKILL');
  // Not a zombie any more either: this process has been told.
  while (spawnSync('ps', ['-p', String(killed)]).status === 0) await new Promise(setImmediate);
  expect((await publish('c')).rest[0]).toBe('c');
  await stopProcessGroups();
  expect(children()).toEqual([]);
});
