import { randomUUID } from 'node:crypto';
import { access, link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client/sqlite3';
import * as v from 'valibot';
import { codeOf, messageOf } from '../errors';
import { syncToDisk } from '../writeFileAtomic';
import type { DatabaseOwner } from './Database';

/** Wait for another writer. */
const busyLimitMs = 5_000;

async function withDatabase<Result>(
  file: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: busyLimitMs });
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

/** @throws Error when it is damaged, or no database of its owner's that this program knows */
async function assertSound(client: Client, { migrations }: DatabaseOwner): Promise<void> {
  const { rows } = await client.execute('PRAGMA integrity_check');
  const result = v.parse(v.string(), rows[0]?.[0]);
  if (result !== 'ok') throw new Error(`it is damaged: ${result}`);
  const version = Number((await client.execute('PRAGMA user_version')).rows[0]?.[0]);
  if (version === 0) throw new Error('it has no tables');
  if (version > migrations.length) {
    throw new Error(
      `it has version ${version}, this program knows ${migrations.length}: use a later release`,
    );
  }
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Copies a database file in one piece, also while it is written to: a plain copy lacks what is in its `-wal` file. The copy
 * is checked before it gets its name, and only this account may read it.
 *
 * @throws Error when the target exists, or the source is damaged or something else
 */
export async function copyDatabase(source: string, target: string, owner: DatabaseOwner): Promise<void> {
  // libSQL would make an empty one.
  if (!(await exists(source))) throw new Error(`There is no file ${source}`);
  const copy = `${target}.${randomUUID()}.tmp`;
  try {
    await (await open(copy, 'wx', 0o600)).close();
    await withDatabase(source, async (client) => {
      await assertSound(client, owner);
      await client.execute({ sql: 'VACUUM INTO ?', args: [copy] });
    });
    await withDatabase(copy, (client) => assertSound(client, owner));
    await syncToDisk(copy);
    // Unlike a rename it never replaces a file.
    await link(copy, target);
    await syncToDisk(path.dirname(target));
  } catch (error) {
    throw new Error(`${source} is not copied: ${messageOf(error)}`, { cause: error });
  } finally {
    await rm(copy, { force: true });
  }
}

/**
 * Takes a database out of its write-ahead mode, which SQLite allows when no other connection is open, and which puts
 * everything into one file. https://www.sqlite.org/pragma.html#pragma_journal_mode
 *
 * @throws Error when it is in use
 */
export async function closeJournal(file: string): Promise<void> {
  try {
    await withDatabase(file, (client) => client.execute('PRAGMA journal_mode = DELETE'));
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') throw new Error(`${file} is in use`, { cause: error });
    // It is damaged, which may be why a backup is restored. It is kept as it is.
  }
}
