import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { Drafts } from '../drafts/Drafts';
import { RepositoryUpkeep } from './RepositoryUpkeep';
import { ContentHistory } from './testing/ContentHistory';
import { writeBlobs } from './gitWrites';

const author = { name: 'Anna', mail: 'anna@example.com' };
const company = 'company/company.yaml';
const now = new Date('2026-11-28T10:00:00Z');

let history: ContentHistory;
let upkeep: RepositoryUpkeep;
let lines: string[];
beforeEach(async () => {
  history = await ContentHistory.create();
  lines = [];
  const say = (_details: object, text: string) => void lines.push(text);
  const log = { info: say, warn: say, error: say };
  upkeep = new RepositoryUpkeep({ repository: history.folder, log, now: () => now });
});
afterEach(() => history.dispose());

const git = async (...args: string[]) => (await history.git.raw(args)).trim();
const loose = async () => Number(/^count: (\d+)$/m.exec(await git('count-objects', '-v'))?.[1]);

/** As many objects as some two hundred saves leave, which nothing leads to. */
const writeLoose = () =>
  writeBlobs(
    history.folder,
    Array.from({ length: 1_000 }, (_, index) => Buffer.from(`text ${index}`)),
  );

test('a repository of few objects stays as it is', async () => {
  const before = await loose();
  await upkeep.run();
  expect([await loose(), lines, upkeep.last]).toEqual([before, [], { at: now }]);
});

test('many objects are packed with the paths that commits have changed, and none is lost', async () => {
  const [first = ''] = await writeLoose();
  const head = await git('rev-parse', 'main');
  // The second time removes what the first has packed.
  await upkeep.run();
  await writeLoose();
  await upkeep.run();
  expect(await loose()).toBe(0);
  expect(lines).toEqual(Array(2).fill('the repository of the content was packed'));
  expect(await git('cat-file', 'blob', first)).toBe('text 0');
  expect(await git('rev-parse', 'main')).toBe(head);
  expect(await git('fsck', '--strict', '--no-dangling')).toBe('');
  const graph = await readFile(path.join(history.folder, '.git', 'objects', 'info', 'commit-graph'));
  expect(graph.includes('BDAT')).toBe(true);
});

test('whoever saves meanwhile loses nothing', async () => {
  await writeLoose();
  const drafts = new Drafts(history.repository);
  await drafts.create('Draft', author);
  const packing = upkeep.run();
  const commits: string[] = [];
  for (let number = 1; number <= 5; number += 1) {
    const base = await git('rev-parse', `draft/1:${company}`);
    const edits = [{ path: ['title'], value: `Title ${number}` }];
    commits.push((await drafts.save('1', { author, files: [{ path: company, base, edits }] })).commit);
  }
  await packing;
  expect(await git('rev-list', '--max-count=5', 'draft/1')).toBe(commits.toReversed().join('\n'));
  expect(await git('cat-file', 'blob', `draft/1:${company}`)).toContain('title: Title 5');
  expect(upkeep.last).toEqual({ at: now });
});

test('a repository that is away is told, and looked after once it is back', async () => {
  const [there, aside] = [path.join(history.folder, '.git'), path.join(history.root, 'aside')];
  await rename(there, aside);
  await upkeep.run();
  expect(upkeep.last?.failure).toMatch(/not a git repository/);
  expect(lines).toEqual([expect.stringMatching(/was not packed: .*not a git repository/)]);
  await rename(aside, there);
  await upkeep.run();
  expect(upkeep.last).toEqual({ at: now });
});
