import * as v from 'valibot';
import { Database, type DatabaseOwner } from '../../../platform/database/Database';
import { sql, type Statement } from '../../../platform/database/sql';
import type { DatabaseOptions } from '../../../platform/database/openClient';
import type { ContactRequest } from '../contactFields';
import { readRequests, type ReadRequests, requestColumns, rowSchema } from './readRequests';

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

const countsSchema = v.object({
  waiting: v.number(),
  delivered: v.number(),
  /** When the one was received that waits longest; in milliseconds since 1970. */
  oldestWaitingAt: v.nullable(v.number()),
});

/** Number of requests, by whether their mail is delivered. */
export type RequestCounts = v.InferOutput<typeof countsSchema>;

const numberSchema = v.object({ number: v.nullable(v.number()) });

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
    const rows = await this.database.rows(v.unknown())`SELECT 1 FROM contact_requests
        WHERE request_key = ${requestKey}`;
    return rows.length > 0;
  }

  /**
   * The request is on the disk when this resolves.
   * @returns false when its key exists already; that request stays unchanged
   */
  async insert(request: ContactRequest, now: number): Promise<boolean> {
    const { requestKey, locale, investorProfile, firstName, lastName, email, company, phone, message } =
      request;
    const changed = await this.database.write`INSERT INTO contact_requests
        (request_key, received_at, next_attempt_at, locale, investor_profile, first_name, last_name, email, company, phone, message)
        VALUES (${requestKey}, ${now}, ${now}, ${locale}, ${investorProfile}, ${firstName}, ${lastName}, ${email},
          ${company}, ${phone}, ${message}) ON CONFLICT (request_key) DO NOTHING`;
    return changed > 0;
  }

  /**
   * Leases requests whose mail is due, longest waiting first. They are due again when the lease expires, whatever
   * became of its owner.
   */
  async leaseDue(now: number, lease: Lease, limit: number): Promise<ReadRequests> {
    const rows = await this.database.writeRows(rowSchema)`UPDATE contact_requests
        SET attempts = attempts + 1, leased_by = ${lease.owner}, next_attempt_at = ${lease.until}
        WHERE id IN (SELECT id FROM contact_requests WHERE delivered_at IS NULL AND next_attempt_at <= ${now}
          ORDER BY next_attempt_at, id LIMIT ${limit})
        RETURNING ${requestColumns}`;
    return readRequests(rows);
  }

  async setDelivered(id: number, now: number): Promise<void> {
    await this.database.write`UPDATE contact_requests SET delivered_at = ${now}, leased_by = NULL
        WHERE id = ${id}`;
  }

  /** Makes a request due later, unless another process has leased it meanwhile. */
  async postpone(id: number, owner: string, until: number): Promise<void> {
    await this.database.write`UPDATE contact_requests SET next_attempt_at = ${until}, leased_by = NULL
        WHERE id = ${id} AND leased_by = ${owner}`;
  }

  /** Skips a request that this version cannot read until the next start. */
  async setAside(id: number, owner: string): Promise<void> {
    await this.postpone(id, owner, atNextStart);
  }

  /** Makes everything due that is undelivered and not leased to another process. */
  async requeueUndelivered(now: number, owner: string): Promise<void> {
    await this.database.write`UPDATE contact_requests SET next_attempt_at = ${now}, leased_by = NULL
      WHERE delivered_at IS NULL AND (leased_by IS NULL OR leased_by = ${owner})`;
  }

  /** When the next mail is due; null when there is none. */
  async nextAttemptAt(): Promise<number | null> {
    const next = await this.database.row(numberSchema)`SELECT MIN(next_attempt_at) AS number
        FROM contact_requests WHERE delivered_at IS NULL`;
    return next?.number ?? null;
  }

  /** Number of undelivered requests. */
  async countWaiting(receivedBefore = Number.MAX_SAFE_INTEGER): Promise<number> {
    const waiting = await this.database.row(numberSchema)`SELECT COUNT(*) AS number FROM contact_requests
        WHERE delivered_at IS NULL AND received_at < ${receivedBefore}`;
    return waiting?.number ?? 0;
  }

  async countByDelivery(): Promise<RequestCounts> {
    const counts = await this.database.row(countsSchema)`SELECT COUNT(*) - COUNT(delivered_at) AS waiting,
        COUNT(delivered_at) AS delivered, MIN(CASE WHEN delivered_at IS NULL THEN received_at END) AS oldestWaitingAt
        FROM contact_requests`;
    if (!counts) throw new Error('The database has not counted');
    return counts;
  }

  /** All requests, oldest first. */
  async list(): Promise<ReadRequests> {
    return readRequests(
      await this.database.rows(rowSchema)`SELECT ${requestColumns} FROM contact_requests
        ORDER BY contact_requests.received_at, id`,
    );
  }

  /** Undelivered ones too. @returns how many */
  async deleteReceivedBefore(time: number): Promise<number> {
    return this.erase(sql`received_at < ${time}`);
  }

  /** Case-insensitive. @returns how many */
  async deleteOf(email: string): Promise<number> {
    return this.erase(sql`lower(email) = lower(${email})`);
  }

  /** Also empties the journal, which would still hold the erased rows. */
  private async erase(which: Statement): Promise<number> {
    const changed = await this.database.write`DELETE FROM contact_requests WHERE ${which}`;
    await this.database.emptyJournal();
    return changed;
  }
}
