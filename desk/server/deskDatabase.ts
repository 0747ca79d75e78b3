import type { DatabaseOwner } from '../../platform/database/Database';

/**
 * Accounts, sessions, planned publishes and who may see the preview. Times are milliseconds since 1970, tokens are kept as
 * their SHA-256. Triggers end sessions in the transaction of the change that calls for it, whichever program makes it.
 */
export const deskDatabase: DatabaseOwner = {
  name: "The database of the desk's accounts",
  variable: 'DESK_DATABASE_URL',
  migrations: [
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
    [
      // The job is chosen before it is asked for: a desk that ends in between asks for the same one again.
      `CREATE TABLE schedules (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      revision TEXT,
      who TEXT NOT NULL,
      note TEXT NOT NULL,
      job TEXT
    )`,
    ],
    [
      `CREATE TABLE preview_links (
      token_hash TEXT PRIMARY KEY,
      expires_at INTEGER NOT NULL
    )`,
    ],
  ],
};
