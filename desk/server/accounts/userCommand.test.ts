import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Secret, TOTP } from 'otpauth';
import { Accounts } from './DeskAccounts';
import { CompanyAccounts } from './CompanyAccounts';
import { SecondFactors } from './SecondFactors';
import { readPassword } from './readPassword';
import { accountOfMachine, PublishHistory } from '../../../publishing/history';
import { PreviewLinks } from '../preview/PreviewLinks';
import { Schedules } from '../publishing/Schedules';
import { Sessions } from './Sessions';
import { password, useDatabase } from '../testing/useDatabase';
import { parseUserCommand, runUserCommand } from './userCommand';

const database = useDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let accounts: Accounts;
let companyAccounts: CompanyAccounts;
let secondFactors: SecondFactors;
let schedules: Schedules;
/** Records in the history. */
let told: [kind: string, note: string][];

beforeEach(async () => {
  const opened = await database.open();
  told = [];
  accounts = new Accounts(opened);
  companyAccounts = new CompanyAccounts(opened, 'https://www.example.com');
  secondFactors = new SecondFactors(opened);
  schedules = new Schedules(await database.openPublishing(), {
    record: async () => undefined,
    now: () => now,
  });
});

const run = (args: string, askPassword = async () => password) =>
  runUserCommand(parseUserCommand(args.split(' ')), {
    accounts,
    companyAccounts,
    secondFactors,
    schedules,
    record: async (kind, note) => void told.push([kind, note]),
    askPassword,
    now,
  });

test('leaves role and password of an account to the identity provider, and readmits whom it has removed', async () => {
  const name = 'anna@example.com';
  const add = () =>
    companyAccounts.add({ identity: 'https://login.example.com 1', name, role: 'editor' }, 'editor', now);
  await add();
  expect(await run('list')).toBe(`${name}  editor  by the identity provider\n`);
  await expect(run(`role ${name} --role publisher`)).rejects.toThrow('change its groups there');
  await expect(run(`password ${name}`)).rejects.toThrow('change its groups there');
  await expect(run(`readmit ${name}`)).rejects.toThrow(`No account "${name}"`);
  await run(`remove ${name}`);
  await expect(add()).rejects.toMatchObject({ code: 'removed' });
  expect(await run(`readmit ${name}`)).toBe(`${name} may sign in again with the identity provider.\n`);
  expect(await add()).toEqual({ name, role: 'editor' });
  expect(told).toEqual([
    ['account-removed', name],
    ['account-added', name],
  ]);
});

test('adds, lists and removes accounts', async () => {
  expect(await run('list')).toBe(
    'There are no accounts: `npm run desk:user -- add NAME --role publisher`.\n',
  );
  expect(await run('add Camille --role publisher')).toBe('Camille may sign in at the desk as publisher.\n');
  await run('add jo --role editor');
  await accounts.ensure({ name: 'root', role: 'publisher' }, now);
  expect(await run('list')).toBe(
    'Camille  publisher\njo       editor\nroot     publisher  by link only, has no password\n',
  );
  expect(await run('remove camille')).toBe('Camille is removed, and its sessions have ended.\n');
  expect(await accounts.find('Camille')).toBeUndefined();
  expect(told).toEqual([
    ['account-added', 'Camille, publisher'],
    ['account-added', 'jo, editor'],
    ['account-removed', 'Camille'],
  ]);
});

test('switches off the second factor of somebody who has lost it', async () => {
  await accounts.ensure({ name: 'Camille', role: 'administrator' }, now);
  expect(await run('second-factor camille')).toBe('Camille has no second factor.\n');
  const { secret } = await secondFactors.propose('Camille');
  await secondFactors.switchOn(
    'Camille',
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() }),
    now,
  );
  expect(await run('second-factor camille')).toBe(
    'The second factor of Camille is switched off, and its sessions have ended.\n',
  );
  expect(await secondFactors.isOn('Camille')).toBe(false);
  expect(told).toEqual([['second-factor-off', 'Camille']]);
});

