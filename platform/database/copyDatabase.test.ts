import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { createClient } from '@libsql/client';
import { closeJournal, copyDatabase } from './copyDatabase';
import { Database } from './Database';
import { useFolder } from '../testing/useFolder';

const owner = { name: 'A database', variable: 'URL', migrations: [['CREATE TABLE lines (line TEXT)']] };
const inFolder = useFolder();
let database: Database;

const namesIn = async () => (await readdir(inFolder())).filter((name) => !/-(?:wal|shm)$/.test(name)).sort();
const add = () => database.write`INSERT INTO lines VALUES ('kept')`;

beforeEach(async () => {
  database = await Database.open({ url: `file:${inFolder('live.db')}` }, owner);
});

afterEach(async () => {
  database.close();
});

async function countIn(file: string): Promise<number> {
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute('SELECT COUNT(*) FROM lines');
  client.close();
  return Number(rows[0]?.[0]);
}

test('a copy has all that was committed before it, while more is written', async () => {
  for (let count = 0; count < 5; count += 1) await add();
  const writes = Array.from({ length: 50 }, add);
  await copyDatabase(inFolder('live.db'), inFolder('copy.db'), owner);
  await Promise.all(writes);
  expect(await namesIn()).toEqual(['copy.db', 'live.db']);
  expect((await stat(inFolder('copy.db'))).mode & 0o777).toBe(0o600);
  expect(await countIn(inFolder('copy.db'))).toBeGreaterThanOrEqual(5);
});

test('no copy is written over a file, nor made of nothing', async () => {
  await writeFile(inFolder('there.db'), '');
  await expect(copyDatabase(inFolder('live.db'), inFolder('there.db'), owner)).rejects.toThrow('EEXIST');
  await expect(copyDatabase(inFolder('lost.db'), inFolder('copy.db'), owner)).rejects.toThrow(
    /^There is no file .+lost\.db$/,
  );
  expect(await namesIn()).toEqual(['live.db', 'there.db']);
});

test.each([
  ['no database', async (file: string) => writeFile(file, 'Dear diary, '.repeat(900)), 'not a database'],
  ['empty', async (file: string) => writeFile(file, ''), 'it has no tables'],
  [
    'cut off',
    async (file: string) => {
      await copyDatabase(inFolder('live.db'), file, owner);
      await truncate(file, (await stat(file)).size - 4096);
    },
    /it is damaged|malformed/,
  ],
  [
    'of a later release',
    async (file: string) => {
      await copyDatabase(inFolder('live.db'), file, owner);
      const other = createClient({ url: `file:${file}` });
      await other.execute('PRAGMA user_version = 99');
      other.close();
    },
    'it has version 99, this program knows 1: use a later release',
  ],
])('a file that is %s is not copied', async (_, write, problem) => {
  await write(inFolder('source.db'));
  await expect(copyDatabase(inFolder('source.db'), inFolder('copy.db'), owner)).rejects.toThrow(problem);
  expect(await namesIn()).toEqual(['live.db', 'source.db']);
});

/** Another process that has the database open, as a server has. */
async function holdOpen(file: string): Promise<ChildProcess> {
  const code = `
    const { createClient } = require('@libsql/client');
    const client = createClient({ url: ${JSON.stringify(`file:${file}`)} });
    client.execute('PRAGMA journal_mode = WAL').then(() => client.execute('SELECT 1 FROM lines')).then(() => {
      console.log('open');
      setInterval(() => client, 1000);
    });
  `;
  const holder = spawn(process.execPath, ['-e', code], { cwd: __dirname });
  await once(holder.stdout, 'data');
  return holder;
}

test('a database that another process has open is in use', async () => {
  const file = inFolder('copy.db');
  await copyDatabase(inFolder('live.db'), file, owner);
  await expect(closeJournal(file)).resolves.toBeUndefined();
  const holder = await holdOpen(file);
  await expect(closeJournal(file)).rejects.toThrow(`${file} is in use`);
  holder.kill();
  await once(holder, 'exit');
});
