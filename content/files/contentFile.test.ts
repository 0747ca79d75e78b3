import { mkdir, writeFile } from 'node:fs/promises';
import { decodeText, readContentFile, RefusedFile } from './contentFile';
import { useFolder } from '../../platform/testing/useFolder';

const inRoot = useFolder();
beforeEach(async () => {
  await mkdir(inRoot('team'));
  await writeFile(inRoot('team', 'team.yaml'), '[]');
});

test('a regular file is read, and one that is not there is null', async () => {
  expect(await readContentFile(inRoot(), 'team/team.yaml')).toEqual(Buffer.from('[]'));
  expect(await readContentFile(inRoot(), 'team/none.yaml')).toBeNull();
  expect(await readContentFile(inRoot(), 'team/team.yaml/none')).toBeNull();
});

test('a folder in the place of a file is refused', async () => {
  await expect(readContentFile(inRoot(), 'team')).rejects.toThrow(RefusedFile);
  await expect(readContentFile(inRoot(), 'team')).rejects.toThrow('got a folder');
});

test('a pointer of Git LFS is called so, whatever it stands for', async () => {
  const oid = '4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393';
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize 12345\n`;
  await writeFile(inRoot('team', 'KID.fr.pdf'), pointer);
  await expect(readContentFile(inRoot(), 'team/KID.fr.pdf')).rejects.toThrow('a pointer of Git LFS');
});

test('texts have one kind of line ends and no byte order mark', () => {
  expect(decodeText(Buffer.from('\uFEFFa\r\nb\n'))).toBe('a\nb\n');
});

test.each([
  ['bytes that are no UTF-8', Buffer.from([0x61, 0x0a, 0xc3, 0x0a]), 2, /UTF-8/],
  ['another encoding', Buffer.from('é', 'latin1'), 1, /UTF-8/],
  ['a text of 16 bits', Buffer.from('\uFEFFa', 'utf16le'), 1, /UTF-8/],
  ['a NUL', Buffer.from('a\nb\nc\0'), 3, /got U\+0000/],
  ['an apostrophe of Windows that was read as Latin-1', Buffer.from('a\nl\u0092indice'), 2, /got U\+0092/],
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
