import { execFile } from 'node:child_process';
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
