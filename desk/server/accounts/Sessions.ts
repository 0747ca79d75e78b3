import * as v from 'valibot';
import { type Account, accountSchema, Accounts } from './DeskAccounts';
import { type OwnSession, sessionLimits, signInWays } from '../../api';
import { flag, isoMoment, moment } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/Database';
import { isDiskFull } from '../../../platform/errors';
import { hashOf, newToken } from './secretTokens';

export const sessionIdleMs = sessionLimits.minutes * 60_000;
export const sessionMs = sessionLimits.hours * 60 * 60_000;
/** A session is extended at most so often. */
const extensionMs = 60_000;
export const linkMs = 15 * 60_000;
export const invitationMs = 7 * 24 * 60 * 60_000;

const sessionSchema = v.object({
  ...accountSchema.entries,
  /** False if the account signs in by link only. */
  hasPassword: flag,
  hasSecondFactor: flag,
  recoveryCodesLeft: v.number(),
  /** It signs in with the company's identity provider. */
  isCompanyAccount: flag,
  usedAt: moment,
  /** Unless somebody does something. */
  expiresAt: moment,
  endsAt: moment,
});

export type FoundSession = v.InferOutput<typeof sessionSchema>;

const ownSchema = v.object({
  id: v.number(),
  isThis: flag,
  signedInBy: v.picklist(signInWays),
  browser: v.string(),
  startedAt: isoMoment,
  usedAt: isoMoment,
});

/** A sign-in that begins a session: the account, the way it was taken, and the browser in words. */
export interface SignIn {
  name: string;
  signedInBy: OwnSession['signedInBy'];
  browser: string;
}

const ownerSchema = v.object({ name: v.string() });
const idSchema = v.object({ id: v.number() });

/** Sessions, and links that sign in once. */
export class Sessions {
  private readonly accounts: Accounts;

  constructor(private readonly database: Database) {
    this.accounts = new Accounts(database);
  }

  /** @returns undefined when there is no such account (any more), or it has a second factor by now, and no code was shown */
  async start({ name, signedInBy, browser }: SignIn, now: Date): Promise<string | undefined> {
    await this.database.write`DELETE FROM sessions WHERE expires_at <= ${now}`;
    const token = newToken();
    const changed = await this.database.write`INSERT INTO sessions
        (token_hash, account_id, signed_in_by, browser, used_at, expires_at, ends_at)
        SELECT ${hashOf(token)}, id, ${signedInBy}, ${browser}, ${now}, ${now.getTime() + sessionIdleMs}, ${now.getTime() + sessionMs}
        FROM accounts WHERE name = ${name} AND (totp_secret IS NULL OR ${signedInBy} = 'two-steps')`;
    await this.database.write`UPDATE accounts SET signed_in_at = ${now} WHERE name = ${name}`;
    return changed > 0 ? token : undefined;
  }

  /** The session as it is, without extending it. The role is the one that the account has now. */
  async find(token: string, now: Date): Promise<FoundSession | undefined> {
    return this.database.row(sessionSchema)`SELECT name, role, password_hash IS NOT NULL AS hasPassword,
          totp_secret IS NOT NULL AS hasSecondFactor, json_array_length(recovery_codes) AS recoveryCodesLeft,
          identity IS NOT NULL AS isCompanyAccount, used_at AS usedAt, expires_at AS expiresAt, ends_at AS endsAt
        FROM sessions JOIN accounts ON accounts.id = account_id
        WHERE token_hash = ${hashOf(token)} AND expires_at > ${now}`;
  }

  /**
   * The session of a request.
   * @param actedAt when somebody last did something, which extends it; undefined where nobody says so
   */
  async use(token: string, now: Date, actedAt?: Date): Promise<FoundSession | undefined> {
    const session = await this.find(token, now);
    if (!session || !actedAt) return session;
    const usedAt = new Date(Math.min(actedAt.getTime(), now.getTime()));
    if (usedAt.getTime() - session.usedAt.getTime() < extensionMs) return session;
    const expiresAt = new Date(Math.min(usedAt.getTime() + sessionIdleMs, session.endsAt.getTime()));
    try {
      // Should it have been ended meanwhile, it is not brought back.
      const changed = await this.database
        .write`UPDATE sessions SET used_at = ${usedAt}, expires_at = ${expiresAt}
          WHERE token_hash = ${hashOf(token)}`;
      return changed > 0 ? { ...session, usedAt, expiresAt } : undefined;
    } catch (error) {
      // It goes on as it was: what is there can still be looked at.
      if (isDiskFull(error)) return session;
      throw error;
    }
  }

