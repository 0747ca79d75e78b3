import { userInfo } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import * as v from 'valibot';
import { isAccountName, type ListedAccount, roles } from '../../api';
import { flag, isoMoment } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/Database';
import { sql } from '../../../platform/database/sql';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { historyWays } from '../../../publishing/historyEntry';
import { assertStrong, normalized } from './passwordRules';

/** A row with the columns `name` and `role`. */
export const accountSchema = v.object({ name: v.string(), role: v.picklist(roles) });

export type Account = v.InferOutput<typeof accountSchema>;

const passwordSchema = v.object({ ...accountSchema.entries, passwordHash: v.nullable(v.string()) });
const listedSchema = v.object({ ...accountSchema.entries, hasPassword: flag, isCompanyAccount: flag });
const shownSchema = v.object({
  id: v.number(),
  ...accountSchema.entries,
  signedInAt: v.nullable(isoMoment),
  hasSecondFactor: flag,
  invitedUntil: v.nullable(isoMoment),
  isSignedIn: flag,
  isCompanyAccount: flag,
});

/** Keeps the last administrator, whoever else does something in the same moment. */
const notTheLast = sql`(role <> 'administrator' OR (SELECT count(*) FROM accounts WHERE role = 'administrator') > 1)`;

/** Argon2id with the parameters that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody knows. An unknown name is verified against it, and so takes as long as a known one. */
export const unknownPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$NiNIQF5zaHX6D9KEqtbXFA$+SGTWk7iIVYDt4pYQyN/insTTSP7+AqBjCgPK9wX8Og';

export const acceptedNames = '1 to 100 letters without accents, digits and . _ @ -';

/** Whom the history names besides people. */
const reservedNames: readonly string[] = [...historyWays, 'schedule', 'night', 'preview', 'root'];

/** True for what the history calls a program or this machine. */
export function isReservedName(name: string): boolean {
  return [...reservedNames, machineAccountName().toLowerCase()].includes(name.toLowerCase());
}

/** @throws HttpError 409 if the company looks after its role, password and second factor */
export function assertLocal({ isCompanyAccount }: { isCompanyAccount: boolean }): void {
  if (isCompanyAccount) throw new HttpError(httpProblems.companyAccount);
}

/** @throws Error that says what to do when no person may be called so */
function assertFreeName(name: string): void {
  if (!isAccountName(name)) throw new Error(`"${name}" is no name of an account: use ${acceptedNames}.`);
  if (isReservedName(name)) {
    throw new Error(`"${name}" is what the history calls this program or this machine: choose another name.`);
  }
}

/** @throws HttpError that says what to do when the password may not be used */
async function hashPassword(name: string, password: string): Promise<string> {
  await assertStrong(name, password);
  return hash(normalized(password), cost);
}

/** The nearest name that an account may have. */
export function accountNameFrom(userName: string): string {
  const withoutAccents = userName.normalize('NFKD').replace(/\p{M}/gu, '');
  const name = withoutAccents.replace(/[^A-Za-z0-9._@-]+/g, '-').replace(/^-+|-+$/g, '');
  return name.slice(0, 100) || 'publisher';
}

/** The account of whoever runs this program. */
export function machineAccountName(): string {
  try {
    return accountNameFrom(userInfo().username);
  } catch {
    // Containers run with user ids that have no name.
    return accountNameFrom('');
  }
}

/** The accounts that may sign in. Names are case-insensitive. */
export class Accounts {
  constructor(private readonly database: Database) {}

  /** Sorted by name. `hasPassword` is false for accounts that sign in by link or with the company's identity provider only. */
  async list(): Promise<(Account & { hasPassword: boolean; isCompanyAccount: boolean })[]> {
    return this.database.rows(listedSchema)`SELECT name, role, password_hash IS NOT NULL AS hasPassword,
        identity IS NOT NULL AS isCompanyAccount FROM accounts ORDER BY name`;
  }

