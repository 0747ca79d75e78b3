import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createServer } from './createServer';
import { minimalContent, minimalPortrait } from '../../content/testing/minimalContent';
import { uniforms } from '../../content/testing/seededRandom';
import { ContentRepository, openRevision } from '../../content/revisions/ContentRepository';
import { commitOf } from '../../content/revisions/revisionId';
import { damaged, type Tree } from '../../content/revisions/testing/contentDamage';
import { ContentHistory } from '../../content/revisions/testing/ContentHistory';

const isFull = process.env.ENDURANCE === 'full';
const seed = Number(process.env.ENDURANCE_SEED ?? (isFull ? Date.now() % 1_000_000 : 1));
const commitCount = isFull ? 300 : 60;
/** Now and then somebody corrects all of it. */
const commitsBetweenWhole = 11;
/** The content API restarts after this many commits. */
const commitsBetweenStarts = 30;

const whole: Tree = new Map(
  Object.entries(minimalContent).map(([file, content]) => [
    file,
    { mode: '100644', bytes: Buffer.from(content) },
  ]),
);
whole.set('team/portraits/first-last.png', { mode: '100644', bytes: minimalPortrait });

const query = `{
  pages(locale: "fr") { code title components { kind texts { code content } } }
  company(locale: "fr") { title infos { code content } }
  fundCategories(locale: "fr") { code funds(locale: "fr") { code title
    shares(locale: "fr") { isinCode computedData { performances { code startNav } riskFigures { code } curve { date } } lastPrice { displayValue date } } } }
  news(locale: "fr") { items { slug title date } }
  teamMembers(locale: "fr") { name portrait { width height } }
}`;

const revisionSchema = v.object({
  id: v.string(),
  problems: v.array(
    v.object({
      file: v.string(),
      line: v.pipe(v.number(), v.minValue(1)),
      expected: v.pipe(v.string(), v.minLength(5)),
    }),
  ),
});

let history: ContentHistory;
/** A bare repository, so that Git need not be asked each time for uncommitted files. */
let bare: string;
let app: FastifyInstance;
let elapsed = 0;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeAll(async () => {
  history = await ContentHistory.create();
  // The latest commit is looked up twice a second: half a second passes with each commit.
  const { performance } = globalThis;
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + elapsed);
  bare = path.join(history.folder, '.git');
  const repository = new ContentRepository(bare, path.join(history.root, 'revisions'), {
    now: () => history.now,
  });
  app = await createServer({
    open: (revision) => openRevision(repository, revision),
    known: () => repository.known(),
    repository,
  });
  process.on('unhandledRejection', note);
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  jest.restoreAllMocks();
  await app.close();
  await history.dispose();
});

const quoted = (file: string) =>
  `"${Array.from(file, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')}"`;

