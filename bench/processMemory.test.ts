import { realpathSync } from 'node:fs';
import { memoryOf, memoryOfFolder, peakOf, sumOf } from './processMemory';

const status = 'Name:\tnode\nVmRSS:\t  2048 kB\nRssAnon:\t  1024 kB\nRssFile:\t   900 kB\nThreads:\t11\n';

it('reads the memory of a process', () => {
  expect(memoryOf(status)).toEqual({ resident: 2_097_152, anonymous: 1_048_576 });
});

it('finds no memory in a process that is ending', () => {
  expect(memoryOf('Name:\tnode\nState:\tZ (zombie)\n')).toEqual({ resident: 0, anonymous: 0 });
});

it('adds up processes and keeps the larger of each', () => {
  const one = { resident: 5, anonymous: 1 };
  const other = { resident: 3, anonymous: 2 };
  expect(sumOf([one, other])).toEqual({ resident: 8, anonymous: 3 });
  expect(sumOf([])).toEqual({ resident: 0, anonymous: 0 });
  expect(peakOf(one, other)).toEqual({ resident: 5, anonymous: 2 });
});

it('finds the processes that work in a folder', async () => {
  // This process alone holds more than 10 MB of modules.
  const { resident } = await memoryOfFolder(realpathSync(process.cwd()));
  expect(resident).toBeGreaterThan(10_000_000);
  expect(await memoryOfFolder('/no/such/folder')).toEqual({ resident: 0, anonymous: 0 });
});
