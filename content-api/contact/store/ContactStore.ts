import type { Row } from '@libsql/client';
import * as v from 'valibot';
import { Database, type DatabaseOwner } from '../../../platform/database/Database';
import type { DatabaseOptions } from '../../../platform/database/openClient';
import type { ContactRequest } from '../contactFields';
import { readRequests, type ReadRequests, requestColumns } from './readRequests';

/** Times are milliseconds since 1970. AUTOINCREMENT: numbers are never reused, not even after an erasure. */
export const contactDatabase: DatabaseOwner = {
  name: 'The database of contact requests',
  variable: 'DATABASE_URL',
  migrations: [
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
    // Process that is sending the mail, until next_attempt_at.
    [`ALTER TABLE contact_requests ADD COLUMN leased_by TEXT`],
  ],
};

/** First column of the first row. */
const countsSchema = v.object({
  waiting: v.number(),
  delivered: v.number(),
  /** When the one was received that waits longest; in milliseconds since 1970. */
  oldestWaitingAt: v.nullable(v.number()),
});

/** Number of requests, by whether their mail is delivered. */
export type RequestCounts = v.InferOutput<typeof countsSchema>;

function readNumber(rows: readonly Row[]): number | null {
  return v.parse(v.nullable(v.number()), rows[0]?.[0] ?? null);
}

/** Reserves requests for one process until a time. */
type Lease = {
  /** Unique per process, stable across restarts. */
  owner: string;
  until: number;
};

/** Never due before `requeueUndelivered`. */
const atNextStart = Number.MAX_SAFE_INTEGER;

/** Contact requests in their database. Times are milliseconds since 1970. */
export class ContactStore {
  constructor(private readonly database: Database) {}

  /** @throws Error that names the database and says why it cannot be used */
  static async open(options: DatabaseOptions): Promise<ContactStore> {
    return new ContactStore(await Database.open(options, contactDatabase));
  }

  close(): void {
    this.database.close();
  }

  async has(requestKey: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM contact_requests WHERE request_key = ?';
    return (await this.database.read({ sql, args: [requestKey] })).rows.length > 0;
  }

  /**
   * The request is on the disk when this resolves.
   * @returns false when its key exists already; that request stays unchanged
   */
  async insert(request: ContactRequest, now: number): Promise<boolean> {
    const { requestKey, locale, investorProfile, firstName, lastName, email, company, phone, message } =
      request;
    const { rowsAffected } = await this.database.write({
      sql: `INSERT INTO contact_requests
        (request_key, received_at, next_attempt_at, locale, investor_profile, first_name, last_name, email, company, phone, message)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (request_key) DO NOTHING`,
      args: [
        requestKey,
        now,
        now,
        locale,
        investorProfile,
        firstName,
        lastName,
        email,
        company,
        phone,
        message,
      ],
    });
    return rowsAffected > 0;
  }

  /**
   * Leases requests whose mail is due, longest waiting first. They are due again when the lease expires, whatever
   * became of its owner.
   */
  async leaseDue(now: number, lease: Lease, limit: number): Promise<ReadRequests> {
    const { rows } = await this.database.write({
      sql: `UPDATE contact_requests SET attempts = attempts + 1, leased_by = ?, next_attempt_at = ?
        WHERE id IN (SELECT id FROM contact_requests WHERE delivered_at IS NULL AND next_attempt_at <= ?
          ORDER BY next_attempt_at, id LIMIT ?)
        RETURNING ${requestColumns}`,
      args: [lease.owner, lease.until, now, limit],
    });
    return readRequests(rows);
  }

  async setDelivered(id: number, now: number): Promise<void> {
    const sql = 'UPDATE contact_requests SET delivered_at = ?, leased_by = NULL WHERE id = ?';
    await this.database.write({ sql, args: [now, id] });
  }

  /** Makes a request due later, unless another process has leased it meanwhile. */
  async postpone(id: number, owner: string, until: number): Promise<void> {
    const sql =
      'UPDATE contact_requests SET next_attempt_at = ?, leased_by = NULL WHERE id = ? AND leased_by = ?';
    await this.database.write({ sql, args: [until, id, owner] });
  }

  /** Skips a request that this version cannot read until the next start. */
  async setAside(id: number, owner: string): Promise<void> {
    await this.postpone(id, owner, atNextStart);
  }

  /** Makes everything due that is undelivered and not leased to another process. */
  async requeueUndelivered(now: number, owner: string): Promise<void> {
    const sql = `UPDATE contact_requests SET next_attempt_at = ?, leased_by = NULL
      WHERE delivered_at IS NULL AND (leased_by IS NULL OR leased_by = ?)`;
    await this.database.write({ sql, args: [now, owner] });
  }

  /** When the next mail is due; null when there is none. */
  async nextAttemptAt(): Promise<number | null> {
    const sql = 'SELECT MIN(next_attempt_at) FROM contact_requests WHERE delivered_at IS NULL';
    return readNumber((await this.database.read(sql)).rows);
  }

  /** Number of undelivered requests. */
  async countWaiting(receivedBefore = Number.MAX_SAFE_INTEGER): Promise<number> {
    const sql = 'SELECT COUNT(*) FROM contact_requests WHERE delivered_at IS NULL AND received_at < ?';
    return readNumber((await this.database.read({ sql, args: [receivedBefore] })).rows) ?? 0;
  }

  async countByDelivery(): Promise<RequestCounts> {
    const { rows } = await this.database.read(
      `SELECT COUNT(*) - COUNT(delivered_at) AS waiting, COUNT(delivered_at) AS delivered,
        MIN(CASE WHEN delivered_at IS NULL THEN received_at END) AS oldestWaitingAt FROM contact_requests`,
    );
    return v.parse(countsSchema, { ...rows[0] });
  }

  /** All requests, oldest first. */
  async list(): Promise<ReadRequests> {
    const sql = `SELECT ${requestColumns} FROM contact_requests ORDER BY contact_requests.received_at, id`;
    return readRequests((await this.database.read(sql)).rows);
  }

  /** Undelivered ones too. @returns how many */
  async deleteReceivedBefore(time: number): Promise<number> {
    const sql = 'DELETE FROM contact_requests WHERE received_at < ?';
    return this.erase(sql, time);
  }

  /** Case-insensitive. @returns how many */
  async deleteOf(email: string): Promise<number> {
    return this.erase('DELETE FROM contact_requests WHERE lower(email) = lower(?)', email);
  }

  /** Also empties the journal, which would still hold the erased rows. */
  private async erase(sql: string, argument: string | number): Promise<number> {
    const { rowsAffected } = await this.database.write({ sql, args: [argument] });
    await this.database.emptyJournal();
    return rowsAffected;
  }
}