/** Commits trees on top of each other, in one process. Returns their ids. */
async function commitAll(trees: readonly Tree[]): Promise<string[]> {
  const marks = path.join(history.root, 'marks');
  const git = spawn('git', ['-C', bare, 'fast-import', '--quiet', `--export-marks=${marks}`]);
  const ended = Promise.all([once(git, 'close'), text(git.stderr)]);
  const data = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')]);
  const parts = trees.flatMap((tree, index) => [
    Buffer.from(
      `commit refs/heads/fuzz\nmark :${index + 1}\ncommitter A <a@b> ${1_700_000_000 + index} +0000\n`,
    ),
    data(Buffer.from(`Commit ${index}`)),
    Buffer.from('deleteall\n'),
    ...[...tree].flatMap(([file, entry]) =>
      'commit' in entry
        ? [Buffer.from(`M 160000 ${entry.commit} ${quoted(file)}\n`)]
        : [Buffer.from(`M ${entry.mode} inline ${quoted(file)}\n`), data(entry.bytes)],
    ),
  ]);
  git.stdin.end(Buffer.concat(parts));
  const [[code], errors] = await ended;
  if (code !== 0) throw new Error(errors);
  const ids = new Map(
    (await readFile(marks, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  );
  return trees.map((_, index) => ids.get(`:${index + 1}`) ?? '');
}

/** True if the problem's file is in the tree, or is expected beside or in place of one that is. */
function isNamed(tree: Tree, problem: string): boolean {
  const file = problem.replace(/^content\//, '').replace(/…$/, '');
  const known = [...tree.keys(), ...whole.keys()].map((name) => Buffer.from(name, 'latin1').toString('utf8'));
  const folder = path.posix.dirname(file);
  return known.some((name) => name.startsWith(file) || name.startsWith(`${folder}/`));
}

const get = (url: string, revision?: string) =>
  app.inject({ url, headers: revision === undefined ? {} : { 'content-revision': revision } });
const ask = (revision?: string) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: revision === undefined ? {} : { 'content-revision': revision },
    payload: { query },
  });

test(
  `whatever is in ${commitCount} commits, the content API answers, starts anew and names the file of each problem`,
  async () => {
    const random = uniforms(seed);
    const trees = Array.from({ length: commitCount }, (_, index) =>
      index % commitsBetweenWhole === 0 ? whole : damaged(whole, random),
    );
    const ids = await commitAll(trees);
    const found = { commits: 0, problems: 0, kinds: new Set<string>() };
    for (const [index, id] of ids.entries()) {
      const where = `ENDURANCE_SEED=${seed}, commit ${index}: git show ${id}`;
      const tree = trees[index] ?? whole;
      await writeFile(path.join(bare, 'refs', 'heads', 'main'), `${id}\n`);
      elapsed += 600;

      const latest = await get('/_revisions/latest');
      expect([where, latest.statusCode]).toEqual([where, 200]);
      const { problems, ...revision } = v.parse(revisionSchema, latest.json());
      expect([where, commitOf(revision.id)]).toEqual([where, id]);
      // Each problem needs a sentence of its own: an exception would surprise the reader.
      const surprises = problems.filter(({ expected }) =>
        expected.startsWith('expected a file that can be read'),
      );
      expect([where, surprises]).toEqual([where, []]);
      const unnamed = problems.filter(({ file }) => !isNamed(tree, file));
      expect([where, unnamed]).toEqual([where, []]);
      found.commits += problems.length > 0 ? 1 : 0;
      found.problems += problems.length;
      for (const { expected } of problems) found.kinds.add(expected.replaceAll(/".*|\d+/g, '').slice(0, 60));

      const isGood = problems.length === 0;
      const [named, unnamedAnswer, health, picture] = await Promise.all([
        ask(id),
        ask(),
        get('/health'),
        get('/media/first-last.png', id),
      ]);
      expect([where, named.statusCode, isGood && named.json().errors]).toEqual([
        where,
        isGood ? 200 : 409,
        isGood ? undefined : false,
      ]);
      expect([where, unnamedAnswer.statusCode, unnamedAnswer.json().errors]).toEqual([where, 200, undefined]);
      expect([where, health.statusCode, [200, 404, 409].includes(picture.statusCode)]).toEqual([
        where,
        200,
        true,
      ]);
      if (index % commitsBetweenStarts !== 0) continue;

      const folders = path.join(history.root, 'revisions-of-another');
      const started = new ContentRepository(bare, folders, { now: () => history.now });
      expect([where, await started.problems()]).toEqual([where, problems]);
      expect([where, (await started.latest()).content.news]).toEqual([where, expect.any(Array)]);
      await rm(folders, { recursive: true });
    }
    expect(unhandled).toEqual([]);
    expect(found.commits).toBeGreaterThan(commitCount / 2);
    console.info(
      `ENDURANCE_SEED=${seed}: ${commitCount} commits, ${found.commits} with ${found.problems} problems of ${found.kinds.size} kinds`,
    );
  },
  20 * 60_000,
);
