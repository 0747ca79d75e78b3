import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeText, readContentFile, RefusedFile } from './contentFile';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'content-file-'));
  await mkdir(path.join(root, 'team'));
  await writeFile(path.join(root, 'team', 'team.yaml'), '[]');
});
afterEach(() => rm(root, { recursive: true }));

const at = (name: string) => path.join(root, name);

test('a regular file is read, and one that is not there is null', async () => {
  expect(await readContentFile(root, 'team/team.yaml')).toEqual(Buffer.from('[]'));
  expect(await readContentFile(root, 'team/none.yaml')).toBeNull();
  expect(await readContentFile(root, 'team/team.yaml/none')).toBeNull();
});

test('a folder that is reached by a link is read all the same, as the operator has named it', async () => {
  await symlink(root, `${root}-link`);
  expect(await readContentFile(`${root}-link`, 'team/team.yaml')).toEqual(Buffer.from('[]'));
  await rm(`${root}-link`);
});

test.each<[string, string, () => unknown, RegExp]>([
  ['a link to a device', 'x.yaml', () => symlink('/dev/zero', at('x.yaml')), /got a link/],
  ['a link to a file of the content', 'x.yaml', () => symlink('team/team.yaml', at('x.yaml')), /got a link/],
  ['a link to nothing', 'x.yaml', () => symlink('nowhere', at('x.yaml')), /got a link/],
  ['what is behind a linked folder', 'x/team.yaml', () => symlink('team', at('x')), /got a link/],
  ['a folder', 'x.png', () => mkdir(at('x.png')), /got a folder/],
  ['a pipe', 'x.yaml', () => execFileSync('mkfifo', [at('x.yaml')]), /got a device, a pipe or a socket/],
  [
    'a text that is too large',
    'x.yaml',
    async () => {
      await writeFile(at('x.yaml'), '');
      await truncate(at('x.yaml'), 1_000_001);
    },
    /expected a text of 1 MB at most, got 1\.0 MB/,
  ],
  [
    'a picture that is too large',
    'x.png',
    async () => {
      await writeFile(at('x.png'), '');
      await truncate(at('x.png'), 20_100_000);
    },
    /expected a file of 20 MB at most, got 20\.1 MB/,
  ],
])('%s is refused and never opened', async (_, file, make, problem) => {
  await make();
  const reading = readContentFile(root, file);
  await expect(reading).rejects.toThrow(RefusedFile);
  await expect(reading).rejects.toThrow(problem);
});

test('texts have one kind of line ends and no byte order mark', () => {
  expect(decodeText(Buffer.from('\uFEFFa\r\nb\n'))).toBe('a\nb\n');
});

test.each([
  ['bytes that are no UTF-8', Buffer.from([0x61, 0x0a, 0xc3, 0x0a]), 2, /UTF-8/],
  ['another encoding', Buffer.from('é', 'latin1'), 1, /UTF-8/],
  ['a text of 16 bits', Buffer.from('\uFEFFa', 'utf16le'), 1, /UTF-8/],
  ['a NUL', Buffer.from('a\nb\nc\0'), 3, /got U\+0000/],
  ['what colours a terminal', Buffer.from('a\n\u001b[31m'), 2, /got U\+001B/],
])('%s are no text, and the line is known', (_, bytes, line, message) => {
  const refusal = (() => {
    try {
      return decodeText(bytes);
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toMatchObject({ name: 'RefusedFile', line, message: expect.stringMatching(message) });
});
