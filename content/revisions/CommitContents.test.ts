import fs from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '../files/ProblemList';
import { readContent } from '../parsing/readContent';
import { minimalContent } from '../testing/minimalContent';
import { uniforms } from '../testing/seededRandom';
import { ContentHistory } from './testing/ContentHistory';

let history: ContentHistory;

beforeEach(async () => {
  history = await ContentHistory.create();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await history.dispose();
});

/** The content of a folder, or its problems, read without any memory. */
async function readPlainly(folder: string): Promise<unknown> {
  try {
    return await readContent(folder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

const files = Object.keys(minimalContent).toSorted();

/** Changes one file, in one of the ways in which people do. */
async function changeOne(folder: string, random: () => number): Promise<void> {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const file = path.join(folder, pick(files));
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n');
  const at = Math.floor(random() * lines.length);
  const ways: (() => Promise<void>)[] = [
    () => fs.rm(file, { force: true }),
    () => fs.writeFile(file, lines.toSpliced(at, 1).join('\n')),
    () => fs.writeFile(file, text.replace(/\d/, String(Math.floor(random() * 10)))),
    () => fs.writeFile(file, `${text}x`),
    () => fs.writeFile(path.join(path.dirname(file), pick(['README.md', 'other.yaml'])), 'x: 1\n'),
  ];
  await fs.mkdir(path.dirname(file), { recursive: true });
  await pick(ways)();
}

/** Puts back what was there in the beginning. */
async function restore(folder: string): Promise<void> {
  for (const file of files) {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), minimalContent[file] ?? '');
  }
}

test('a commit that is read after others is what it is when it is read alone', async () => {
  const random = uniforms(52);
  for (let round = 0; round < 30; round += 1) {
    await changeOne(history.folder, random);
    if (round % 7 === 6) await restore(history.folder);
    const commit = await history.commit(`Round ${round}`);
    const read = await history.repository.open(commit).then(
      ({ content }) => content,
      (error: unknown) => (error as ContentError).problems,
    );
    expect({ round, read }).toEqual({ round, read: await readPlainly(history.folder) });
  }
});

test('commits that are asked for at once are read once, and what differs', async () => {
  const first = (await history.repository.commit()).id;
  const company = 'company/company.yaml';
  await history.write(company, (minimalContent[company] ?? '').replace('Example', 'Another'));
  const second = await history.commit('Another title');
  const read = jest.spyOn(fs, 'readFile');
  await Promise.all([first, second].map((commit) => history.repository.open(commit)));
  const opened = read.mock.calls.flatMap(([file]) =>
    typeof file === 'string' ? file.split('/content/').slice(-1) : [],
  );
  const timesOf = (file: string) => opened.filter((name) => name === file).length;
  expect([company, 'team/team.yaml', 'news/categories.yaml'].map(timesOf)).toEqual([2, 1, 1]);
});

test('what is typed is checked with the files of its item alone, whichever commit a draft is at', async () => {
  const desk = history.reopen({ keepsFolders: false });
  const first = (await desk.commit()).id;
  expect(await desk.problemsWith(first, new Map())).toEqual([]);
  const read = jest.spyOn(fs, 'readFile');
  const company = 'company/company.yaml';
  await history.write(company, (minimalContent[company] ?? '').replace('Example', 'Another'));
  const second = await history.commit('Another title');
  const typed = Buffer.from('title: x\n');
  expect(await desk.problemsWith(second, new Map([['team/team.yaml', typed]]))).toMatchObject([
    { file: 'content/team/team.yaml' },
  ]);
  const opened = read.mock.calls.flatMap(([file]) => (typeof file === 'string' ? [file] : []));
  expect(opened.filter((file) => /\/(news|pages)\//.test(file))).toEqual([]);
  expect((await desk.open(second)).content.company.title).toMatch(/^Another/);
  expect((await fs.readdir(path.join(history.root, 'revisions'))).toSorted()).toEqual([first, 'items']);
});

describe('after a start', () => {
  const saved = () => path.join(history.root, 'revisions', 'items');
  const opened = (read: jest.SpyInstance) =>
    read.mock.calls.flatMap(([file]: unknown[]) =>
      typeof file === 'string' && file.includes('/content/') && file.startsWith(history.root) ? [file] : [],
    );

  test('only what has changed is read again, and it is the same', async () => {
    const { content } = await history.repository.latest();
    await history.write('news/README.md', 'A note\n');
    const company = 'company/company.yaml';
    await history.write(company, (minimalContent[company] ?? '').replace('Example', 'Another'));
    const commit = await history.commit('Another title');
    const read = jest.spyOn(fs, 'readFile');
    const again = (await history.reopen().open(commit)).content;
    expect(opened(read).filter((file) => !file.includes('/company/'))).toEqual([]);
    expect(again).toStrictEqual({ ...content, company: { ...content.company, title: again.company.title } });
    expect(again.company.title).toMatch(/^Another/);
    expect(again.funds[0]?.category).toBe(again.categories[0]);
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['was cut off', (bytes) => bytes.subarray(0, -10)],
    ['is of other code', (bytes) => Buffer.concat([Buffer.from('x'), bytes.subarray(1)])],
    ['is empty', () => Buffer.alloc(0)],
  ])('all is read again where what was kept %s', async (_, change) => {
    const { content, revision = '' } = await history.repository.latest();
    await fs.writeFile(saved(), change(await fs.readFile(saved())));
    const read = jest.spyOn(fs, 'readFile');
    expect((await history.reopen().open(revision)).content).toStrictEqual(content);
    expect(opened(read).length).toBeGreaterThan(20);
  });
});

test('a file that is damaged in the folder of another commit is read from Git', async () => {
  const desk = history.reopen({ keepsFolders: false });
  const first = (await desk.commit()).id;
  await desk.problemsWith(first, new Map());
  const file = path.join(history.root, 'revisions', first, 'content', 'news/categories.yaml');
  await fs.writeFile(file, '[]\n');
  await history.write('company/company.yaml', minimalContent['company/company.yaml'] ?? '');
  await history.write('team/README.md', 'A note\n');
  const second = await history.commit('A note');
  const again = history.reopen({ keepsFolders: false });
  expect(await again.problemsWith(second, new Map())).toEqual([]);
  expect((await again.open(second)).content.newsCategories).not.toEqual([]);
});
