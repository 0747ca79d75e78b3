import * as v from 'valibot';
import { roles } from '../api';
import { type Account, Accounts } from './accounts';
import type { Database } from '../../platform/database/Database';
import { isDiskFull } from '../../platform/errors';
import type { Role } from './ports';
import { hashOf, newToken } from './tokens';

/** A session ends so long after the last request. */
export const sessionMs = 12 * 60 * 60_000;
/** A session is extended at most so often. */
const extensionMs = 60_000;
export const linkMs = 15 * 60_000;

export interface FoundSession {
  name: string;
  role: Role;
  expiresAt: Date;
}

const sessionSchema = v.object({ name: v.string(), role: v.picklist(roles), expires_at: v.number() });
const accountSchema = v.object({ id: v.number(), name: v.string() });

/** Who is signed in, and links that sign in once. */
export class Sessions {
  private readonly accounts: Accounts;

  constructor(private readonly database: Database) {
    this.accounts = new Accounts(database);
  }

  /** @returns undefined when there is no such account (any more) */
  async start(name: string, now: Date): Promise<{ token: string; expiresAt: Date } | undefined> {
    await this.database.write({ sql: 'DELETE FROM sessions WHERE expires_at <= ?', args: [now.getTime()] });
    const token = newToken();
    const expiresAt = new Date(now.getTime() + sessionMs);
    const { rowsAffected } = await this.database.write({
      sql: `INSERT INTO sessions (token_hash, account_id, expires_at)
        SELECT ?, id, ? FROM accounts WHERE name = ?`,
      args: [hashOf(token), expiresAt.getTime(), name],
    });
    return rowsAffected > 0 ? { token, expiresAt } : undefined;
  }

  /** The session as it is, without extending it. The role is the one that the account has now. */
  async find(token: string, now: Date): Promise<FoundSession | undefined> {
    const { rows } = await this.database.read({
      sql: `SELECT name, role, expires_at FROM sessions JOIN accounts ON accounts.id = account_id
        WHERE token_hash = ? AND expires_at > ?`,
      args: [hashOf(token), now.getTime()],
    });
    if (!rows[0]) return undefined;
    const { name, role, expires_at: expiresAt } = v.parse(sessionSchema, rows[0]);
    return { name, role, expiresAt: new Date(expiresAt) };
  }

  /** The session of a request, which extends it. `wasExtended` when the cookie has to follow. */
  async use(token: string, now: Date): Promise<(FoundSession & { wasExtended: boolean }) | undefined> {
    const session = await this.find(token, now);
    if (!session) return undefined;
    const expiresAt = new Date(now.getTime() + sessionMs);
    if (expiresAt.getTime() - session.expiresAt.getTime() < extensionMs) {
      return { ...session, wasExtended: false };
    }
    try {
      // Should it have been ended meanwhile, it is not brought back.
      const { rowsAffected } = await this.database.write({
        sql: 'UPDATE sessions SET expires_at = ? WHERE token_hash = ?',
        args: [expiresAt.getTime(), hashOf(token)],
      });
      return rowsAffected > 0 ? { ...session, expiresAt, wasExtended: true } : undefined;
    } catch (error) {
      // It goes on as it was: what is there can still be looked at.
      if (isDiskFull(error)) return { ...session, wasExtended: false };
      throw error;
    }
  }

  async end(token: string): Promise<void> {
    await this.database.write({ sql: 'DELETE FROM sessions WHERE token_hash = ?', args: [hashOf(token)] });
  }

  /**
   * The token of a link that signs in once. The account is created where there is none, without a password; one that is
   * there keeps its role.
   */
  async createLink(account: Account, now: Date): Promise<string> {
    await this.accounts.ensure(account, now);
    await this.database.write({ sql: 'DELETE FROM links WHERE expires_at <= ?', args: [now.getTime()] });
    const token = newToken();
    const { rowsAffected } = await this.database.write({
      sql: `INSERT INTO links (token_hash, account_id, expires_at)
        SELECT ?, id, ? FROM accounts WHERE name = ?`,
      args: [hashOf(token), now.getTime() + linkMs, account.name],
    });
    if (rowsAffected === 0) throw new Error(`The account "${account.name}" was removed meanwhile.`);
    return token;
  }

  /** Uses a link up. @returns the name of its account; undefined when the link is used, expired or made up */
  async useLink(token: string, now: Date): Promise<string | undefined> {
    const used = await this.database.write({
      sql: 'DELETE FROM links WHERE token_hash = ? AND expires_at > ? RETURNING account_id',
      args: [hashOf(token), now.getTime()],
    });
    const [id] = v.parse(v.tuple([v.optional(v.number())]), [used.rows[0]?.[0]]);
    if (id === undefined) return undefined;
    const { rows } = await this.database.read({
      sql: 'SELECT id, name FROM accounts WHERE id = ?',
      args: [id],
    });
    return rows[0] && v.parse(accountSchema, rows[0]).name;
  }
}
