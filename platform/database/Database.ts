import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Client, ResultSet } from '@libsql/client';
import * as v from 'valibot';
import { messageOf } from '../errors';
import { type DatabaseOptions, fileOf, openClient } from './openClient';
import { sql, type SqlParameters, type Statement } from './sql';

/** The part of the project that a database belongs to. */
export interface DatabaseOwner {
  /** In messages, such as `The database of contact requests`. */
  name: string;
  /** Environment variable that says where the database is. */
  variable: string;
  /** SQL, one entry per schema version; never edit a released one. Their number is kept as SQLite's `user_version`. */
  migrations: readonly (readonly string[])[];
}

/** @throws Error when a later version of the program has used the database */
function assertKnown(version: number, { migrations: { length } }: DatabaseOwner): void {
  if (version > length)
    throw new Error(`it has version ${version}, this program knows ${length}: use a later release`);
}

/**
 * Creates or upgrades the tables in one transaction.
 * @throws Error when a later version of the program has used the database
 */
async function migrate(client: Client, owner: DatabaseOwner): Promise<void> {
  const { migrations } = owner;
  const schemaVersion = migrations.length;
  const transaction = await client.transaction('write');
  try {
    const { rows } = await transaction.execute('PRAGMA user_version');
    const version = Number(rows[0]?.[0]);
    assertKnown(version, owner);
    if (version < schemaVersion) {
      await transaction.batch(migrations.slice(version).flat());
      await transaction.execute(`PRAGMA user_version = ${schemaVersion}`);
    }
    await transaction.commit();
  } finally {
    transaction.close();
  }
}

type Write = {
  statement: Statement;
  resolve: (result: ResultSet) => void;
  reject: (error: unknown) => void;
};

const maxBatchSize = 100;

const idSchema = v.object({ id: v.number() });

function rowsOf<Schema extends v.GenericSchema>(schema: Schema, { rows }: ResultSet) {
  return rows.map((row) => v.parse(schema, { ...row }));
}

/**
 * A libSQL database. Writes are durable when they resolve; concurrent ones are committed together, because one flush
 * takes as long as the next however many there are.
 *
 * Writes always use a transaction: in libsql a failed statement stays open until it is garbage-collected, and meanwhile
 * a statement outside of a transaction succeeds *without being committed*, where COMMIT reports the error. After an
 * error the database is reopened, which ends that state.
 */
export class Database {
  private client: Promise<Client> | undefined;
  private waiting: Write[] = [];
  private isCommitting = false;
  private isClosed = false;

  private constructor(private readonly options: DatabaseOptions) {}

  /**
   * Creates or upgrades the database.
   * @throws Error that names it and says why it cannot be used
   */
  static async open(options: DatabaseOptions, owner: DatabaseOwner): Promise<Database> {
    const database = new Database(options);
    await database.prepare(owner, (client) => migrate(client, owner));
    return database;
  }

  /**
   * Tries a database without a change to its tables.
   * @returns what was seen
   * @throws Error as `open` does
   */
  static async check(options: DatabaseOptions, owner: DatabaseOwner): Promise<string> {
    const { url } = options;
    const file = fileOf(url);
    if (file !== undefined && !existsSync(file)) return `${owner.name}, ${file}, is made at the first start.`;
    const database = new Database(options);
    await database.prepare(owner, async (client) => {
      if (file !== undefined) await access(file, constants.R_OK | constants.W_OK);
      const { rows } = await client.execute('PRAGMA user_version');
      assertKnown(Number(rows[0]?.[0]), owner);
    });
    database.close();
    return `${owner.name}, ${file ?? url}, can be used.`;
  }

  private async prepare(owner: DatabaseOwner, work: (client: Client) => Promise<void>): Promise<void> {
    try {
      await this.use(work);
    } catch (error) {
      this.close();
      const place = fileOf(this.options.url) ?? this.options.url;
      const reason = messageOf(error);
      const text = `${owner.name}, ${place} (${owner.variable}), cannot be used: ${reason}`;
      throw new Error(text, { cause: error });
    }
  }

  close(): void {
    this.isClosed = true;
    this.drop(this.client);
  }

  /** For statements that change nothing. */
  read(...statement: SqlParameters): Promise<ResultSet> {
    return this.use((client) => client.execute(sql(...statement)));
  }

  /** The rows that a statement finds, parsed. */
  rows<Schema extends v.GenericSchema>(schema: Schema) {
    return async (...statement: SqlParameters) => rowsOf(schema, await this.read(...statement));
  }

  /** The first row that a statement finds, parsed. */
  row<Schema extends v.GenericSchema>(schema: Schema) {
    return async (...statement: SqlParameters) => rowsOf(schema, await this.read(...statement)).at(0);
  }

  /** Resolves once committed. Writes that are committed together fail together. @returns how many rows it has changed */
  async write(...statement: SqlParameters): Promise<number> {
    return (await this.result(sql(...statement))).rowsAffected;
  }

  /** Inserts a row. @returns its id */
  async add(...statement: SqlParameters): Promise<number> {
    const added = await this.writeRow(idSchema)`${sql(...statement)} RETURNING id`;
    return v.parse(idSchema, added).id;
  }

  /** A write with `RETURNING`. */
  writeRows<Schema extends v.GenericSchema>(schema: Schema) {
    return async (...statement: SqlParameters) => rowsOf(schema, await this.result(sql(...statement)));
  }

  /** The first row of what it returns. */
  writeRow<Schema extends v.GenericSchema>(schema: Schema) {
    return async (...statement: SqlParameters) => (await this.writeRows(schema)(...statement)).at(0);
  }

  /**
   * Empties a file's journal, so that no trace of erased rows stays in it.
   * @throws Error when another process keeps it in use
   */
  async emptyJournal(): Promise<void> {
    if (fileOf(this.options.url) === undefined) return;
    const { rows } = await this.read`PRAGMA wal_checkpoint(TRUNCATE)`;
    const isBusy = rows[0]?.[0] !== 0;
    if (isBusy)
      throw new Error('It is erased, but its traces are in a journal that is in use: run this again.');
  }

  private result(statement: Statement): Promise<ResultSet> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ statement, resolve, reject });
      this.commitSoon();
    });
  }

  /** Writes of the same turn of the event loop go into one commit. */
  private commitSoon(): void {
    if (this.isCommitting || this.waiting.length === 0) return;
    this.isCommitting = true;
    setImmediate(() => {
      void this.commit(this.waiting.splice(0, maxBatchSize)).finally(() => {
        this.isCommitting = false;
        this.commitSoon();
      });
    });
  }

  private async commit(writes: readonly Write[]): Promise<void> {
    try {
      const statements = writes.map(({ statement }) => statement);
      const results = await this.use((client) => client.batch(statements, 'write'));
      for (const [index, { resolve, reject }] of writes.entries()) {
        const result = results[index];
        if (result) resolve(result);
        else reject(new Error('The database did not tell what became of a write'));
      }
    } catch (error) {
      for (const { reject } of writes) reject(error);
    }
  }

  private async use<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    if (this.isClosed) throw new Error('The database is closed');
    this.client ??= openClient(this.options);
    const used = this.client;
    try {
      return await work(await used);
    } catch (error) {
      this.drop(used);
      throw error;
    }
  }

  /** The next use opens a new client. */
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
