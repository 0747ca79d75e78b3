import { spawn } from 'node:child_process';
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { useFolder } from '../testing/useFolder';
import { loadDotEnv } from './loadDotEnv';
import { madeToken } from './madeToken';

const inRoot = useFolder();

test('it is made once, and is for this account alone', async () => {
  const token = madeToken(inRoot());
  expect(token).toMatch(/^[0-9a-f]{48}$/);
  expect(madeToken(inRoot())).toBe(token);
  expect((await stat(inRoot('.data', 'content-api-token'))).mode & 0o777).toBe(0o600);
  expect(await readdir(inRoot('.data'))).toEqual(['content-api-token']);
});

test('programs that start together have the same', async () => {
  const module = path.join(__dirname, 'madeToken.ts');
  const script = `console.log(require(${JSON.stringify(module)}).madeToken(${JSON.stringify(inRoot())}))`;
  const args = ['--import', 'tsx', '--eval', script];
  const cwd = path.join(__dirname, '..', '..');
  const tokens = await Promise.all([1, 2, 3].map(() => text(spawn(process.execPath, args, { cwd }).stdout)));
  expect(new Set(tokens)).toEqual(new Set([`${madeToken(inRoot())}\n`]));
});

test.each([
  [{}, true],
  [{ CONTENT_API_TOKEN: ' ', CONTENT_API_URL: '' }, true],
  [{ CONTENT_API_TOKEN: 'token-of-the-house' }, false],
  // It is for the content API of this folder, and for no other.
  [{ CONTENT_API_URL: 'https://content.example.com' }, false],
])('of %j it is given to the program: %s', (env, isGiven) => {
  const replaced = jest.replaceProperty(process, 'env', { ...env });
  loadDotEnv(inRoot());
  const { CONTENT_API_TOKEN: token } = process.env;
  replaced.restore();
  expect(token === madeToken(inRoot())).toBe(isGiven);
});

test('a folder that cannot be written to stops no program that needs none', async () => {
  await writeFile(inRoot('.data'), '');
  const replaced = jest.replaceProperty(process, 'env', {});
  loadDotEnv(inRoot());
  expect(process.env.CONTENT_API_TOKEN).toBeUndefined();
  replaced.restore();
});