describe('what an account has planned and shown', () => {
  const plan = (by: string, day: number) =>
    schedules.plan({ by, at: `2026-12-0${day}T08:00:00Z`, note: 'Letter', revision: 'a1' });
  const isOrphaned = async () =>
    Object.fromEntries((await schedules.list()).map((planned) => [planned.by, planned.isOrphaned]));
  let links: PreviewLinks;

  beforeEach(async () => {
    links = new PreviewLinks(await database.open());
    await run('add camille --role publisher');
    await run('add jo --role publisher');
    await plan('camille', 1);
    await plan('jo', 2);
    told = [];
  });

  test('is neither published nor shown once it is removed, and the history tells of it', async () => {
    const { key } = await links.create({ by: 'camille', revision: 'a1' }, now);
    const kept = await links.create({ by: 'jo', revision: 'a1' }, now);
    expect(await run('remove CAMILLE')).toBe(
      'camille is removed, and its sessions have ended.\nThe publish planned for 2026-12-01 09:00 (Paris): Letter is withdrawn.\n',
    );
    expect(told).toEqual([
      ['withdraw', '2026-12-01 09:00 (Paris): Letter – camille was removed'],
      ['account-removed', 'camille'],
    ]);
    expect(await isOrphaned()).toEqual({ camille: true, jo: false });
    expect(await links.expiryOf(key, now)).toBeUndefined();
    expect(await links.expiryOf(kept.key, now)).toBeDefined();
    expect(await links.list(now)).toMatchObject([{ by: 'jo', revision: 'a1' }]);
  });

  test('is not taken up by the next account of that name', async () => {
    await run('remove camille');
    await run('add camille --role publisher');
    expect(await isOrphaned()).toEqual({ camille: true, jo: false });
    await run('remove camille');
    expect(told.filter(([kind]) => kind === 'withdraw')).toHaveLength(1);
  });

  test('is not published once it is an editor’s, nor when that is a publisher’s again', async () => {
    const { key } = await links.create({ by: 'camille', revision: 'a1' }, now);
    expect(await run('role jo --role publisher')).toBe('jo may do at the desk what a publisher may.\n');
    expect(await run('role Camille --role editor')).toBe(
      'camille may do at the desk what an editor may.\nThe publish planned for 2026-12-01 09:00 (Paris): Letter is withdrawn.\n',
    );
    expect(told).toEqual([
      ['account-role', 'jo, publisher'],
      ['withdraw', '2026-12-01 09:00 (Paris): Letter – camille, editor'],
      ['account-role', 'camille, editor'],
    ]);
    expect(await run('role jo --role reviewer')).toBe(
      'jo may do at the desk what a reviewer may.\nThe publish planned for 2026-12-02 09:00 (Paris): Letter is withdrawn.\n',
    );
    await run('role camille --role publisher');
    expect(await isOrphaned()).toEqual({ camille: true, jo: true });
    // Editors show previews, too.
    expect(await links.expiryOf(key, now)).toBeDefined();
  });
});

test('changes a password, which ends sessions', async () => {
  await run('add camille --role editor');
  const sessions = new Sessions(await database.open());
  const session = await sessions.start({ name: 'camille', signedInBy: 'password', browser: '' }, now);
  expect(await run('password CAMILLE', async () => 'another horse battery')).toBe(
    'The password of camille is changed, and its sessions have ended.\n',
  );
  expect(await accounts.verify('camille', 'another horse battery')).toBeDefined();
  expect(await sessions.find(session ?? '', now)).toBeUndefined();
  expect(told.at(-1)).toEqual(['account-password', 'camille']);
});

test.each([
  ['add camille --role publisher', 'There is an account "camille" already: `npm run desk:user -- password'],
  ['password jo', 'There is no account "jo": there are camille.'],
  ['role jo --role editor', 'There is no account "jo": there are camille.'],
  ['remove jo', 'There is no account "jo": there are camille.'],
])('%s is explained before a password is asked for', async (args, problem) => {
  await run('add camille --role editor');
  const askPassword = jest.fn();
  await expect(run(args, askPassword)).rejects.toThrow(problem);
  expect(askPassword).not.toHaveBeenCalled();
});

