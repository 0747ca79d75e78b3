import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, createClient, type Transaction } from '@libsql/client/sqlite3';
import * as v from 'valibot';
import { codeOf, messageOf } from '../../platform/errors';
import { explainFileError } from './releaseFileWriter';
import { writeFileAtomic } from '../../platform/writeFileAtomic';

const holderSchema = v.object({
  pid: v.number(),
  /** Tells whoever waits what the process does. */
  purpose: v.string(),
  /** ISO 8601, UTC. */
  since: v.pipe(v.string(), v.isoTimestamp()),
});

const pollMs = 200;

export interface LockOptions {
  /** The work that it is held for, such as `npm run release`. */
  purpose: string;
  /** Called once for each holder of the lock. */
  onWait?: (holder: string) => void;
  /** Ends the wait. */
  signal?: AbortSignal;
  /** Begins the names of the lock's files; a folder may have several locks. */
  name?: string;
}

const unknownHolder = 'another process';

/** Describes the process that holds the lock. The file may be missing, or left by a process that is gone. */
async function describeHolder(file: string): Promise<string> {
  try {
    const { pid, purpose, since } = v.parse(holderSchema, JSON.parse(await readFile(file, 'utf8')));
    return `process ${pid} (${purpose}), since ${since}`;
  } catch {
    return unknownHolder;
  }
}

/** @returns undefined when another process holds the lock, or another part of this one */
async function beginWrite(
  database: string,
): Promise<{ client: Client; transaction: Transaction } | undefined> {
  // Opened for each attempt: a statement that failed stays open in libSQL until it is collected as garbage.
  const client = createClient({ url: `file:${database}`, concurrency: 1, timeout: 0 });
  try {
    return { client, transaction: await client.transaction('write') };
  } catch (error) {
    client.close();
    if (codeOf(error)?.startsWith('SQLITE_BUSY')) return undefined;
    const reason = messageOf(error);
    throw new Error(`The lock ${database} cannot be used: ${reason}`, { cause: error });
  }
}

/**
 * Lets one process at a time work in a folder. The lock is an open write transaction of a database in it, so a kernel
 * lock: it ends with the process, however that ends, and relies on neither clocks nor process ids.
 */
export class FolderLock {
  private constructor(
    private readonly held: { client: Client; transaction: Transaction },
    private readonly holderFile: string,
  ) {}

  /**
   * Waits for the lock. The folder is made when it is missing.
   * @throws what `signal` was aborted with
   */
  static async acquire(
    folder: string,
    { purpose, onWait, signal, name = 'lock' }: LockOptions,
  ): Promise<FolderLock> {
    await mkdir(folder, { recursive: true }).catch((error: unknown) => {
      throw explainFileError(error, folder);
    });
    const holderFile = path.join(folder, `${name}-holder.json`);
    let told: string | undefined;
    for (;;) {
      signal?.throwIfAborted();
      const held = await beginWrite(path.join(folder, `${name}.db`));
      if (held) return FolderLock.takeOver(held, holderFile, purpose);
      const holder = await describeHolder(holderFile);
      if (told === undefined || (holder !== told && holder !== unknownHolder)) {
        onWait?.(holder);
        told = holder;
      }
      await delay(pollMs);
    }
  }

  private static async takeOver(
    held: FolderLock['held'],
    holderFile: string,
    purpose: string,
  ): Promise<FolderLock> {
    const lock = new FolderLock(held, holderFile);
    const holder = { pid: process.pid, purpose, since: new Date().toISOString() };
    // For information only: the lock holds without it.
    await writeFileAtomic(holderFile, `${JSON.stringify(holder)}\n`).catch(() => undefined);
    return lock;
  }

  async release(): Promise<void> {
    await rm(this.holderFile, { force: true }).catch(() => undefined);
    this.held.transaction.close();
    this.held.client.close();
  }
}

/** Locks `.cache` and `public`: nobody else builds, compresses or copies them meanwhile. */
export function lockBuildFolder({
  root,
  ...options
}: { root: string } & Pick<LockOptions, 'onWait' | 'signal'>): Promise<FolderLock> {
  const folder = path.join(root, '.data', 'build');
  return FolderLock.acquire(folder, { purpose: 'a build of this folder', ...options });
}
