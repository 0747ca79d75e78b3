import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Accounts } from './accounts';
import { readPassword } from './readPassword';
import { Sessions } from './sessions';
import { password, useDatabase } from './testing/useDatabase';
import { parseUserCommand, runUserCommand } from './userCommand';

const database = useDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let accounts: Accounts;

beforeEach(async () => {
  accounts = new Accounts(await database.open());
});

const run = (args: string, askPassword = async () => password) =>
  runUserCommand(parseUserCommand(args.split(' ')), { accounts, askPassword, now });

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
});

test('changes a password, which ends sessions', async () => {
  await run('add camille --role editor');
  const sessions = new Sessions(await database.open());
  const session = await sessions.start('camille', now);
  expect(await run('password CAMILLE', async () => 'another horse battery')).toBe(
    'The password of camille is changed, and its sessions have ended.\n',
  );
  expect(await accounts.verify('camille', 'another horse battery')).toBeDefined();
  expect(await sessions.find(session!.token, now)).toBeUndefined();
});

test.each([
  ['add camille --role publisher', 'There is an account "camille" already: `npm run desk:user -- password'],
  ['password jo', 'There is no account "jo": there are camille.'],
  ['remove jo', 'There is no account "jo": there are camille.'],
])('%s is explained before a password is asked for', async (args, problem) => {
  await run('add camille --role editor');
  const askPassword = jest.fn();
  await expect(run(args, askPassword)).rejects.toThrow(problem);
  expect(askPassword).not.toHaveBeenCalled();
});

test.each([
  [['ad'], 'There is no command "ad".'],
  [['add', 'camille'], '--role: got ""; accepted: editor, publisher.'],
  [['add', 'camille', '--role', 'admin'], '--role: got "admin"; accepted: editor, publisher.'],
  [['add', '--role', 'editor'], 'add: got ""; accepted: 1 to 100 letters'],
  [['add', 'a b', '--role', 'editor'], 'add: got "a b"; accepted: 1 to 100 letters'],
  [['add', 'camille', 'secret', '--role', 'editor'], 'add: "secret" is too much.'],
  [['list', 'all'], 'list: "all" is too much.'],
  [['remove', 'jo', '--role', 'editor'], 'remove has no --role.'],
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

test('is a program', async () => {
  const program = async (args: string[], input = '') => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/deskUser.ts', ...args], {
      cwd: path.join(__dirname, '..', '..'),
      env: { ...process.env, DESK_DATABASE_URL: database.url },
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
    errors: 'The password has fewer than 12 characters: choose a longer one.\n',
    code: 1,
  });
});
