import type { Database } from '../../../platform/database/Database';
import * as v from 'valibot';
import { type Account, accountSchema, Accounts, isReservedName } from './DeskAccounts';
import { isPerson, personOf } from '../editing/authors';
import { CompanySignInError } from './companyFailures';
import type { CompanyPerson } from './CompanyProvider';

export const removed = () =>
  new CompanySignInError(
    'removed',
    'their account was removed from this desk: readmit it, should they have access',
  );

const nameTaken = () =>
  new CompanySignInError(
    'name-taken',
    'another account has their name or mail address: remove it, should it be theirs',
  );

/** The accounts of people whom the company's identity provider signs in. */
export class CompanyAccounts {
  constructor(
    private readonly database: Database,
    private readonly siteUrl: string,
  ) {}

  async find(identity: string): Promise<Account | undefined> {
    return this.database.row(accountSchema)`SELECT name, role FROM accounts WHERE identity = ${identity}`;
  }

  /**
   * Adds the account of an identity that has none.
   * @throws CompanySignInError when it was removed here, or somebody else has its name or mail address
   */
  async add(
    { identity, name }: Omit<CompanyPerson, 'groups'>,
    role: Account['role'],
    now: Date,
  ): Promise<Account> {
    if (await this.isRemoved(identity)) throw removed();
    if (isReservedName(name) || (await this.isTaken(name))) throw nameTaken();
    await this.database.write`INSERT INTO accounts (name, role, identity, created_at)
        VALUES (${name}, ${role}, ${identity}, ${now}) ON CONFLICT DO NOTHING`;
    const added = await this.find(identity);
    if (!added) throw nameTaken();
    return added;
  }

  /** Lets somebody whose account was removed sign in again. @returns false when there was no such account */
  async readmit(name: string): Promise<boolean> {
    return (await this.database.write`DELETE FROM removed_identities WHERE name = ${name}`) > 0;
  }

  private async isRemoved(identity: string): Promise<boolean> {
    const rows = await this.database.rows(v.unknown())`SELECT 1 FROM removed_identities
        WHERE identity = ${identity}`;
    return rows.length > 0;
  }

  private async isTaken(name: string): Promise<boolean> {
    const person = personOf(name, this.siteUrl);
    const accounts = await new Accounts(this.database).list();
    return accounts.some((account) => isPerson(account.name, person, this.siteUrl));
  }
}