test.each([
  [['ad'], 'There is no command "ad"'],
  [['add', 'camille'], 'add and role take a NAME and a --role'],
  [['add', 'camille', '--role', 'admin'], '--role is one of editor, reviewer, publisher'],
  [['add', 'a b', '--role', 'editor'], '"a b" is no name: 1 to 100 letters'],
  [['add', 'camille', 'secret', '--role', 'editor'], '"secret" is too much'],
  [['list', 'all'], 'list takes nothing else'],
  [['remove', 'jo', '--role', 'editor'], 'password, second-factor, remove and readmit take a NAME alone'],
  [['list', '--verbose'], "Unknown option '--verbose'"],
])('%j is explained', (args, problem) => {
  expect(() => parseUserCommand(args)).toThrow(problem);
  expect(() => parseUserCommand(args)).toThrow('npm run --silent desk:user -- <command>');
});

test.each([[[]], [['--help']], [['add', '-h']]])('%j explains all', async (args) => {
  expect(parseUserCommand(args)).toEqual({ name: 'help' });
});

describe('a password', () => {
  function terminal() {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough({ encoding: 'utf8' });
    return { input, output, shown: () => String(output.read() ?? '') };
  }

  /** Types once the terminal asks: what comes before a question belongs to none. */
  async function type({ input, output }: ReturnType<typeof terminal>, answers: readonly string[]) {
    let shown = '';
    for (const [index, answer] of answers.entries()) {
      while (shown.split(': ').length - 1 <= index) shown += String((await once(output, 'data'))[0]);
      input.write(answer);
    }
    return shown;
  }

  test('is asked for twice in a terminal, and not shown', async () => {
    const screen = terminal();
    const read = readPassword(screen);
    const shown = await type(screen, [`${password}\r`, `${password}\r`]);
    expect(await read).toBe(password);
    expect(shown + screen.shown()).not.toContain('horse');
  });

  test('that is typed in two ways changes nothing', async () => {
    const screen = terminal();
    const read = expect(readPassword(screen)).rejects.toThrow(
      'The two passwords differ: nothing was changed.',
    );
    await type(screen, [`${password}\r`, 'correct horse batteyr\r']);
    await read;
  });

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('is not waited for after %s', async (_, key) => {
    const screen = terminal();
    const read = expect(readPassword(screen)).rejects.toThrow('No password was given: nothing was changed.');
    await type(screen, [key]);
    await read;
  });

  test.each([
    ['one line', `${password}\n`, password],
    ['the first of several lines', `${password}\r\nmore\n`, password],
    ['what ends without a line', password, password],
    ['spaces', ' a b \n', ' a b '],
  ])('is %s of what is piped in', async (_, piped, expected) => {
    const input = new PassThrough();
    input.end(piped);
    expect(await readPassword({ input, output: new PassThrough() })).toBe(expected);
  });

  test('that is not piped in is asked for', async () => {
    const input = new PassThrough();
    input.end();
    await expect(readPassword({ input, output: new PassThrough() })).rejects.toThrow(
      'No password was given: write it to the standard input, on one line.',
    );
  });
});

test('is a program, and tells the history what it has done', async () => {
  const program = async (args: string[], input = '') => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/deskUser.ts', ...args], {
      cwd: path.join(__dirname, '..', '..', '..'),
      env: { ...process.env, DESK_DATABASE_URL: database.url, RELEASES_FOLDER: database.releases },
    });
    child.stdin.end(input);
    const [output, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { output, errors, code: child.exitCode };
  };
  expect(await program(['add', 'camille', '--role', 'publisher'], `${password}\n`)).toEqual({
    output: 'camille may sign in at the desk as publisher.\n',
    errors: '',
    code: 0,
  });
  expect(await accounts.verify('camille', password)).toEqual({ name: 'camille', role: 'publisher' });
  expect(await program(['password', 'camille'], 'short\n')).toEqual({
    output: '',
    errors: '\n✗ The password has fewer than 12 characters: choose a longer one.\n',
    code: 1,
  });
  const { entries } = await new PublishHistory(await database.openPublishing()).page();
  expect(entries).toMatchObject([
    { kind: 'account-added', who: accountOfMachine(), via: 'shell', note: 'camille, publisher' },
  ]);
});