  async end(token: string): Promise<void> {
    await this.database.write`DELETE FROM sessions WHERE token_hash = ${hashOf(token)}`;
  }

  /** All sessions of the account that this one is of, which comes first; then the one that was used last. */
  async list(token: string, now: Date): Promise<OwnSession[]> {
    return this.database.rows(
      ownSchema,
    )`SELECT id, token_hash = ${hashOf(token)} AS isThis, signed_in_by AS signedInBy,
          browser, ends_at - ${sessionMs} AS startedAt, used_at AS usedAt
        FROM sessions WHERE expires_at > ${now}
        AND account_id = (SELECT account_id FROM sessions WHERE token_hash = ${hashOf(token)})
        ORDER BY isThis DESC, usedAt DESC, id DESC`;
  }

  /** Ends all sessions of an account. @returns how many there were */
  async endAll(name: string): Promise<number> {
    return this.database.write`DELETE FROM sessions
        WHERE account_id = (SELECT id FROM accounts WHERE name = ${name})`;
  }

  /** Ends all other sessions of the account, or the one with this id. @returns how many there were */
  async endOthers(token: string, id?: number): Promise<number> {
    return this.database
      .write`DELETE FROM sessions WHERE token_hash <> ${hashOf(token)} AND (${id} IS NULL OR id = ${id})
        AND account_id = (SELECT account_id FROM sessions WHERE token_hash = ${hashOf(token)})`;
  }

  /**
   * The token of a link that signs in once. The account is created where there is none, without a password; one that is
   * there keeps its role.
   * @param onAdded is told when there was none
   */
  async createLink(account: Account, now: Date, onAdded?: () => Promise<void>): Promise<string> {
    if (await this.accounts.ensure(account, now)) await onAdded?.();
    return this.addLink(account.name, { expiresAt: now.getTime() + linkMs, isInvitation: 0 }, now);
  }

  /** A link by which somebody who has an account chooses a password. It replaces earlier ones. */
  async invite(name: string, now: Date): Promise<{ token: string; expiresAt: string }> {
    await this.database.write`DELETE FROM links
        WHERE account_id = (SELECT id FROM accounts WHERE name = ${name})`;
    const expiresAt = now.getTime() + invitationMs;
    const token = await this.addLink(name, { expiresAt, isInvitation: 1 }, now);
    return { token, expiresAt: new Date(expiresAt).toISOString() };
  }

  /** The name of whom a link signs in, or invites. It is not used up. */
  async ownerOfLink(token: string, now: Date, isInvitation: 0 | 1): Promise<string | undefined> {
    const owner = await this.database.row(ownerSchema)`SELECT name FROM links
        JOIN accounts ON accounts.id = account_id
        WHERE token_hash = ${hashOf(token)} AND expires_at > ${now} AND is_invitation = ${isInvitation}`;
    return owner?.name;
  }

  private async addLink(
    name: string,
    { expiresAt, isInvitation }: { expiresAt: number; isInvitation: 0 | 1 },
    now: Date,
  ): Promise<string> {
    await this.database.write`DELETE FROM links WHERE expires_at <= ${now}`;
    const token = newToken();
    const changed = await this.database.write`INSERT INTO links
        (token_hash, account_id, expires_at, is_invitation)
        SELECT ${hashOf(token)}, id, ${expiresAt}, ${isInvitation} FROM accounts WHERE name = ${name}`;
    if (changed === 0) throw new Error(`The account "${name}" was removed meanwhile.`);
    return token;
  }

  /** Uses up a link that signs in, or an invitation. @returns the name of its account; undefined when the link is used, expired or made up */
  async useLink(token: string, now: Date, isInvitation: 0 | 1 = 0): Promise<string | undefined> {
    const used = await this.database.writeRow(idSchema)`DELETE FROM links
        WHERE token_hash = ${hashOf(token)} AND expires_at > ${now} AND is_invitation = ${isInvitation}
        RETURNING account_id AS id`;
    if (!used) return undefined;
    return (await this.database.row(ownerSchema)`SELECT name FROM accounts WHERE id = ${used.id}`)?.name;
  }
}
