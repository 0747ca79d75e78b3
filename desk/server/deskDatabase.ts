import type { DatabaseOwner } from '../../platform/database/Database';

/**
 * Accounts, sessions, who may see the preview, and the reviews of drafts with their remarks. Times are milliseconds since 1970, tokens are kept as
 * their SHA-256. Triggers end sessions in the transaction of the change that calls for it, whichever program makes it.
 */
export const deskDatabase: DatabaseOwner = {
  name: "The database of the desk's accounts",
  variable: 'DESK_DATABASE_URL',
  migrations: [
    [
      // An account without a password signs in by link only. AUTOINCREMENT: an id is never used again for another account.
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
    [
      // Sessions of before have no end of their own; of the addresses nobody knows whose they are.
      'DELETE FROM sessions',
      'ALTER TABLE sessions ADD COLUMN ends_at INTEGER NOT NULL DEFAULT 0',
      'DROP TABLE preview_links',
      `CREATE TABLE preview_links (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      token_hash TEXT NOT NULL UNIQUE,
      who TEXT NOT NULL,
      revision TEXT,
      created_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    )`,
      'ALTER TABLE schedules ADD COLUMN is_orphaned INTEGER NOT NULL DEFAULT 0',
      // Plans of accounts that may no longer publish are not published, and previews of removed accounts are closed.
      `CREATE TRIGGER plans_of_removed AFTER DELETE ON accounts BEGIN
      UPDATE schedules SET is_orphaned = 1 WHERE who = OLD.name COLLATE NOCASE;
      DELETE FROM preview_links WHERE who = OLD.name COLLATE NOCASE;
    END`,
      `CREATE TRIGGER plans_of_editors AFTER UPDATE OF role ON accounts WHEN NEW.role <> 'publisher' BEGIN
      UPDATE schedules SET is_orphaned = 1 WHERE who = OLD.name COLLATE NOCASE;
    END`,
      // Attempts to sign in, of a name at an address or of an address, by hash.
      `CREATE TABLE sign_in_attempts (
      key TEXT PRIMARY KEY,
      failures INTEGER NOT NULL,
      last_at INTEGER NOT NULL,
      is_known INTEGER NOT NULL
    )`,
    ],
    [
      // Plans are in the database of publishing.
      'DROP TRIGGER plans_of_removed',
      'DROP TRIGGER plans_of_editors',
      `CREATE TRIGGER addresses_of_removed AFTER DELETE ON accounts BEGIN
      DELETE FROM preview_links WHERE who = OLD.name COLLATE NOCASE;
    END`,
    ],
    [
      // The newest act of each draft's review. All of them are in the history.
      `CREATE TABLE reviews (
      draft TEXT NOT NULL,
      first_commit TEXT NOT NULL,
      reviewed_commit TEXT NOT NULL,
      state TEXT NOT NULL,
      who TEXT NOT NULL,
      note TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (draft, first_commit)
    )`,
    ],
    [
      'ALTER TABLE accounts ADD COLUMN signed_in_at INTEGER',
      // Links that let somebody choose a password, and then sign in.
      'ALTER TABLE links ADD COLUMN is_invitation INTEGER NOT NULL DEFAULT 0',
    ],
    [
      // The second factor: its secret, one that no code has confirmed yet, and the counter of the newest code that was accepted.
      'ALTER TABLE accounts ADD COLUMN totp_secret TEXT',
      'ALTER TABLE accounts ADD COLUMN totp_pending TEXT',
      'ALTER TABLE accounts ADD COLUMN totp_counter INTEGER NOT NULL DEFAULT 0',
      // Hashes of those that are left, as JSON.
      "ALTER TABLE accounts ADD COLUMN recovery_codes TEXT NOT NULL DEFAULT '[]'",
    ],
    [
      // Issuer and subject of an account that signs in with the company's identity provider.
      'ALTER TABLE accounts ADD COLUMN identity TEXT',
      'CREATE UNIQUE INDEX account_identities ON accounts (identity)',
      // Without it their next sign-in would make the account again.
      `CREATE TABLE removed_identities (
      identity TEXT PRIMARY KEY,
      name TEXT NOT NULL COLLATE NOCASE
    )`,
      `CREATE TRIGGER identities_of_removed AFTER DELETE ON accounts WHEN OLD.identity IS NOT NULL BEGIN
      INSERT OR REPLACE INTO removed_identities (identity, name) VALUES (OLD.identity, OLD.name);
    END`,
    ],
    [
      // Reviewers' remarks at fields of drafts. `about` is the beginning of the field's text then, `field` its path as JSON.
      `CREATE TABLE remarks (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      draft TEXT NOT NULL,
      first_commit TEXT NOT NULL,
      file TEXT NOT NULL,
      field TEXT NOT NULL,
      text TEXT NOT NULL,
      about TEXT NOT NULL,
      who TEXT NOT NULL,
      at INTEGER NOT NULL,
      done_by TEXT
    )`,
    ],
    [
      // The words of the list entry that the remark is about.
      "ALTER TABLE remarks ADD COLUMN entry TEXT NOT NULL DEFAULT ''",
    ],
    [
      // Who may approve nothing any more has approved nothing that is still to be merged.
      `DELETE FROM reviews WHERE state = 'approved'
        AND NOT EXISTS (SELECT 1 FROM accounts WHERE name = reviews.who AND role <> 'editor')`,
      `CREATE TRIGGER approvals_of_removed AFTER DELETE ON accounts BEGIN
      DELETE FROM reviews WHERE who = OLD.name COLLATE NOCASE AND state = 'approved';
    END`,
      `CREATE TRIGGER approvals_of_editors AFTER UPDATE OF role ON accounts WHEN NEW.role = 'editor' BEGIN
      DELETE FROM reviews WHERE who = OLD.name COLLATE NOCASE AND state = 'approved';
    END`,
    ],
    [
      // How sessions of before were signed in was not kept.
      'DROP TABLE sessions',
      `CREATE TABLE sessions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      token_hash TEXT NOT NULL UNIQUE,
      account_id INTEGER NOT NULL,
      signed_in_by TEXT NOT NULL,
      browser TEXT NOT NULL,
      used_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL,
      ends_at INTEGER NOT NULL
    )`,
      `CREATE TRIGGER second_factor_changed AFTER UPDATE OF totp_secret ON accounts WHEN NEW.totp_secret IS NOT OLD.totp_secret BEGIN
      DELETE FROM sessions WHERE account_id = OLD.id;
    END`,
    ],
  ],
};
