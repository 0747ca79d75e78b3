import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FolderLock } from './FolderLock';
import { useFolder } from '../../platform/testing/useFolder';

const inFolder = useFolder();

it('is held by one at a time, and says by whom', async () => {
  const first = await FolderLock.acquire(inFolder(), { purpose: 'the first' });
  const waits: string[] = [];
  let release: Promise<void> | undefined;
  const second = await FolderLock.acquire(inFolder(), {
    purpose: 'the second',
    onWait: (holder) => {
      waits.push(holder);
      release = first.release();
    },
  });
  await release;
  expect(waits).toEqual([expect.stringMatching(`^process ${process.pid} \\(the first\\), since 20..-`)]);
  await second.release();
  expect(await readdir(inFolder())).toEqual(['lock.db']);
});

it('waits for the lock itself, whatever the owner file says', async () => {
  const first = await FolderLock.acquire(inFolder(), { purpose: 'the first' });
  await writeFile(inFolder('lock-holder.json'), '{"pid":');
  const controller = new AbortController();
  const onWait = (holder: string) => controller.abort(new Error(`stopped waiting for ${holder}`));
  const wait = FolderLock.acquire(inFolder(), { purpose: 'the second', onWait, signal: controller.signal });
  await expect(wait).rejects.toThrow('stopped waiting for another process');
  await first.release();
});

it('ends with its process, also when that is killed', async () => {
  const program = path.join(__dirname, '..', 'testing', 'holdLock.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, inFolder()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  const waits: string[] = [];
  const lock = await FolderLock.acquire(inFolder(), {
    purpose: 'the next',
    onWait: (holder) => {
      waits.push(holder);
      child.kill('SIGKILL');
    },
  });
  await ended;
  expect(waits[0]).toContain(`process ${child.pid} (the child)`);
  expect(await readFile(inFolder('lock-holder.json'), 'utf8')).toContain('the next');
  await lock.release();
});

it('says which folder cannot be used', async () => {
  const file = inFolder('file');
  await writeFile(file, '');
  await expect(FolderLock.acquire(path.join(file, 'releases'), { purpose: 'x' })).rejects.toThrow(/file/);
});
