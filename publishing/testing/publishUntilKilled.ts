import fs from 'node:fs/promises';
import path from 'node:path';
import { openPublishing } from '../database';
import { Holds } from '../holds';
import { Jobs } from '../jobs';
import { ReleaseStore } from '../releases/ReleaseStore';
import { publishSite } from '../steps';
import { fakePublish } from './fakeBuild';

/** Functions that change files, in the order in which a publish first calls them. */
const changes = [
  'mkdir',
  'writeFile',
  'copyFile',
  'link',
  'utimes',
  'chmod',
  'open',
  'rename',
  'symlink',
  'rm',
] as const;

let count = 0;

/** Kills this process, as `kill -9` does, at file change number `limit`. */
function dieAtChange(limit: number): void {
  for (const name of changes) {
    const original: (...args: never[]) => unknown = fs[name];
    const counting = (...args: never[]): unknown => {
      count += 1;
      if (count === limit) process.kill(process.pid, 'SIGKILL');
      return original.apply(fs, args);
    };
    Object.assign(fs, { [name]: counting });
  }
}

/**
 * `publishUntilKilled.ts <project> <text of the pages> <script> <job> <change>`: prints the number of file changes. `<change>`
 * can also be a step, at whose start it dies, or `live`, the moment when the release has gone live.
 */
async function main(): Promise<void> {
  const [root = '', text = '', script = '', job = '', limit = ''] = process.argv.slice(2);
  const folder = path.join(root, 'releases');
  dieAtChange(Number(limit));
  const database = await openPublishing(folder);
  const jobs = new Jobs(database);
  await jobs.claim(job);
  let written = Promise.resolve();
  const build = { pages: { '/fr/a': text, '/fr/b': text }, script: Number(script) };
  await publishSite(
    { ...fakePublish(root, build), store: new ReleaseStore(folder), holds: new Holds(database), job },
    (event) => {
      const isLive = event.type === 'finished' && event.step === 'promote';
      const isStep = event.type === 'started' && event.step === limit;
      if (isStep || (isLive && limit === 'live')) process.kill(process.pid, 'SIGKILL');
      written = written.then(() => jobs.addEvent(job, event));
    },
  );
  await written;
  await jobs.end(job, { state: 'succeeded' });
  database.close();
  console.log(count);
}

void main();
