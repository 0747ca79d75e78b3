import * as v from 'valibot';
import { readCommand } from '../../../platform/runScript';
import { isAccountName, roles } from '../../api';
import { acceptedNames, type Accounts } from './DeskAccounts';
import type { CompanyAccounts } from './CompanyAccounts';
import type { SecondFactors } from './SecondFactors';
import { changeRole, type PlanKeeper, removeAccount } from './accountChanges';

export const usage = `npm run --silent desk:user -- <command>

  add NAME --role ROLE   adds an account, and asks for its password
  list                   name and role of each account
  role NAME --role ROLE  gives the account another role
  password NAME          asks for another password, and signs the account out
  second-factor NAME     switches off its second factor, for somebody who has lost it
  remove NAME            removes the account, and signs it out
  readmit NAME           lets somebody whose account was removed sign in again with the company's identity provider

What an account has planned is withdrawn, and its preview addresses close, once it is removed; its plans, once it may publish no more. The
history tells of each of these, in the name of the account of this machine.

ROLE is editor, reviewer, publisher or administrator. Editors write drafts, and see what is published and what would be; reviewers also
approve what others have written; publishers also publish, take back and lift a hold; administrators also manage accounts at the desk.
A password has 12 to 200 characters, and is not soon guessed. Where there is no terminal, it is the first line of the standard input.`;

const account = v.pipe(
  v.string(),
  v.check(isAccountName, ({ input }) => `"${input}" is no name: ${acceptedNames}`),
);
const role = v.picklist(roles, `--role is one of ${roles.join(', ')}`);

const commandSchema = v.variant(
  'name',
  [
    v.strictObject({ name: v.literal('list') }, 'list takes nothing else'),
    v.strictObject(
      { name: v.picklist(['add', 'role']), account, role },
      'add and role take a NAME and a --role',
    ),
    v.strictObject(
      { name: v.picklist(['password', 'second-factor', 'remove', 'readmit']), account },
      'password, second-factor, remove and readmit take a NAME alone',
    ),
  ],
  ({ input }) => `There is no command ${JSON.stringify(input)}`,
);

export type UserCommand = ReturnType<typeof parseUserCommand>;

/** @throws ScriptError with the usage */
export const parseUserCommand = (args: readonly string[]) =>
  readCommand({ usage, options: { role: { type: 'string' } }, word: 'account', schema: commandSchema }, args);

interface CommandContext extends PlanKeeper {
  companyAccounts: CompanyAccounts;
  secondFactors: SecondFactors;
  askPassword: () => Promise<string>;
  now: Date;
}

async function list(accounts: Accounts): Promise<string> {
  const all = await accounts.list();
  if (all.length === 0) return 'There are no accounts: `npm run desk:user -- add NAME --role publisher`.\n';
  const width = Math.max(...all.map(({ name }) => name.length));
  const roleWidth = Math.max(...all.map(({ role }) => role.length));
  const lines = all.map(({ name, role, hasPassword, isCompanyAccount }) => {
    const text = `${name.padEnd(width)}  ${role}`;
    if (hasPassword) return text;
    const way = isCompanyAccount ? 'by the identity provider' : 'by link only, has no password';
    return `${text.padEnd(width + 2 + roleWidth)}  ${way}`;
  });
  return `${lines.join('\n')}\n`;
}

/** The name as the account has it. @throws Error that names the accounts that there are */
async function findName(accounts: Accounts, account: string): Promise<string> {
  const found = await accounts.find(account);
  if (found) return found.name;
  const names = (await accounts.list()).map(({ name }) => name);
  const known = names.length > 0 ? `there are ${names.join(', ')}` : 'there are none';
  throw new Error(`There is no account "${account}": ${known}.`);
}

/** @throws Error where the company looks after the account's role and password */
async function findLocalName(accounts: Accounts, account: string): Promise<string> {
  const name = await findName(accounts, account);
  if (!(await accounts.list()).some((one) => one.name === name && one.isCompanyAccount)) return name;
  throw new Error(`The identity provider decides on role and password of ${name}: change its groups there.`);
}

const describe = (plans: readonly string[]) =>
  plans.map((plan) => `The publish planned for ${plan} is withdrawn.\n`).join('');

/** @returns what to print. @throws Error that says what to do */
export async function runUserCommand(command: UserCommand, context: CommandContext): Promise<string> {
  const { accounts, record, askPassword, now } = context;
  switch (command.name) {
    case 'help':
      return `${usage}\n`;
    case 'list':
      return list(accounts);
    case 'add': {
      const { account: name, role } = command;
      // Before anyone types a password for nothing.
      if (await accounts.find(name)) {
        const advice = `\`npm run desk:user -- password ${name}\` changes its password.`;
        throw new Error(`There is an account "${name}" already: ${advice}`);
      }
      await accounts.add({ name, role, password: await askPassword() }, now);
      await record('account-added', `${name}, ${role}`);
      return `${name} may sign in at the desk as ${role}.\n`;
    }
    case 'role': {
      const { role } = command;
      const name = await findLocalName(accounts, command.account);
      const plans = await changeRole({ name, role }, context);
      const article = /^[ae]/.test(role) ? 'an' : 'a';
      return `${name} may do at the desk what ${article} ${role} may.\n${describe(plans)}`;
    }
    case 'password': {
      const name = await findLocalName(accounts, command.account);
      await accounts.setPassword(name, await askPassword());
      await record('account-password', name);
      return `The password of ${name} is changed, and its sessions have ended.\n`;
    }
    case 'second-factor': {
      const name = await findName(accounts, command.account);
      if (!(await context.secondFactors.switchOff(name))) return `${name} has no second factor.\n`;
      await record('second-factor-off', name);
      return `The second factor of ${name} is switched off, and its sessions have ended.\n`;
    }
    case 'remove': {
      const name = await findName(accounts, command.account);
      const plans = await removeAccount(name, context);
      return `${name} is removed, and its sessions have ended.\n${describe(plans)}`;
    }
    case 'readmit': {
      const { account: name } = command;
      if (!(await context.companyAccounts.readmit(name)))
        throw new Error(`No account "${name}" of the identity provider was removed.`);
      await record('account-added', name);
      return `${name} may sign in again with the identity provider.\n`;
    }
  }
}
