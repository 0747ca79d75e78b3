import { createClient } from '@libsql/client';
import { parse } from 'csv-parse/sync';
import { ContactStore } from '../store/ContactStore';
import { exampleRequest, temporaryDatabase } from '../testing/contactExamples';
import { runContactProgram } from '../testing/runContactProgram';
import { TestMailServer } from '../testing/TestMailServer';
import { parseCommand } from './parseCommand';
import { type CommandResult, runCommand } from './runCommand';

const dayMs = 24 * 60 * 60_000;
const now = Date.parse('2026-11-20T10:00:00Z');

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let store: ContactStore;

beforeEach(async () => {
  database = await temporaryDatabase();
  store = await ContactStore.open({ url: database.url });
});

afterEach(async () => {
  store.close();
  await database.remove();
});

function runToEnd(...args: string[]): Promise<CommandResult> {
  const command = parseCommand(args);
  if (command.name === 'help' || command.name === 'test') {
    throw new Error(`${command.name} does not use a store`);
  }
  return runCommand(command, store, now);
}

/** Output of a command that must report no problem. */
async function run(...args: string[]): Promise<string> {
  const { output, problems } = await runToEnd(...args);
  expect(problems).toEqual([]);
  return output;
}

/** Gives the second request a locale that the program does not know. */
async function damageSecond(): Promise<void> {
  const other = createClient({ url: database.url });
  await other.execute("UPDATE contact_requests SET locale = 'de' WHERE id = 2");
  other.close();
}

test.each([
  [[], { name: 'help' }],
  [['list', '-h'], { name: 'help' }],
  [['list'], { name: 'list' }],
  [['export', '--format=json'], { name: 'export', format: 'json' }],
  [['test'], { name: 'test' }],
  [['delete'], { name: 'delete', 'older-than': 365 }],
  [['delete', '--older-than', '30'], { name: 'delete', 'older-than': 30 }],
  [['erase', 'jo@example.com'], { name: 'erase', email: 'jo@example.com' }],
])('%j', (args, command) => {
  expect(parseCommand(args)).toEqual(command);
});

test.each([
  [['remove'], 'There is no command "remove"'],
  [['list', 'all'], 'list takes nothing else'],
  [['list', '--format', 'csv'], 'list takes nothing else'],
  [['export'], 'export takes --format csv or json'],
  [['delete', '--older-than', '0'], '--older-than takes whole days from 1 to 99999'],
  [['erase', '%'], 'erase takes the mail address of a person'],
  [['erase', 'a@example.com', 'b@example.com'], '"b@example.com" is too much'],
  [['list', '--verbose'], "Unknown option '--verbose'"],
])('%j is explained', (args, problem) => {
  expect(() => parseCommand(args)).toThrow(problem);
  expect(() => parseCommand(args)).toThrow('npm run --silent contact -- <command>');
});

test('lists without what visitors wrote', async () => {
  await store.insert(exampleRequest(), now - dayMs);
  await store.insert(exampleRequest({ locale: 'it' }), now);
  await store.leaseDue(now, { owner: 'this', until: now }, 2);
  await store.setDelivered(1, now);
  expect(await run('list')).toBe(
    `     1  2026-11-19T10:00:00.000Z  fr  delivered 2026-11-20T10:00:00.000Z
     2  2026-11-20T10:00:00.000Z  it  waiting, 1 attempt
2 requests, 1 waiting for their mail
`,
  );
});

test('exports JSON', async () => {
  const request = exampleRequest({ company: null });
  await store.insert(request, now);
  expect(JSON.parse(await run('export', '--format', 'json'))).toEqual([
    { id: 1, receivedAt: '2026-11-20T10:00:00.000Z', deliveredAt: null, ...request },
  ]);
});

test('exports CSV in which nothing is a formula', async () => {
  const message = '=HYPERLINK("https://evil.example")\nsecond "line", with a comma';
  await store.insert(exampleRequest({ firstName: '@SUM(A1)', company: null, message }), now);
  const csv = await run('export', '--format', 'csv');
  expect(csv).toMatch(/^\uFEFF"id","receivedAt","deliveredAt","requestKey",/);
  const [row] = parse<Record<string, string>>(csv, { bom: true, columns: true });
  expect(row).toMatchObject({
    id: '1',
    firstName: "'@SUM(A1)",
    phone: "'+33 1 23 45 67 89",
    company: '',
    message: `'${message}`,
    deliveredAt: '',
  });
});