  async find(name: string): Promise<Account | undefined> {
    return this.database.row(accountSchema)`SELECT name, role FROM accounts WHERE name = ${name}`;
  }

  /** All that the page shows of them, by name; of those with this id where one is given. */
  async listForPage(now: Date, id?: number): Promise<ListedAccount[]> {
    return this.database.rows(shownSchema)`SELECT id, name, role, signed_in_at AS signedInAt,
          totp_secret IS NOT NULL AS hasSecondFactor, identity IS NOT NULL AS isCompanyAccount,
          (SELECT max(expires_at) FROM links
            WHERE account_id = accounts.id AND is_invitation = 1 AND expires_at > ${now}) AS invitedUntil,
          EXISTS (SELECT 1 FROM sessions WHERE account_id = accounts.id AND expires_at > ${now}) AS isSignedIn
        FROM accounts WHERE ${id} IS NULL OR id = ${id} ORDER BY name`;
  }

  /** @throws Error that says what to do */
  async add({ name, role, password }: Account & { password: string }, now: Date): Promise<void> {
    assertFreeName(name);
    const hash = await hashPassword(name, password);
    const changed = await this.database.write`INSERT INTO accounts (name, role, password_hash, created_at)
        VALUES (${name}, ${role}, ${hash}, ${now}) ON CONFLICT (name) DO NOTHING`;
    if (changed === 0) throw new Error(`There is an account "${name}" already.`);
  }

  /** Makes sure that there is an account, for sign-in by link. An existing one keeps its role. @returns whether it is new */
  async ensure({ name, role }: Account, now: Date): Promise<boolean> {
    if (!isAccountName(name)) throw new Error(`"${name}" is no name of an account: use ${acceptedNames}.`);
    const changed = await this.database.write`INSERT INTO accounts (name, role, created_at)
        VALUES (${name}, ${role}, ${now}) ON CONFLICT (name) DO NOTHING`;
    return changed > 0;
  }

  /** Plans of somebody who may publish no more are not published. @throws Error that says what to do, HttpError for the last administrator */
  async setRole({ name, role }: Account): Promise<void> {
    const changed = await this.database.write`UPDATE accounts SET role = ${role}
        WHERE name = ${name} AND (${role} = 'administrator' OR ${notTheLast})`;
    if (changed > 0) return;
    if (await this.find(name)) throw new HttpError(httpProblems.lastAdministrator);
    throw new Error(`There is no account "${name}".`);
  }

  /** Ends the sessions of the account. @throws Error that says what to do */
  async setPassword(name: string, password: string): Promise<void> {
    const hash = await hashPassword(name, password);
    const changed = await this.database.write`UPDATE accounts SET password_hash = ${hash}
        WHERE name = ${name}`;
    if (changed === 0) throw new Error(`There is no account "${name}".`);
  }

  /** Voids the password, sessions and links: the account is opened by a new link only. */
  async voidPassword(name: string): Promise<void> {
    await this.database.write`UPDATE accounts SET password_hash = NULL WHERE name = ${name}`;
  }

  /**
   * Ends its sessions, its preview addresses and what it has planned.
   * @returns false when there was no such account
   * @throws HttpError for the last administrator
   */
  async remove(name: string): Promise<boolean> {
    const changed = await this.database.write`DELETE FROM accounts WHERE name = ${name} AND ${notTheLast}`;
    if (changed === 0 && (await this.find(name))) throw new HttpError(httpProblems.lastAdministrator);
    return changed > 0;
  }

  /** The account, if this is its password. Takes as long where there is no such account or no password. */
  async verify(name: string, password: string): Promise<Account | undefined> {
    const account = await this.database.row(passwordSchema)`SELECT name, role, password_hash AS passwordHash
        FROM accounts WHERE name = ${name}`;
    const passwordHash = account?.passwordHash ?? null;
    const isRight = await verify(passwordHash ?? unknownPasswordHash, normalized(password));
    if (!account || passwordHash === null || !isRight) return undefined;
    return { name: account.name, role: account.role };
  }
}
