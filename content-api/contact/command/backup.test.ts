import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { ContactStore } from '../store/ContactStore';
import { exampleRequest, temporaryDatabase } from '../testing/contactExamples';
import { runContactProgram } from '../testing/runContactProgram';
import { backUp, restore } from './backup';

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

const folder = () => path.dirname(database.file);
const inFolder = (name: string) => path.join(folder(), name);
const namesIn = async () => (await readdir(folder())).filter((name) => !/-(?:wal|shm)$/.test(name)).sort();

async function countIn(file: string): Promise<number> {
  const copy = await ContactStore.open({ url: `file:${file}` });
  const { requests, unreadable } = await copy.list();
  copy.close();
  expect(unreadable).toEqual([]);
  return requests.length;
}

test('a backup has all that was acknowledged before it, while more is written', async () => {
  for (let count = 0; count < 5; count += 1) await store.insert(exampleRequest(), now);
  const backup = inFolder('backup.db');
  const writes = Array.from({ length: 50 }, () => store.insert(exampleRequest(), now));
  const said = await backUp(database.url, backup);
  await Promise.all(writes);
  expect(await namesIn()).toEqual(['backup.db', 'contact.db']);
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  const count = await countIn(backup);
  expect(count).toBeGreaterThanOrEqual(5);
  expect(said).toContain(`${backup} has ${count} requests.`);
});

test.each([
  ['over a file', async () => inFolder('contact.db'), / exists already: it is not overwritten$/],
  ['to a folder that is not there', async () => inFolder('none/backup.db'), /^There is no folder .+none$/],
])('no backup is written %s', async (_, target, problem) => {
  await expect(backUp(database.url, await target())).rejects.toThrow(problem);
  expect(await namesIn()).toEqual(['contact.db']);
});

test('no backup is made of a server, nor of nothing', async () => {
  const target = inFolder('backup.db');
  await expect(backUp('https://db.example.com', target)).rejects.toThrow('DATABASE_URL is a database server');
  await expect(backUp(`file:${inFolder('lost.db')}`, target)).rejects.toThrow(
    /^There is no file .+lost\.db$/,
  );
  expect(await namesIn()).toEqual(['contact.db']);
});

test.each([
  ['no database', async (file: string) => writeFile(file, 'Dear diary, '.repeat(900)), 'not a database'],
  ['empty', async (file: string) => writeFile(file, ''), 'no such table: contact_requests'],
  [
    'cut off',
    async (file: string) => {
      await backUp(database.url, file);
      await truncate(file, (await stat(file)).size - 4096);
    },
    /it is damaged|malformed/,
  ],
  [
    'of a later release',
    async (file: string) => {
      await backUp(database.url, file);
      const other = createClient({ url: `file:${file}` });
      await other.execute('PRAGMA user_version = 99');
      other.close();
    },
    'it has version 99',
  ],
])('a file that is %s is not restored', async (_, write, problem) => {
  const file = inFolder('backup.db');
  await write(file);
  await expect(restore(database.url, file, new Date(now))).rejects.toThrow(problem);
  expect(await namesIn()).toEqual(['backup.db', 'contact.db']);
  expect(await countIn(database.file)).toBe(0);
});

/** Another process that has the database open, as the content API has. */
async function holdOpen(file: string): Promise<ChildProcess> {
  const code = `
    const { createClient } = require('@libsql/client');
    const client = createClient({ url: ${JSON.stringify(`file:${file}`)} });
    client.execute('PRAGMA journal_mode = WAL').then(() => client.execute('SELECT 1 FROM contact_requests')).then(() => {
      console.log('open');
      setInterval(() => client, 1000);
    });
  `;
  const holder = spawn(process.execPath, ['-e', code], { cwd: __dirname });
  await once(holder.stdout, 'data');
  return holder;
}

test('a restore refuses a database that is in use, and keeps the one of before', async () => {
  const [backup, live] = [inFolder('backup.db'), inFolder('live.db')];
  await store.insert(exampleRequest(), now);
  await backUp(database.url, backup);
  await store.insert(exampleRequest(), now);
  await backUp(database.url, live);
  const holder = await holdOpen(live);
  const refused = await runContactProgram(`file:${live}`, 'restore', backup);
  holder.kill();
  await once(holder, 'exit');
  expect(refused).toEqual({
    code: 1,
    output: '',
    errors: `${live} is in use: stop the content API, restore, and start it again.\n`,
  });

  const { code, output, errors } = await runContactProgram(`file:${live}`, 'restore', backup);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toContain(`${live} has 1 requests.`);
  const kept = (await namesIn()).find((name) => name.startsWith('live-')) ?? '';
  expect(kept).toMatch(/^live-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.db$/);
  expect(await namesIn()).toEqual(['backup.db', 'contact.db', kept, 'live.db'].sort());
  expect(await countIn(inFolder(kept))).toBe(2);
  expect(await countIn(live)).toBe(1);
});

test('a damaged database is replaced, and kept with its journal', async () => {
  const backup = inFolder('backup.db');
  await store.insert(exampleRequest(), now);
  await backUp(database.url, backup);
  const lost = `file:${inFolder('lost.db')}`;
  await writeFile(inFolder('lost.db'), 'Dear diary, '.repeat(900));
  await writeFile(inFolder('lost.db-wal'), 'more');
  await restore(lost, backup, new Date(now));
  expect(await countIn(inFolder('lost.db'))).toBe(1);
  expect(await readFile(inFolder('lost-2026-11-20T10-00-00-000Z.db-wal'), 'utf8')).toBe('more');
  expect(await readFile(inFolder('lost-2026-11-20T10-00-00-000Z.db'), 'utf8')).toContain('Dear diary');
});
