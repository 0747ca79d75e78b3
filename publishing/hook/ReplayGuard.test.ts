import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { silentLog } from '../../platform/log';
import { useJobsFolder } from '../testing/jobsFolder';
import { ReplayGuard } from './ReplayGuard';

const folder = useJobsFolder();
const hour = 60 * 60;
const start = 1_795_248_000;

beforeEach(() => mkdir(folder.path));

function at(seconds: number): Date {
  return new Date(seconds * 1000);
}

function open(seconds = start): Promise<ReplayGuard> {
  return ReplayGuard.open(folder.path, silentLog, at(seconds));
}

/** Uses, at `now`, a signature made at `timestamp`. */
function use(used: ReplayGuard, signature: string, timestamp: number, now = timestamp) {
  return used.accept({ signature, timestamp }, at(now));
}

it('accepts each signature once, also after a restart and at the same moment', async () => {
  const used = await open();
  expect(await Promise.all([use(used, 'a', start), use(used, 'a', start)])).toEqual(['accepted', 'used']);
  expect(await use(used, 'b', start)).toBe('accepted');
  const later = await open(start + 60);
  expect(await use(later, 'a', start)).toBe('used');
  expect(await use(later, 'b', start)).toBe('used');
});

it('knows all it has accepted when the clock is set back by hours, and goes on', async () => {
  const used = await open();
  await use(used, 'a', start);
  await use(used, 'b', start + 12 * hour);
  expect(await use(used, 'a', start, start)).toBe('used');
  expect(await use(used, 'c', start - hour)).toBe('accepted');
});

it('keeps refusing signatures too old to be remembered', async () => {
  const used = await open();
  await use(used, 'a', start);
  await use(used, 'b', start + 25 * hour);
  expect(await use(used, 'a', start, start)).toBe('tooOld');
  expect(await use(used, 'never seen', start - 1, start)).toBe('tooOld');
  const afterRestart = await open(start);
  expect(await use(afterRestart, 'a', start, start)).toBe('tooOld');
  expect(await use(afterRestart, 'c', start + 1)).toBe('accepted');
});

it('remembers a bounded number, and draws the horizon behind those that it forgets', async () => {
  const signatures = Array.from({ length: 2_000 }, (_, index) => ({
    signature: `old ${index}`,
    timestamp: start + index,
  }));
  await writeFile(path.join(folder.path, 'signatures.json'), JSON.stringify({ horizon: 0, signatures }));
  const used = await open();
  expect(await use(used, 'new', start + 2_000)).toBe('accepted');
  const now = start + 2_000;
  expect(await use(used, 'old 0', start, now)).toBe('tooOld');
  expect(await use(used, 'old 1', start + 1, now)).toBe('used');
  const text = await readFile(path.join(folder.path, 'signatures.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ horizon: start, signatures: expect.any(Array) });
  expect(JSON.parse(text).signatures).toHaveLength(2_000);
});

it('refuses all that could have been accepted before when its file cannot be read', async () => {
  await writeFile(path.join(folder.path, 'signatures.json'), '{"horizon":');
  const used = await open();
  expect(await use(used, 'a', start + 300, start)).toBe('tooOld');
  expect(await use(used, 'a', start + 301)).toBe('accepted');
});

it('accepts nothing that it cannot write down', async () => {
  const used = await open();
  await rm(folder.path, { recursive: true });
  await expect(use(used, 'a', start)).rejects.toThrow('ENOENT');
  await mkdir(folder.path);
  expect(await use(used, 'a', start)).toBe('accepted');
});
