import { FolderLock } from '../releases/FolderLock';

/** Takes the lock of a folder and keeps it until it is killed. */
async function main(): Promise<void> {
  await FolderLock.acquire(process.argv[2] ?? '', { purpose: 'the child' });
  console.log('held');
  setInterval(() => undefined, 1000);
}

void main();
