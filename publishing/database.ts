import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Database, type DatabaseOwner } from '../platform/database/Database';

const appendOnly = `SELECT RAISE(ABORT, 'the history is only added to')`;

export const publishingDatabaseName = 'publishing.db';

/** Times are milliseconds since 1970. */
export const publishingDatabase: DatabaseOwner = {
  name: 'The database of publishing',
  variable: 'RELEASES_FOLDER',
  migrations: [
    [
      // `process` runs the job (`processIdentity.ts`). `reasons` is a list in JSON, the newest last.
      `CREATE TABLE jobs (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        state TEXT NOT NULL,
        who TEXT NOT NULL,
        via TEXT NOT NULL,
        address TEXT,
        revision TEXT,
        allows_fewer_pages INTEGER NOT NULL,
        reasons TEXT NOT NULL,
        requests INTEGER NOT NULL,
        crashes INTEGER NOT NULL DEFAULT 0,
        process TEXT,
        queued_at INTEGER NOT NULL,
        started_at INTEGER,
        ended_at INTEGER,
        failure TEXT,
        message TEXT
      ) STRICT`,
      `CREATE TABLE job_events (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        job TEXT NOT NULL,
        at INTEGER NOT NULL,
        event TEXT NOT NULL
      ) STRICT`,
      'CREATE INDEX job_events_of_job ON job_events (job, id)',
      `CREATE TRIGGER events_go_with_job AFTER DELETE ON jobs BEGIN
        DELETE FROM job_events WHERE job = OLD.id;
      END`,
      // A job is chosen before it is asked for: a desk that ends in between asks for the same one again.
      `CREATE TABLE plans (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        revision TEXT,
        who TEXT NOT NULL,
        note TEXT NOT NULL,
        job TEXT,
        is_orphaned INTEGER NOT NULL DEFAULT 0
      ) STRICT`,
      // Kept for good: a signature that is forgotten could be used again after the clock is set back.
      'CREATE TABLE signatures (signature TEXT PRIMARY KEY, accepted_at INTEGER NOT NULL) STRICT',
      // The newest that is not lifted counts.
      `CREATE TABLE holds (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        who TEXT NOT NULL,
        note TEXT NOT NULL,
        release_id TEXT NOT NULL,
        lifted_at INTEGER
      ) STRICT`,
      // An action that takes time has a row for its start and another, with `run`, for its end; all others have one row.
      `CREATE TABLE history (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        run INTEGER UNIQUE REFERENCES history (id),
        at INTEGER NOT NULL,
        kind TEXT,
        who TEXT,
        via TEXT,
        note TEXT,
        address TEXT,
        process TEXT,
        result TEXT,
        message TEXT,
        failure TEXT,
        release_id TEXT,
        pages INTEGER,
        rendered INTEGER,
        seconds REAL
      ) STRICT`,
      `CREATE TRIGGER history_is_not_edited BEFORE UPDATE ON history BEGIN ${appendOnly}; END`,
      `CREATE TRIGGER history_is_not_deleted BEFORE DELETE ON history BEGIN ${appendOnly}; END`,
      // INSERT OR REPLACE is a DELETE without its trigger.
      `CREATE TRIGGER history_is_not_replaced BEFORE INSERT ON history
        WHEN EXISTS (SELECT 1 FROM history WHERE id = NEW.id OR run = NEW.run) BEGIN ${appendOnly}; END`,
    ],
    ['ALTER TABLE jobs ADD COLUMN with_gatsby INTEGER NOT NULL DEFAULT 0'],
  ],
};

/**
 * The one record of publishing, `publishing.db` beside the releases: jobs and their events, plans, holds, signatures of the hook,
 * and the history, to which every process on the machine adds.
 *
 * @param folder of the releases
 * @throws Error that names the file and says why it cannot be used
 */
export async function openPublishing(folder: string): Promise<Database> {
  // The database would create a folder that the web server may not read. If this fails, the database's own message is the
  // better one.
  await mkdir(folder, { recursive: true }).catch(() => undefined);
  const { href } = pathToFileURL(path.resolve(folder, publishingDatabaseName));
  return Database.open({ url: href }, publishingDatabase);
}
