import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Database } from './Database';
import { useFolder } from '../testing/useFolder';

const owner = { name: 'A database', variable: 'URL', migrations: [['CREATE TABLE lines (line TEXT)']] };
const inFolder = useFolder();

/** Reads as another process does. The last to close a database puts its journal away. */
async function readElsewhere(url: string): Promise<string> {
  const program = `
    const client = require('@libsql/client').createClient({ url: process.argv[1] });
    client.execute('SELECT line FROM lines').then(({ rows }) => {
      console.log(rows.map((row) => row.line).join());
      client.close();
    });`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program, url], { cwd: __dirname });
  return stdout.trim();
}

test('a file that is opened twice loses nothing when another process uses it as well', async () => {
  const url = `file:${inFolder('lines.db')}`;
  const first = await Database.open({ url }, owner);
  const second = await Database.open({ url }, owner);
  expect(await readElsewhere(url)).toBe('');
  await first.write`INSERT INTO lines VALUES ('kept')`;
  expect(await readElsewhere(url)).toBe('kept');
  first.close();
  second.close();
});

describe('a trial of a database', () => {
  const later = { ...owner, migrations: [...owner.migrations, ['CREATE TABLE more (line TEXT)']] };

  test('makes none, and upgrades none', async () => {
    const file = inFolder('tried.db');
    const url = `file:${file}`;
    expect(await Database.check({ url }, owner)).toContain('is made at the first start');
    expect(existsSync(file)).toBe(false);
    (await Database.open({ url }, owner)).close();
    expect(await Database.check({ url }, later)).toBe(`A database, ${file}, can be used.`);
    const database = await Database.open({ url }, owner);
    database.close();
  });

  test('names one of a later release, and a file that is none', async () => {
    const url = `file:${inFolder('later.db')}`;
    (await Database.open({ url }, later)).close();
    await expect(Database.check({ url }, owner)).rejects.toThrow(
      '(URL), cannot be used: it has version 2, this program knows 1: use a later release',
    );
    const other = inFolder('other.db');
    await writeFile(other, 'no database '.repeat(100));
    await expect(Database.check({ url: `file:${other}` }, owner)).rejects.toThrow(
      /other\.db \(URL\), cannot be used: /,
    );
  });
});
