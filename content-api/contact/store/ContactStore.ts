import type { Row } from '@libsql/client';
import * as v from 'valibot';
import type { ContactRequest } from '../contactFields';
import { Database } from './Database';
import type { DatabaseOptions } from './openClient';
import { readRequests, type ReadRequests, requestColumns } from './readRequests';

/** A number that a query answers; null where there is none. */
function readNumber(rows: readonly Row[]): number | null {
  return v.parse(v.nullable(v.number()), rows[0]?.[0] ?? null);
}

/** Who takes mails, and how long they are nobody else's. */
export type Lease = {
  /** Stays the same when the program is started again, and is no other program's. */
  owner: string;
  until: number;
};

/** Later than any clock: until the program is started again. */
const atNextStart = Number.MAX_SAFE_INTEGER;

/** The contact requests in their database. Times are milliseconds since 1970. */
export class ContactStore {
  constructor(private readonly database: Database) {}

  /** @throws Error that names the database and says why it cannot be used */
  static async open(options: DatabaseOptions): Promise<ContactStore> {
    return new ContactStore(await Database.open(options));
  }

  close(): void {
    this.database.close();
  }

  async has(requestKey: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM contact_requests WHERE request_key = ?';
    return (await this.database.read({ sql, args: [requestKey] })).rows.length > 0;
  }

  /**
   * Keeps a request: it is on the disk when this resolves.
   * @returns false when there is one of this key already, which stays as it is
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
   * Takes requests whose mail is due, those first that have waited longest. Until the lease ends nobody else takes them; then
   * they are due again, whatever became of its owner.
   */
  async takeDue(now: number, lease: Lease, limit: number): Promise<ReadRequests> {
    const { rows } = await this.database.write({
      sql: `UPDATE contact_requests SET attempts = attempts + 1, leased_by = ?, next_attempt_at = ?
        WHERE id IN (SELECT id FROM contact_requests WHERE delivered_at IS NULL AND next_attempt_at <= ?
          ORDER BY next_attempt_at, id LIMIT ?)
        RETURNING ${requestColumns}`,
      args: [lease.owner, lease.until, now, limit],
    });
    return readRequests(rows);
  }

  /** Whether a request is there, not delivered, and its owner's for as long. */
  async isLeased(id: number, { owner, until }: Lease): Promise<boolean> {
    const sql = `SELECT 1 FROM contact_requests
      WHERE id = ? AND leased_by = ? AND next_attempt_at >= ? AND delivered_at IS NULL`;
    return (await this.database.read({ sql, args: [id, owner, until] })).rows.length > 0;
  }

  async setDelivered(id: number, now: number): Promise<void> {
    const sql = 'UPDATE contact_requests SET delivered_at = ?, leased_by = NULL WHERE id = ?';
    await this.database.write({ sql, args: [now, id] });
  }

  /** Gives a request back, to be taken later, unless its lease has ended and another has it. */
  async putOff(id: number, owner: string, until: number): Promise<void> {
    const sql =
      'UPDATE contact_requests SET next_attempt_at = ?, leased_by = NULL WHERE id = ? AND leased_by = ?';
    await this.database.write({ sql, args: [until, id, owner] });
  }

  /** Gives back a request whose mail was not tried, so that it is due now and the time until a next try is not longer for it. */
  async giveBack(id: number, owner: string, now: number): Promise<void> {
    const sql = `UPDATE contact_requests SET next_attempt_at = ?, leased_by = NULL, attempts = attempts - 1
      WHERE id = ? AND leased_by = ?`;
    await this.database.write({ sql, args: [now, id, owner] });
  }

  /** Gives a request back that this program cannot send; the next one to be started looks at it again. */
  async setAside(id: number, owner: string): Promise<void> {
    await this.putOff(id, owner, atNextStart);
  }

  /** What `owner` was sending when it ended is due, and what was put off or set aside; not what another is sending. */
  async makeWaitingDue(now: number, owner: string): Promise<void> {
    const sql = `UPDATE contact_requests SET next_attempt_at = ?, leased_by = NULL
      WHERE delivered_at IS NULL AND (leased_by IS NULL OR leased_by = ?)`;
    await this.database.write({ sql, args: [now, owner] });
  }

  /** When the next mail is due; null when none waits. */
  async nextAttemptAt(): Promise<number | null> {
    const sql = 'SELECT MIN(next_attempt_at) FROM contact_requests WHERE delivered_at IS NULL';
    return readNumber((await this.database.read(sql)).rows);
  }

  /** Those whose mail has not been delivered, of all or of those that were received before. */
  async countWaiting(receivedBefore = Number.MAX_SAFE_INTEGER): Promise<number> {
    const sql = 'SELECT COUNT(*) FROM contact_requests WHERE delivered_at IS NULL AND received_at < ?';
    return readNumber((await this.database.read({ sql, args: [receivedBefore] })).rows) ?? 0;
  }

  /** All requests, oldest first. */
  async list(): Promise<ReadRequests> {
    const sql = `SELECT ${requestColumns} FROM contact_requests ORDER BY contact_requests.received_at, id`;
    return readRequests((await this.database.read(sql)).rows);
  }

  /** @returns how many there were; those that wait for their mail are deleted too */
  async deleteReceivedBefore(time: number): Promise<number> {
    const sql = 'DELETE FROM contact_requests WHERE received_at < ?';
    return this.erase(sql, time);
  }

  /** @returns how many requests of this address there were; capital letters make no difference */
  async deleteOf(email: string): Promise<number> {
    return this.erase('DELETE FROM contact_requests WHERE lower(email) = lower(?)', email);
  }

  /** The journal of a file is emptied after it, so that nothing of what was erased stays in it. */
  private async erase(sql: string, argument: string | number): Promise<number> {
    const { rowsAffected } = await this.database.write({ sql, args: [argument] });
    await this.database.emptyJournal();
    return rowsAffected;
  }
}
