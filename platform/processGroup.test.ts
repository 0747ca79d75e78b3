import { spawnSync } from 'node:child_process';
import { exitCodeOf, ProcessGroup, type ProcessOptions, stopProcessGroups } from './processGroup';

const idle = 'setInterval(() => {}, 1000);';

function node(code: string, options: ProcessOptions = {}): ProcessGroup {
  return new ProcessGroup(process.execPath, ['-e', code], options);
}

it.each([
  ['process.exit(7)', 7],
  ['', 0],
  ['process.kill(process.pid, "SIGKILL")', 137],
])('gives the exit code of %j as a shell does', async (code, expected) => {
  expect(exitCodeOf(await node(code).ended)).toBe(expected);
});

it('hands over the output line by line', async () => {
  const lines: string[] = [];
  await node(`console.log('one\\ntwo'); console.error('three')`, { onLine: (line) => lines.push(line) })
    .ended;
  expect(lines.sort()).toEqual(['one', 'three', 'two']);
});

it('says what could not be started', async () => {
  const missing = new ProcessGroup('no-such-program', []);
  await expect(missing.ended).rejects.toThrow('no-such-program could not be started');
  await missing.stop();
});

it('ends when the signal is aborted, and is not started after that', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const group = node(`console.log('started'); ${idle}`, {
    signal,
    onLine: () => controller.abort(new Error('stopped')),
  });
  expect(exitCodeOf(await group.ended)).toBe(143);
  expect(() => node('', { signal })).toThrow('stopped');
});

it('stops everything that runs', async () => {
  const groups = [node(idle), node(idle)];
  await stopProcessGroups();
  expect(await Promise.all(groups.map(async ({ ended }) => exitCodeOf(await ended)))).toEqual([143, 143]);
});

/** A process that has ended stays listed as a zombie (Z) until its parent reaps it. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout.trim());
}

it.each([
  ['is stopped and ignores it', `process.on('SIGTERM', () => {}); ${idle}`],
  ['ends by itself', 'setTimeout(() => process.exit(0), 50);'],
])('takes its own children with it when it %s', async (_, code) => {
  let worker = 0;
  const group: ProcessGroup = node(
    `const worker = require('child_process').spawn('sleep', ['600'], { stdio: 'inherit' }); console.log(worker.pid); ${code}`,
    {
      graceMs: 50,
      onLine: (line) => {
        worker = Number(line);
        if (code.includes('SIGTERM')) void group.stop();
      },
    },
  );
  await group.ended;
  expect(worker).toBeGreaterThan(0);
  // The kernel takes a moment; if the process survives, the test times out.
  while (isRunning(worker)) await new Promise(setImmediate);
});
