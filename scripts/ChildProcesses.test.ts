import { ChildProcesses } from './ChildProcesses';

it('tells how a program ended', async () => {
  const children = new ChildProcesses();
  expect(await children.start(['--eval', 'process.exit(7)'])).toBe(7);
  expect(await children.start(['--eval', ''])).toBe(0);
  expect(await children.start(['--eval', 'process.kill(process.pid, "SIGKILL")'])).toBe(137);
});

it('labels what programs print', async () => {
  const lines = jest.spyOn(console, 'log').mockImplementation();
  const children = new ChildProcesses();
  await children.start(['--eval', 'console.log("one\\ntwo")'], { label: 'api' });
  await new Promise(setImmediate);
  expect(lines.mock.calls.flat()).toEqual(['api | one', 'api | two']);
  lines.mockRestore();
});

it('stops everything that runs', async () => {
  const children = new ChildProcesses();
  const ends = [1, 2].map(() => children.start(['--eval', 'setInterval(() => {}, 1000)']));
  await children.stopAll();
  expect(await Promise.all(ends)).toEqual([143, 143]);
});
