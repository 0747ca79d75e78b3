import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TimedWorker } from '../../platform/TimedWorker';
import { testPdf } from '../testing/testPdf';
import { documentFacts, missingInPdf } from './documentFacts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['fr', []],
  ['en', ['language']],
] as const)('a French file is asked for in %s', async (locale, missing) => {
  expect(await missingInPdf(Buffer.from(testPdf()), locale)).toEqual(missing);
});

test('a file that cannot be published says what to do', async () => {
  const encrypted = Buffer.from(testPdf({ trailer: '/Encrypt 7 0 R' }));
  await expect(missingInPdf(encrypted, 'fr')).rejects.toThrow(
    'expected a PDF without password and encryption: save it without',
  );
});

test('a pointer of Git LFS that is uploaded is called so, as one in the repository', async () => {
  const pointer = Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n');
  await expect(missingInPdf(pointer, 'fr')).rejects.toThrow('a pointer of Git LFS');
});

test('the same bytes are read once, in whichever folder, commit and language they are', async () => {
  const ask = jest.spyOn(TimedWorker.prototype, 'ask');
  const bytes = Buffer.from(testPdf({ text: 'Of two commits', information: '' }));
  await mkdir(path.join(folder, 'later'));
  await writeFile(path.join(folder, 'fr.pdf'), bytes);
  await copyFile(path.join(folder, 'fr.pdf'), path.join(folder, 'later/fr.pdf'));
  const facts = { bytes: bytes.length, missing: ['title'] };
  expect(await documentFacts(folder, 'fr.pdf', 'fr')).toEqual(facts);
  expect(await documentFacts(folder, 'later/fr.pdf', 'fr')).toEqual(facts);
  expect(await missingInPdf(bytes, 'it')).toEqual(['title', 'language']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a file that is written anew is read anew', async () => {
  await writeFile(path.join(folder, 'new.pdf'), testPdf({ information: '' }));
  expect(await documentFacts(folder, 'new.pdf', 'fr')).toMatchObject({ missing: ['title'] });
  await writeFile(path.join(folder, 'new.pdf'), testPdf({ text: 'Newer' }));
  expect(await documentFacts(folder, 'new.pdf', 'fr')).toMatchObject({ missing: [] });
});

test('a file that would take too long, or too much, is refused', async () => {
  jest.spyOn(TimedWorker.prototype, 'ask').mockResolvedValue(undefined);
  const slow = Buffer.from(testPdf({ text: 'Slow' }));
  await expect(missingInPdf(slow, 'fr')).rejects.toThrow(
    'expected a PDF that is read within twenty seconds: export it again',
  );
});
