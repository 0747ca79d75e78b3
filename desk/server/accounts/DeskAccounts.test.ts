import { stat } from 'node:fs/promises';
import { parseOptions } from '@node-rs/argon2';
import * as v from 'valibot';
import { accountNameFrom, Accounts, machineAccountName, unknownPasswordHash } from './DeskAccounts';
import { Database } from '../../../platform/database/Database';
import { deskDatabase } from '../deskDatabase';
import { password, useDatabase } from '../testing/useDatabase';

const database = useDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let accounts: Accounts;

beforeEach(async () => {
  accounts = new Accounts(await database.open());
});

const add = (name: string, secret = password) =>
  accounts.add({ name, role: 'editor', password: secret }, now);

test('verifies the password of an account, whose name may be typed in any case', async () => {
  await add('Camille');
  expect(await accounts.verify('cAMILLE', password)).toEqual({ name: 'Camille', role: 'editor' });
  expect(await accounts.verify('Camille', `${password}!`)).toBeUndefined();
  expect(await accounts.verify('Camill', password)).toBeUndefined();
  expect(await accounts.verify("' OR 1=1 --", password)).toBeUndefined();
});

test('accepts an accent however it is typed', async () => {
  await add('camille', 'mot de passé secret');
  expect(await accounts.verify('camille', 'mot de passe\u0301 secret')).toBeDefined();
});

test('keeps no password, but a hash as expensive as that of an unknown account', async () => {
  await add('camille');
  const { rows } = await (await database.open()).read`SELECT password_hash FROM accounts`;
  const stored = v.parse(v.string(), rows[0]?.[0]);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(unknownPasswordHash)).toEqual(parseOptions(stored));
});

test.each<[what: string, password: string, problem: string]>([
  ['short', 'elevenchars', 'fewer than 12 characters'],
  ['short, of emoji', '👩🌳🚗👩🌳🚗👩🌳', 'fewer than 12 characters'],
  ['endless', 'x'.repeat(201), 'more than 200 characters'],
  ...[
    'CAMILLE.DURAND',
    'Camille.Durand1',
    'camille123456',
    '111111111111',
    'éééééééééééé',
    'abcabcabcabc',
    'abcdefghijkl',
    '123456789012',
    'password1234',
    'P@ssw0rd1234',
    'motdepasse123',
    'azertyuiop12',
    'azertyuiopqsdf',
    'qwertyuiop[]',
    'Meridane2026!',
    'meridane-desk',
    '12/11/198012/11/1980',
  ].map(
    (password) =>
      [`easy to guess, such as ${password}`, password, 'is soon guessed'] satisfies [string, string, string],
  ),
])('refuses a password that is %s', async (_, secret, problem) => {
  await expect(add('camille.durand', secret)).rejects.toThrow(problem);
  expect(await accounts.list()).toEqual([]);
  await add('camille.durand');
  await expect(accounts.setPassword('camille.durand', secret)).rejects.toThrow(problem);
  expect(await accounts.verify('camille.durand', password)).toBeDefined();
});

test.each(['', 'a b', 'é', 'x'.repeat(101), 'a\n', '<b>'])('refuses the name %j', async (name) => {
  await expect(add(name)).rejects.toThrow('is no name of an account: use 1 to 100 letters');
  await expect(accounts.ensure({ name, role: 'editor' }, now)).rejects.toThrow('is no name');
});

test.each(['correct horse battery', 'xk29vmp1qzr8', 'mot de passé secret', '¡Ñandú-veloz_73!'])(
  'takes the password %s',
  async (secret) => {
    await add('camille', secret);
    expect(await accounts.verify('camille', secret)).toBeDefined();
  },
);

test.each(['schedule', 'Hook', 'SHELL', 'desk', 'preview', 'root', machineAccountName()])(
  'keeps the name %s for what the history calls so',
  async (name) => {
    await expect(add(name)).rejects.toThrow('is what the history calls this program or this machine');
    expect(await accounts.list()).toEqual([]);
  },
);

test('has each name once, and changes nothing when it is there already', async () => {
  await add('camille');
  await expect(add('Camille', 'another long password')).rejects.toThrow('an account "Camille" already');
  await accounts.ensure({ name: 'CAMILLE', role: 'publisher' }, now);
  expect(await accounts.list()).toEqual([
    { name: 'camille', role: 'editor', hasPassword: true, isCompanyAccount: false },
  ]);
  expect(await accounts.verify('camille', password)).toBeDefined();
});

test('an account without a password has none that fits', async () => {
  await accounts.ensure({ name: 'root', role: 'publisher' }, now);
  expect(await accounts.verify('root', '')).toBeUndefined();
  expect(await accounts.verify('root', 'null')).toBeUndefined();
  expect(await accounts.list()).toEqual([
    { name: 'root', role: 'publisher', hasPassword: false, isCompanyAccount: false },
  ]);
});

test('says what became of a removal and of a change', async () => {
  await add('camille');
  expect(await accounts.remove('CAMILLE')).toBe(true);
  expect(await accounts.remove('camille')).toBe(false);
  expect(await accounts.find('camille')).toBeUndefined();
  await expect(accounts.setPassword('camille', password)).rejects.toThrow('There is no account "camille"');
});

test.each([
  ['camille', 'camille'],
  ['MERIDANE\\Zoé Müller', 'MERIDANE-Zoe-Muller'],
  ['李', 'publisher'],
])('the user %j of a machine has the account %j', (userName, name) => {
  expect(accountNameFrom(userName)).toBe(name);
});

test('the user of this machine has an account name', async () => {
  await accounts.ensure({ name: machineAccountName(), role: 'publisher' }, now);
  expect(await accounts.list()).toHaveLength(1);
});

test('changes a role', async () => {
  await add('camille');
  await accounts.setRole({ name: 'CAMILLE', role: 'publisher' });
  expect(await accounts.find('camille')).toEqual({ name: 'camille', role: 'publisher' });
  await expect(accounts.setRole({ name: 'jo', role: 'editor' })).rejects.toThrow('There is no account "jo"');
});

describe('the database', () => {
  test('is readable by its owner only', async () => {
    expect((await stat(database.file)).mode & 0o777).toBe(0o600);
  });

  test('goes on after an error', async () => {
    const same = await database.open();
    await expect(same.write`INSERT INTO nowhere VALUES (1)`).rejects.toThrow('no such table');
    await new Accounts(same).add({ name: 'jo', role: 'editor', password }, now);
    expect(await accounts.find('jo')).toBeDefined();
  });

  test('of a later release is refused', async () => {
    await (
      await database.open()
    ).write`PRAGMA user_version = 99`;
    await expect(Database.open({ url: database.url }, deskDatabase)).rejects.toThrow(
      /desk\.db \(DESK_DATABASE_URL\), cannot be used: it has version 99/,
    );
  });
});
