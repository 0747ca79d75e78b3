import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ContentHistory } from './testing/ContentHistory';
import { writeCommitFiles } from './writeCommitFiles';

let history: ContentHistory;
let target: string;
beforeEach(async () => {
  history = await ContentHistory.create();
  target = path.join(history.root, 'written');
  await mkdir(target);
});
afterEach(() => history.dispose());

const git = (args: readonly string[], input?: string | Buffer): string =>
  execFileSync('git', ['-C', history.folder, ...args], { input, encoding: 'utf8', maxBuffer: 1e8 }).trim();

const blob = (content: string | Buffer) => git(['hash-object', '-w', '--stdin'], content);

/** A commit of these entries, whatever their names are. */
function commitOf(entries: readonly (readonly [mode: string, id: string, name: string | Buffer])[]): string {
  const lines = entries.flatMap(([mode, id, name]) => {
    const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';
    return [Buffer.from(`${mode} ${type} ${id}\t`), Buffer.from(name), Buffer.from('\0')];
  });
  const tree = git(['mktree', '-z'], Buffer.concat(lines));
  return git(['-c', 'user.name=A', '-c', 'user.email=a@b', 'commit-tree', '-m', 'Odd', tree]);
}

const file = '100644';

test('writes regular files byte by byte, whatever attributes and settings ask of Git', async () => {
  await history.write('.gitattributes', '* text eol=crlf ident filter=evil export-subst\n');
  await history.write('company/note.txt', 'a\r\nb\n$Id$');
  git(['config', 'filter.evil.smudge', `touch ${path.join(history.root, 'ran')}`]);
  git(['config', 'core.autocrlf', 'true']);
  const commit = await history.commit('Attributes');
  expect(await writeCommitFiles(history.folder, commit, target)).toEqual([]);
  const stored = execFileSync('git', [
    '-C',
    history.folder,
    'cat-file',
    'blob',
    `${commit}:company/note.txt`,
  ]);
  expect(await readFile(path.join(target, 'company', 'note.txt'))).toEqual(stored);
  expect(await readdir(target)).not.toContain('.gitattributes');
  expect(await readdir(history.root)).not.toContain('ran');
});

test('what is no regular file is left out and named', async () => {
  const id = blob('/proc/self/environ');
  const commit = commitOf([
    ['120000', id, 'link.yaml'],
    ['160000', await history.git.revparse(['HEAD']), 'sub'],
    ['100755', id, 'run.yaml'],
  ]);
  expect(await writeCommitFiles(history.folder, commit, target)).toEqual([
    { file: 'link.yaml', line: 1, expected: expect.stringMatching(/got a link/) },
    { file: 'sub', line: 1, expected: expect.stringMatching(/another repository/) },
  ]);
  expect(await readdir(target)).toEqual(['run.yaml']);
});

test.each([
  ['a newline', 'a\nb.yaml', /control characters/],
  ['a backslash', 'a\\b.yaml', /backslashes/],
  ['bytes that are no UTF-8', Buffer.from([0x61, 0xff, 0x62]), /UTF-8/],
  ['more bytes than a disk takes', 'a'.repeat(300), /ENAMETOOLONG/],
  ['more bytes than memory should', 'a'.repeat(3_000_000), /ENAMETOOLONG/],
])('a name with %s is left out and told, shortened', async (_, name, problem) => {
  const commit = commitOf([
    [file, blob('x'), name],
    [file, blob('y'), 'b.yaml'],
  ]);
  const refused = await writeCommitFiles(history.folder, commit, target);
  expect(refused).toEqual([{ file: expect.any(String), line: 1, expected: expect.stringMatching(problem) }]);
  expect(refused[0]?.file.length).toBeLessThan(600);
  expect(await readdir(target)).toEqual(['b.yaml']);
});

test('files that are ignored are neither written nor problems, whatever they are', async () => {
  const link = blob('/etc/passwd');
  const commit = commitOf([
    ['120000', link, 'README.md'],
    ['120000', link, '.hidden'],
    ['120000', link, 'a.yaml~'],
    [file, blob('x'), '...'],
  ]);
  expect(await writeCommitFiles(history.folder, commit, target)).toEqual([]);
  expect(await readdir(target)).toEqual([]);
});

test('a file that is too large is left out by its size, before it is read', async () => {
  const commit = commitOf([
    [file, blob(Buffer.alloc(20_100_000, 'a')), 'KIID.fr.pdf'],
    [file, blob(Buffer.alloc(1_000_001, 'a')), 'large.yaml'],
  ]);
  expect(await writeCommitFiles(history.folder, commit, target)).toEqual([
    {
      file: 'KIID.fr.pdf',
      line: 1,
      expected: 'expected a file of 20 MB at most, got 20.1 MB: make it smaller, or remove it',
    },
    { file: 'large.yaml', line: 1, expected: expect.stringMatching(/1 MB at most/) },
  ]);
});

test('a tree of a billion files ends at the limit', async () => {
  let entries: [string, string, string][] = Array.from({ length: 10 }, (_, index) => [
    file,
    blob('x'),
    `f${index}`,
  ]);
  for (let level = 0; level < 8; level += 1) {
    const lines = entries.map(([mode, id, name]) => {
      return `${mode} ${mode === file ? 'blob' : 'tree'} ${id}\t${name}\n`;
    });
    const tree = git(['mktree'], lines.join(''));
    entries = Array.from({ length: 10 }, (_, index) => ['040000', tree, `d${index}`]);
  }
  const limits = { entries: 300, megabytes: 1 };
  const [problem, ...others] = await writeCommitFiles(history.folder, commitOf(entries), target, { limits });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ expected: expect.stringMatching(/^expected 300 files and 1 MB at most/) });
});

test('equal files count as often as they are there', async () => {
  const id = blob(Buffer.alloc(400_000));
  const commit = commitOf(['a', 'b', 'c', 'd'].map((name) => [file, id, `${name}.png`] as const));
  const refused = await writeCommitFiles(history.folder, commit, target, {
    limits: { entries: 10, megabytes: 1 },
  });
  expect(refused).toEqual([{ file: 'c.png', line: 1, expected: expect.stringMatching(/ 1 MB at most/) }]);
  expect(await readdir(target)).toEqual(['a.png', 'b.png']);
});

test('a damaged object names the file that it is of', async () => {
  const id = blob('damaged');
  const commit = commitOf([
    [file, blob('x'), 'a.yaml'],
    [file, id, 'b.yaml'],
  ]);
  await rm(path.join(history.folder, '.git', 'objects', id.slice(0, 2), id.slice(2)));
  await expect(writeCommitFiles(history.folder, commit, target)).rejects.toMatchObject({
    name: 'GitError',
    file: 'b.yaml',
  });
});
