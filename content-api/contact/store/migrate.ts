import type { Client } from '@libsql/client';

/**
 * Each brings a database from one version to the next; what is published stays as it is. Times are milliseconds since 1970.
 * Numbers are never given twice (AUTOINCREMENT), also after an erasure.
 */
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE contact_requests (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      request_key TEXT NOT NULL UNIQUE,
      received_at INTEGER NOT NULL,
      locale TEXT NOT NULL,
      investor_profile TEXT NOT NULL,
      first_name TEXT NOT NULL,
      last_name TEXT NOT NULL,
      email TEXT NOT NULL,
      company TEXT,
      phone TEXT,
      message TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt_at INTEGER NOT NULL,
      delivered_at INTEGER
    )`,
    `CREATE INDEX contact_requests_to_deliver ON contact_requests (next_attempt_at) WHERE delivered_at IS NULL`,
  ],
  // Who is sending the mail, until next_attempt_at; null while nobody is.
  [`ALTER TABLE contact_requests ADD COLUMN leased_by TEXT`],
];

/**
 * Makes the tables, or brings them up to date, as a whole.
 * @throws Error when a later version of the program has used the database
 */
export async function migrate(client: Client): Promise<void> {
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
