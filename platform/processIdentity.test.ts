import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isRunning, processIdentity } from './processIdentity';

const program = `require('tsx/cjs'); require('./platform/processIdentity.ts').processIdentity().then(console.log); setInterval(() => {}, 1e3)`;

it('of this process is of one that runs', async () => {
  const identity = await processIdentity();
  expect(identity).toMatch(new RegExp(`^${process.pid}( |$)`));
  expect(await isRunning(identity)).toBe(true);
});

it('is of one that has ended once it is killed', async () => {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const identity = String(line).trim();
  expect(identity).toMatch(new RegExp(`^${child.pid}( |$)`));
  expect(await isRunning(identity)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await isRunning(identity)).toBe(false);
});

it('is not that of a later process with the same id', async () => {
  expect(await isRunning(`${process.pid} another-boot/1`)).toBe(false);
});

it('is the id alone where the system tells no more', async () => {
  expect(await isRunning(String(process.pid))).toBe(true);
});

it.each(['', 'x', '-1', '0', '1e3', '99999999999'])('%j is of none', async (identity) => {
  expect(await isRunning(identity)).toBe(false);
});
