import { realpathSync } from 'node:fs';
import { stopProcessGroups } from '../platform/processGroup';
import { runInFolder, type RunOptions } from './runInFolder';

const run = (code: string, options: Partial<RunOptions> = {}) =>
  runInFolder({ folder: realpathSync('/tmp'), args: ['-e', code], variables: {}, ...options });

it('gives what a program writes, and tells it only what it is told', async () => {
  process.env.NOT_FOR_BUILDS = 'own';
  const lines: string[] = [];
  const result = await run(
    `console.log(process.env.NOT_FOR_BUILDS, process.env.SITE_URL); console.error('two')`,
    { variables: { SITE_URL: 'x' }, onLine: (line) => lines.push(line) },
  );
  delete process.env.NOT_FOR_BUILDS;
  expect(result.problem).toBeUndefined();
  expect(result.output.split('\n').sort()).toEqual(['two', 'undefined x']);
  expect(lines.sort()).toEqual(['two', 'undefined x']);
});

it('says why a program has failed', async () => {
  const { problem } = await run(`console.error('The disk is full'); process.exit(3)`);
  expect(problem).toBe('it failed:\nThe disk is full');
});

it('ends a program that takes too long or too much memory, and what it has started', async () => {
  const parent = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); setInterval(() => {}, 1000)`;
  // The output closes only after the child's own child has ended, too.
  const [slow, large] = await Promise.all([
    run(parent, { limits: { seconds: 0.3 } }),
    run(parent, { limits: { bytes: 1_000_000 } }),
  ]);
  expect(slow.problem).toBe('longer than 0.005 minutes');
  expect(large.problem).toBe('more than 0.001 GB of memory');
});

it('ends all programs when the run is interrupted', async () => {
  let announce: (line: string) => void = () => undefined;
  const started = new Promise<string>((resolve) => {
    announce = resolve;
  });
  const result = run(`console.log('started'); setInterval(() => {}, 1000)`, { onLine: announce });
  await started;
  await stopProcessGroups();
  expect((await result).problem).toBe('it failed:\nstarted');
});