test.each([
  ['two\n=1+1', "two\n'=1+1"],
  ['two\r-1', "two\r'-1"],
  ['two\u2028@x', "two\u2028'@x"],
  ['two\n\n +1', "two\n\n '+1"],
  ['＝1+1', "'＝1+1"],
  ['\u200b\u0301=1+1', "\u200b\u0301'=1+1"],
  ['"=1+1"', `"'=1+1"`],
  ['one;=1+1', "one;'=1+1"],
  ['one\t=1+1', "one\t'=1+1"],
  ['A = B, well-known; a+b@example.com', 'A = B, well-known; a+b@example.com'],
])('the message %j is exported as %j', async (message, cell) => {
  await store.insert(exampleRequest({ message }), now);
  const csv = await run('export', '--format', 'csv');
  expect(csv).toContain(`,"${cell.replaceAll('"', '""')}"\r\n`);
});

test.each([
  [['list'], /^ {5}1 .*\n {5}3 .*\n2 requests, 2 waiting for their mail\n$/],
  [['export', '--format', 'json'], /"id": 1,[^]*"id": 3,/],
  [['export', '--format', 'csv'], /\r\n"1",[^]*\r\n"3",/],
])('%j names what cannot be read and goes on', async (args, expected) => {
  for (let count = 0; count < 3; count += 1) await store.insert(exampleRequest(), now);
  await damageSecond();
  const { output, problems } = await runToEnd(...args);
  expect(problems).toEqual(['Request 2 cannot be read and is left out: locale']);
  expect(output).toMatch(expected);
});

test('deletes what is older than the retention period', async () => {
  await store.insert(exampleRequest(), now - 365 * dayMs - 1);
  await store.setDelivered(1, now);
  await store.insert(exampleRequest(), now - 365 * dayMs);
  await store.insert(exampleRequest(), now);
  expect(await run('delete')).toBe('Requests of more than 365 days erased: 1, not mailed of these: 0\n');
  expect(await run('delete', '--older-than', '1')).toBe(
    'Requests of more than 1 days erased: 1, not mailed of these: 1\n',
  );
  expect((await store.list()).requests).toMatchObject([{ id: 3 }]);
});

test('erases a person', async () => {
  await store.insert(exampleRequest({ email: 'Jo@example.com' }), now);
  await store.insert(exampleRequest(), now);
  expect(await run('erase', 'jo@Example.com')).toBe('Requests of this person erased: 1\n');
});

test('is a program: what is asked for on its output, what is wrong beside it', async () => {
  for (let count = 0; count < 2; count += 1) await store.insert(exampleRequest(), now);
  const [listed, wrong] = await Promise.all([
    runContactProgram({ DATABASE_URL: database.url }, 'list'),
    runContactProgram({ DATABASE_URL: database.url }, 'lst'),
  ]);
  expect(listed).toMatchObject({ errors: '', code: 0 });
  expect(listed.output).toMatch(/^ {5}1 {2}2026-11-20T10:00:00\.000Z {2}fr {2}waiting, 0 attempts\n/);
  expect(wrong).toMatchObject({ output: '', code: 2 });
  expect(wrong.errors).toMatch(/There is no command "lst"\n\nnpm run/);

  await damageSecond();
  const exported = await runContactProgram({ DATABASE_URL: database.url }, 'export', '--format', 'json');
  expect(exported).toMatchObject({
    errors: 'Request 2 cannot be read and is left out: locale\n',
    code: 1,
  });
  expect(JSON.parse(exported.output)).toMatchObject([{ id: 1 }]);
});

describe('a test mail', () => {
  const to = { DATABASE_URL: 'file:.data/none.db', CONTACT_TO: 'contact@meridane.example' };

  it('goes to the mailbox of the company', async () => {
    const server = new TestMailServer();
    const SMTP_URL = await server.listen();
    const { output, code } = await runContactProgram({ ...to, SMTP_URL }, 'test');
    await server.close();
    expect(code).toBe(0);
    expect(output).toMatch(
      /^The mail server 127\.0\.0\.1:\d+ took a message for contact@meridane\.example: /,
    );
    expect(server.received).toMatchObject([{ recipients: ['contact@meridane.example'] }]);
  });

  it('says what is wrong', async () => {
    const [refused, unset] = await Promise.all([
      runContactProgram({ ...to, SMTP_URL: 'smtp://site:hush@127.0.0.1:9' }, 'test'),
      runContactProgram({}, 'test'),
    ]);
    expect(refused).toMatchObject({ output: '', code: 1 });
    expect(refused.errors).toContain(
      'The mail server 127.0.0.1:9 did not take a message for contact@meridane.example: nothing listens there',
    );
    expect(refused.errors).not.toContain('hush');
    expect(unset.errors).toContain('SMTP_URL and CONTACT_TO are not set');
  });
});
