import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { messageOf } from '../../platform/errors';

/**
 * One entry per schema version; never edit a released one. Times are milliseconds since 1970, tokens are kept as their
 * SHA-256. Triggers end sessions in the transaction of the change that calls for it, whichever program makes it.
 */
const migrations: readonly (readonly string[])[] = [
  [
    // Without a password an account signs in by link only. AUTOINCREMENT: an id never means another account later.
    `CREATE TABLE accounts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      role TEXT NOT NULL,
      password_hash TEXT,
      created_at INTEGER NOT NULL
    )`,
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      account_id INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    )`,
    `CREATE TABLE links (
      token_hash TEXT PRIMARY KEY,
      account_id INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    )`,
    `CREATE TRIGGER account_removed AFTER DELETE ON accounts BEGIN
      DELETE FROM sessions WHERE account_id = OLD.id;
      DELETE FROM links WHERE account_id = OLD.id;
    END`,
    `CREATE TRIGGER password_changed AFTER UPDATE OF password_hash ON accounts BEGIN
      DELETE FROM sessions WHERE account_id = OLD.id;
      DELETE FROM links WHERE account_id = OLD.id;
    END`,
  ],
];

const repository = path.join(__dirname, '..', '..');

/** @param url `file:` and a path, from the root of the project */
function fileOf(url: string): string {
  const file = /^file:\/\//i.test(url) ? fileURLToPath(url) : url.slice('file:'.length);
  return path.resolve(repository, file);
}

/** Wait for another writer, such as `npm run desk:user`. Blocks the event loop. */
const busyLimitMs = 2_000;

/** Readable by this account only: it holds what signs people in. */
async function openFile(file: string): Promise<Client> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await (await open(file, 'a', 0o600)).close();
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

async function migrate(client: Client): Promise<void> {
  const transaction = await client.transaction('write');
  try {
    const { rows } = await transaction.execute('PRAGMA user_version');
    const version = Number(rows[0]?.[0]);
    if (version > migrations.length) {
      throw new Error(
        `it has version ${version}, this program knows ${migrations.length}: use a later release`,
      );
    }
    if (version < migrations.length) {
      await transaction.batch(migrations.slice(version).flat());
      await transaction.execute(`PRAGMA user_version = ${migrations.length}`);
    }
    await transaction.commit();
  } finally {
    transaction.close();
  }
}

/**
 * The desk's accounts and sessions. Writes use a transaction, and an error makes the next use open the file anew: in
 * libsql a failed statement stays open, and a later one outside of a transaction might not be committed.
 */
export class DeskDatabase {
  private client: Promise<Client> | undefined;
  private isClosed = false;

  constructor(private readonly file: string) {}

  /** For statements that change nothing. */
  read(statement: InStatement): Promise<ResultSet> {
    return this.use((client) => client.execute(statement));
  }

  /** Resolves once committed. */
  async write(statement: InStatement): Promise<ResultSet> {
    const [result] = await this.use((client) => client.batch([statement], 'write'));
    if (!result) throw new Error('The database did not tell what became of a write');
    return result;
  }

  close(): void {
    this.isClosed = true;
    this.drop(this.client);
  }

  async use<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    if (this.isClosed) throw new Error('The database is closed');
    this.client ??= openFile(this.file);
    const used = this.client;
    try {
      return await work(await used);
    } catch (error) {
      this.drop(used);
      throw error;
    }
  }

  private drop(used: Promise<Client> | undefined): void {
    if (!used || used !== this.client) return;
    this.client = undefined;
    used.then(
      (client) => {
        client.close();
      },
      // It never opened; the caller has the error.
      () => undefined,
    );
  }
}

/**
 * Creates or upgrades the database of DESK_DATABASE_URL.
 * @throws Error that names it and says why it cannot be used
 */
export async function openDatabase(url: string): Promise<DeskDatabase> {
  const file = fileOf(url);
  const database = new DeskDatabase(file);
  try {
    await database.use(migrate);
    return database;
  } catch (error) {
    database.close();
    const text = `The database of the desk's accounts, ${file} (DESK_DATABASE_URL), cannot be used: ${messageOf(error)}`;
    throw new Error(text, { cause: error });
  }
}
