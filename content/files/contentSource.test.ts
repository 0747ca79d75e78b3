import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { minimalContent } from '../testing/minimalContent';
import { testPdf } from '../testing/testPdf';
import { FileIds, ReadItems } from './ReadItems';
import { useMinimalContent } from '../testing/useMinimalContent';
import { ContentError } from './ProblemList';
import { ContentSource } from './contentSource';

const content = useMinimalContent();

const news = 'news/2026-10-13-example';

const failureOf = (source: ContentSource): ContentError | undefined => {
  try {
    source.throwProblems();
  } catch (error) {
    if (error instanceof ContentError) return error;
  }
  return undefined;
};

test.each([
  [`${news}/image.png`, 'expected a file, got a folder: rename or remove it'],
  [`${news}/en.md`, 'expected a file, got a folder: rename or remove it'],
  ['pages/index/fr.yaml', 'expected a file, got a folder: rename or remove it'],
  ['team/portraits/first-last.png', 'expected a file, got a folder: rename or remove it'],
])('a folder named %s is one problem, and all else is read', async (file, problem) => {
  await content.remove(file).catch(() => undefined);
  await mkdir(path.join(content.contentDir, file));
  expect(await content.problems()).toEqual([`content/${file}:1: ${problem}`]);
});

test('changes are read in place of files of the folder', async () => {
  const changes = new Map<string, Buffer | null>([
    ['team/team.yaml', Buffer.from('- one\n')],
    [`${news}/en.md`, null],
    ['news/2026-11-01-new/fr.md', Buffer.from('new')],
    ['news/.hidden/fr.md', Buffer.from('')],
    ['notes/a.pdf', Buffer.from(testPdf({ catalogue: '/Lang (fr)' }))],
  ]);
  const ids = new FileIds(new Map(Object.keys(minimalContent).map((file) => [file, 'an id'])));
  const known = { ids, changes, items: new ReadItems() };
  const source = ContentSource.open(content.contentDir, { known });
  expect(await source.readText('team/team.yaml')).toBe('- one\n');
  expect(await source.readBytes(`${news}/en.md`)).toBeNull();
  expect((await source.names(news)).files).not.toContain('en.md');
  expect(await source.names('news')).toEqual({
    folders: [news.replace('news/', ''), '2026-11-01-new'],
    files: ['categories.yaml'],
  });
  expect(await source.names('notes')).toEqual({ folders: [], files: ['a.pdf'] });
  expect(await source.readPdf('notes/a.pdf', 'fr')).toMatchObject({
    path: 'notes/a.pdf',
    bytes: changes.get('notes/a.pdf')?.length,
  });
});

test('names in a folder are sorted as on the disk', async () => {
  for (const name of ['a', 'a-b', 'a.yaml', 'a_b'])
    await mkdir(path.join(content.contentDir, 'sorted', name), { recursive: true });
  const onDisk = await ContentSource.open(content.contentDir).names('sorted');
  const ids = new FileIds(
    new Map(['a-b', 'a_b', 'a.yaml', 'a'].map((name) => [`sorted/${name}/x.yaml`, 'an id'])),
  );
  expect(ids.namesIn('sorted/')).toEqual(onDisk);
  expect(onDisk.folders).toEqual(['a', 'a-b', 'a.yaml', 'a_b']);
});

test('whatever a reader throws is a problem of its file, and is told to the log', async () => {
  const source = ContentSource.open(content.contentDir);
  const bug = new TypeError('x is not a function');
  const answer = await source.attempt('team/team.yaml', () => Promise.reject(bug));
  const failure = failureOf(source);
  expect(answer).toBeNull();
  expect(failure?.message).toMatch(
    /^content\/team\/team\.yaml:1: expected a file that can be read \(x is not/,
  );
  expect(failure).toMatchObject({ cause: bug, isLasting: true });
});

test('a disk that fails is no lasting fault of the content', async () => {
  const source = ContentSource.open(content.contentDir);
  const full = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  await source.attempt('team/team.yaml', () => Promise.reject(full));
  expect(failureOf(source)).toMatchObject({ isLasting: false });
});

test('however much is wrong, problems stay few and short, and say how many there are', async () => {
  const source = ContentSource.open(content.contentDir);
  for (let line = 1; line <= 100_000; line += 1)
    source.report('a.yaml', line, `expected ${'x'.repeat(1_000)}`);
  for (let file = 0; file < 1_000; file += 1) source.report(`b${file}.yaml`, 1, 'expected a list');
  const problems = failureOf(source)?.problems ?? [];
  expect(problems).toHaveLength(201);
  expect(problems[20]).toEqual({
    file: 'content/a.yaml',
    line: 21,
    expected: 'and 99980 more problems from here on',
  });
  expect(problems.some(({ expected }) => expected === 'and 821 more problems from here on')).toBe(true);
  expect(Math.max(...problems.map(({ expected }) => expected.length))).toBeLessThan(700);
});
