import type { Database } from '../../../platform/database/Database';
import * as v from 'valibot';
import { type Account, accountSchema, Accounts, isReservedName } from '../accounts';
import { isPerson, personOf } from '../editing/authors';
import { type CompanyPerson, CompanySignInError } from './CompanyProvider';

/** The accounts of people whom the company's identity provider signs in. */
export class CompanyAccounts {
  constructor(
    private readonly database: Database,
    private readonly siteUrl: string,
  ) {}

  async find(identity: string): Promise<Account | undefined> {
    const sql = 'SELECT name, role FROM accounts WHERE identity = ?';
    const { rows } = await this.database.read({ sql, args: [identity] });
    return rows[0] && v.parse(accountSchema, { ...rows[0] });
  }

  /**
   * Adds the account of an identity that has none.
   * @throws CompanySignInError when it was removed here, or somebody else has its name or mail address
   */
  async add({ identity, name }: CompanyPerson, role: Account['role'], now: Date): Promise<Account> {
    if (await this.isRemoved(identity)) throw new CompanySignInError('removed');
    if (isReservedName(name) || (await this.isTaken(name))) throw new CompanySignInError('name-taken');
    await this.database.write({
      sql: 'INSERT INTO accounts (name, role, identity, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      args: [name, role, identity, now.getTime()],
    });
    const added = await this.find(identity);
    if (!added) throw new CompanySignInError('name-taken');
    return added;
  }

  /** Lets somebody whose account was removed sign in again. @returns false when there was no such account */
  async readmit(name: string): Promise<boolean> {
    const sql = 'DELETE FROM removed_identities WHERE name = ?';
    return (await this.database.write({ sql, args: [name] })).rowsAffected > 0;
  }

  private async isRemoved(identity: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM removed_identities WHERE identity = ?';
    return (await this.database.read({ sql, args: [identity] })).rows.length > 0;
  }

  private async isTaken(name: string): Promise<boolean> {
    const person = personOf(name, this.siteUrl);
    const accounts = await new Accounts(this.database).list();
    return accounts.some((account) => isPerson(account.name, person, this.siteUrl));
  }
}
