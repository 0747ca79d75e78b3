import type { Row } from '@libsql/client';
import * as v from 'valibot';
import { contentLocales, profileCodes } from '../../parsing/content';
import type { ContactRequest } from '../contactRequest';
import { Database } from './Database';
import type { DatabaseOptions } from './openClient';

const storedRequestSchema = v.pipe(
  v.object({
    id: v.number(),
    request_key: v.string(),
    received_at: v.number(),
    locale: v.picklist(contentLocales),
    investor_profile: v.picklist(profileCodes),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    company: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    message: v.string(),
    attempts: v.number(),
    delivered_at: v.nullable(v.number()),
  }),
  v.transform((row) => ({
    id: row.id,
    receivedAt: new Date(row.received_at),
    /** How often it has been tried to send the mail, the attempt under way included. */
    attempts: row.attempts,
    deliveredAt: row.delivered_at === null ? null : new Date(row.delivered_at),
    request: {
      requestKey: row.request_key,
      locale: row.locale,
      investorProfile: row.investor_profile,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      company: row.company,
      phone: row.phone,
      message: row.message,
    } satisfies ContactRequest,
  })),
);

/** A request with what has become of it. */
export type StoredRequest = v.InferOutput<typeof storedRequestSchema>;

const columns = `id, request_key, received_at, locale, investor_profile, first_name, last_name, email, company, phone, message,
  attempts, delivered_at`;

function readRows(rows: readonly Row[]): StoredRequest[] {
  return rows.map((row) => v.parse(storedRequestSchema, { ...row }));
}

/** A number that a query answers; null where there is none. */
function readNumber(rows: readonly Row[]): number | null {
  return v.parse(v.nullable(v.number()), rows[0]?.[0] ?? null);
}

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
   * Takes requests whose mail is due, those first that have waited longest. Until `reservedUntil` nobody else takes them; then
   * they are due again, whatever became of who took them.
   */
  async takeDue(now: number, reservedUntil: number, limit: number): Promise<StoredRequest[]> {
    const { rows } = await this.database.write({
      sql: `UPDATE contact_requests SET attempts = attempts + 1, next_attempt_at = ?
        WHERE id IN (SELECT id FROM contact_requests WHERE delivered_at IS NULL AND next_attempt_at <= ?
          ORDER BY next_attempt_at, id LIMIT ?)
        RETURNING ${columns}`,
      args: [reservedUntil, now, limit],
    });
    return readRows(rows);
  }

  async setDelivered(id: number, now: number): Promise<void> {
    const sql = 'UPDATE contact_requests SET delivered_at = ? WHERE id = ?';
    await this.database.write({ sql, args: [now, id] });
  }

  async setNextAttempt(id: number, at: number): Promise<void> {
    const sql = 'UPDATE contact_requests SET next_attempt_at = ? WHERE id = ?';
    await this.database.write({ sql, args: [at, id] });
  }

  /** All that wait are due: what was under way when the program ended, and what was put off. */
  async makeWaitingDue(now: number): Promise<void> {
    const sql = 'UPDATE contact_requests SET next_attempt_at = ? WHERE delivered_at IS NULL';
    await this.database.write({ sql, args: [now] });
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
  async list(): Promise<StoredRequest[]> {
    const sql = `SELECT ${columns} FROM contact_requests ORDER BY received_at, id`;
    return readRows((await this.database.read(sql)).rows);
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
