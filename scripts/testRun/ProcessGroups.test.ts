import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ProcessGroups } from './ProcessGroups';

const processes = new ProcessGroups(process.cwd());
const { env } = process;

function node(code: string): [string, ...string[]] {
  return [process.execPath, '-e', code];
}

test('a program’s exit code is passed on', async () => {
  expect(await processes.run(node('process.exit(3)'), env, 1)).toBe(3);
  expect(await processes.run(node(''), env, 1)).toBe(0);
});

test('programs of the packages are found', async () => {
  const check =
    "process.exit(process.env.PATH.startsWith(require('path').resolve('node_modules/.bin')) ? 0 : 1)";
  expect(await processes.run(node(check), env, 1)).toBe(0);
});

describe('failures', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('of a program that does not exist', async () => {
    expect(await processes.run(['no-such-program'], env, 1)).toBe(1);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('no-such-program could not be started'),
    );
  });

  it('of a program that takes too long', async () => {
    expect(await processes.run(node('setInterval(() => {}, 1000)'), env, 0.002)).toBe(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('took longer than 0.002 minutes'));
  });
});

test('stopAll ends every program and lets no other start', async () => {
  const group = new ProcessGroups(process.cwd());
  const running = [1, 2].map(() => group.start(node('setInterval(() => {}, 1000)'), { env }));
  await group.stopAll();
  expect(await Promise.all(running.map(({ exit }) => exit))).toEqual([1, 1]);
  expect(() => group.start(node(''), { env })).toThrow('being stopped');
});

test('a program’s own children end with it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
  const file = path.join(folder, 'heartbeat');
  writeFileSync(file, '');
  const beat = `setInterval(() => require('fs').appendFileSync('${file}', '.'), 5)`;
  const parent = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(beat)}]); setInterval(() => {}, 1000)`;
  const { stop } = processes.start(node(parent), { env });
  while (statSync(file).size === 0) await wait(10);
  await stop();
  await wait(50);
  const { size } = statSync(file);
  await wait(50);
  expect(statSync(file).size).toBe(size);
  rmSync(folder, { recursive: true });
});
