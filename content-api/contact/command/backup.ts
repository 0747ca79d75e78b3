import { randomUUID } from 'node:crypto';
import { access, link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import * as v from 'valibot';
import { fileOf } from '../../../platform/database/openClient';
import { codeOf, messageOf } from '../../../platform/errors';
import { syncToDisk } from '../../../platform/writeFileAtomic';
import { contactDatabase } from '../store/ContactStore';
import { requestColumns } from '../store/readRequests';

/** Wait for another writer. */
const busyLimitMs = 5_000;

const schemaVersion = contactDatabase.migrations.length;

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

/** @throws Error when it is damaged, or no database of contact requests that this program knows */
async function assertSound(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA integrity_check');
  const result = v.parse(v.string(), rows[0]?.[0]);
  if (result !== 'ok') throw new Error(`it is damaged: ${result}`);
  const version = Number((await client.execute('PRAGMA user_version')).rows[0]?.[0]);
  if (version > schemaVersion) {
    throw new Error(`it has version ${version}, this program knows ${schemaVersion}: use a later release`);
  }
  await client.execute(`SELECT ${requestColumns} FROM contact_requests LIMIT 0`);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Copies a database in one piece, also while it is written to. The copy is checked before it gets its name.
 *
 * @returns how many requests it has
 * @throws Error when the target exists, or the source is damaged or something else
 */
async function copyDatabase(source: string, target: string): Promise<number> {
  // libSQL would make an empty one.
  if (!(await exists(source))) throw new Error(`There is no file ${source}`);
  if (await exists(target)) throw new Error(`${target} exists already: it is not overwritten`);
  const copy = `${target}.${randomUUID()}.tmp`;
  try {
    // Only this account may read what visitors wrote.
    await (await open(copy, 'wx', 0o600)).close();
    await withDatabase(source, async (client) => {
      await assertSound(client);
      await client.execute({ sql: 'VACUUM INTO ?', args: [copy] });
    });
    const count = await withDatabase(copy, async (client) => {
      await assertSound(client);
      return Number((await client.execute('SELECT COUNT(*) FROM contact_requests')).rows[0]?.[0]);
    });
    await syncToDisk(copy);
    // Unlike a rename it never replaces a file.
    await link(copy, target);
    await syncToDisk(path.dirname(target));
    return count;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new Error(`There is no folder ${path.dirname(target)}`);
    throw new Error(`${source} is not copied: ${messageOf(error)}`, { cause: error });
  } finally {
    await rm(copy, { force: true });
  }
}

/** @throws Error for a database server */
function databaseFile(url: string): string {
  const file = fileOf(url);
  if (file !== undefined) return file;
  throw new Error(
    'DATABASE_URL is a database server: back it up and restore it with the tools of that server.',
  );
}

/**
 * `npm run contact -- backup FILE`, while the content API runs.
 * @throws Error that says why there is no backup
 */
export async function backUp(url: string, target: string): Promise<string> {
  const count = await copyDatabase(databaseFile(url), target);
  return `${target} has ${count} requests. They are personal data: keep it where the database may be kept, and as long.\n`;
}

/**
 * Takes the database out of its write-ahead mode, which SQLite allows when no other connection is open, and which puts
 * everything into one file. https://www.sqlite.org/pragma.html#pragma_journal_mode
 *
 * @throws Error when it is in use
 */
async function closeJournal(file: string): Promise<void> {
  try {
    await withDatabase(file, (client) => client.execute('PRAGMA journal_mode = DELETE'));
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') {
      throw new Error(`${file} is in use: stop the content API, restore, and start it again.`);
    }
    // It is damaged, which may be why a backup is restored. It is kept as it is.
  }
}

/** The database of before gets a name with the time, its journal with it if it has one. */
async function keep(file: string, now: Date): Promise<string> {
  const { dir, name, ext } = path.parse(file);
  const kept = path.join(dir, `${name}-${now.toISOString().replaceAll(/[:.]/g, '-')}${ext}`);
  for (const suffix of ['-wal', '-shm']) {
    if (await exists(file + suffix)) await rename(file + suffix, kept + suffix);
  }
  await link(file, kept);
  return kept;
}

/**
 * `npm run contact -- restore FILE`, while no content API runs.
 * @throws Error that says why the database stays as it is
 */
export async function restore(url: string, source: string, now: Date): Promise<string> {
  const file = databaseFile(url);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const restored = `${file}.${randomUUID()}.restored`;
  try {
    const count = await copyDatabase(source, restored);
    let advice = '';
    if (await exists(file)) {
      await closeJournal(file);
      const kept = await keep(file, now);
      advice = `The database of before is ${kept}: delete it once you do not need it.\n`;
    }
    await rename(restored, file);
    await syncToDisk(path.dirname(file));
    return `${file} has ${count} requests. Erase again what was erased since the backup.\n${advice}`;
  } finally {
    await rm(restored, { force: true });
  }
}
