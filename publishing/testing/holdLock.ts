import { FolderLock } from '../releases/FolderLock';

/** Locks a folder until this process is killed. */
async function main(): Promise<void> {
  await FolderLock.acquire(process.argv[2] ?? '', { purpose: 'the child' });
  console.log('held');
  setInterval(() => undefined, 1000);
}

void main();
