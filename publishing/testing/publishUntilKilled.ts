import fs from 'node:fs/promises';
import { publishRelease } from '../publishRelease';
import { ReleaseStore } from '../releases/ReleaseStore';
import { writeBuild } from './fakeBuild';

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
 * `publishUntilKilled.ts <releases> <public> <text of the pages> <script> <change>`: prints the number of file
 * changes. `<change>` can also be `live`, the moment when the release has gone live.
 */
async function main(): Promise<void> {
  const [folder = '', source = '', text = '', script = '', limit = ''] = process.argv.slice(2);
  dieAtChange(Number(limit));
  await publishRelease(
    {
      store: new ReleaseStore(folder),
      source,
      kept: 3,
      purpose: 'the child',
      build: async () => {
        await writeBuild(source, { pages: { '/fr/a': text, '/fr/b': text }, script: Number(script) });
        return { rendered: [] };
      },
      compress: async () => 'nothing',
      check: async () => ({ problems: [], warnings: [], pages: 2, references: new Set<string>() }),
      signal: new AbortController().signal,
    },
    (event) => {
      const isLive = event.type === 'finished' && event.step === 'promote';
      if (isLive && limit === 'live') process.kill(process.pid, 'SIGKILL');
    },
  );
  console.log(count);
}

void main();
