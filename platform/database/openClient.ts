import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@libsql/client/sqlite3';
import { codeOf } from '../errors';
import { projectRoot } from '../projectRoot';

export interface DatabaseOptions {
  /** `file:` and a path, from the root of the project, or a libSQL server. */
  url: string;
  authToken?: string | undefined;
}

/** Wait for another writer, such as `npm run contact -- delete`. Blocks the event loop. */
const busyLimitMs = 2_000;
/** Applies to remote servers. */
const serverLimitMs = 10_000;

/** The path of a database file; undefined for a server. */
export function fileOf(url: string): string | undefined {
  if (!/^file:/i.test(url)) return undefined;
  const file = /^file:\/\//i.test(url) ? fileURLToPath(url) : url.slice('file:'.length);
  return path.resolve(projectRoot, file);
}

/**
 * Readable by this account only: it may hold personal data. One that is there is not opened: closing it would end all
 * locks of this process on it, and another process would delete the journal that this one writes to.
 * https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_
 */
async function makeFile(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/**
 * Commits are flushed to disk (synchronous=FULL) and erased rows overwritten (secure_delete). Both pragmas are per
 * connection, so there is only one.
 */
async function openFile(file: string): Promise<Client> {
  await makeFile(file);
  const client = createClient({ url: `file:${file}`, concurrency: 1, timeout: busyLimitMs });
  try {
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    await client.execute('PRAGMA secure_delete = ON');
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

async function openServer({ url, authToken }: DatabaseOptions): Promise<Client> {
  // A process of a publish would load its clients of servers each time: 50 ms.
  const { createClient: connect } = await import('@libsql/client');
  const fetchInTime = (request: Request) => fetch(request, { signal: AbortSignal.timeout(serverLimitMs) });
  return connect({ url, authToken, fetch: fetchInTime });
}

export async function openClient(options: DatabaseOptions): Promise<Client> {
  const file = fileOf(options.url);
  return file === undefined ? openServer(options) : openFile(file);
}
