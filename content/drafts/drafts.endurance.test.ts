import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { messageOf } from '../../platform/errors';
import { filesBelow } from '../../platform/filesBelow';
import { HttpError } from '../../platform/http/httpErrors';
import { ContentRepository } from '../revisions/ContentRepository';
import { ContentHistory } from '../revisions/testing/ContentHistory';
import { killGitOf } from '../revisions/testing/killGitOf';
import { uniforms } from '../testing/seededRandom';
import { Drafts } from './Drafts';
import type { DraftConflict } from './mergeFile';

const isFull = process.env.ENDURANCE === 'full';
const kills = isFull ? 50 : 4;
const saves = isFull ? 200 : 30;
const seed = Number(process.env.ENDURANCE_SEED ?? Date.now() % 1_000_000);
const random = uniforms(seed);
const minutes = 60_000;

const project = path.resolve(__dirname, '..', '..');
/** Within the project, so that packages resolve. */
const folder = path.join(project, 'test-results', `drafts-${process.pid}`);
const notes = 'news/2026-10-13-example/fr.md';

/** Saves and merges without end, and says what was acknowledged: one line each. */
const program = `
import { ContentRepository } from ${JSON.stringify(path.join(project, 'content', 'revisions', 'ContentRepository'))};
import { Drafts } from ${JSON.stringify(path.join(project, 'content', 'drafts', 'Drafts'))};
const [, , repository = '', folders = '', run = ''] = process.argv;
const drafts = new Drafts(new ContentRepository(repository, folders));
const author = { name: 'Anna', mail: 'anna@example.com' };
const say = (line: string) => new Promise<void>((resolve) => { process.stdout.write(line + '\\n', () => resolve()); });
async function work() {
  for (let number = 0; ; number += 1) {
    const [open] = await drafts.list();
    const draft = open && open.commits > 0 ? open : await drafts.create('Draft', author);
    const path = 'company/notes/' + run + '-' + number + '.txt';
    await drafts.save(draft.name, { author, files: [{ path, base: null, content: Buffer.from(path) }] });
    await say(path);
    if (number % 2 === 1) {
      const { commit } = await drafts.merge(draft.name, { author });
      await say('merged ' + commit);
    }
  }
}
work().catch((error) => { console.error(error); process.exit(1); });
`;

let history: ContentHistory;
const git = async (...args: string[]) => (await history.git.raw(args)).trim();

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'saver.ts'), program);
  await build({
    absWorkingDir: project,
    entryPoints: [path.join(folder, 'saver.ts')],
    outfile: path.join(folder, 'saver.cjs'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'warning',
  });
}, minutes);
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  history = await ContentHistory.create();
});
afterEach(() => history.dispose());

function start(run: number, onLine: (line: string) => void): { child: ChildProcess; failed: Promise<never> } {
  const args = [
    path.join(folder, 'saver.cjs'),
    history.folder,
    path.join(history.root, 'revisions'),
    String(run),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', onLine);
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const failed = once(child, 'close').then(([code]) => {
    if (code !== null) throw new Error(`It ended with ${code}.\n${errors.join('\n')}`);
    return new Promise<never>(() => undefined);
  });
  failed.catch(() => undefined);
  return { child, failed };
}

/** A minute passes for the locks that a killed Git has left. */
async function ageLocks(): Promise<number> {
  const below = path.join(history.folder, '.git');
  const locks = (await filesBelow(below)).filter((file) => file.endsWith('.lock'));
  await Promise.all(locks.map((file) => utimes(path.join(below, file), 1, 1)));
  return locks.length;
}

/** Every file that was saved is in the live branch or in a draft. */
async function checkSaved(acknowledged: ReadonlySet<string>): Promise<void> {
  const refs = (await git('for-each-ref', '--format=%(refname)', 'refs/heads')).split('\n');
  const kept = await Promise.all(refs.map((ref) => git('ls-tree', '-r', '--name-only', ref)));
  const found = new Set(kept.flatMap((names) => names.split('\n')));
  expect([...acknowledged].filter((file) => !found.has(file))).toEqual([]);
  await git('fsck', '--strict');
}

test(
  'what was saved or merged is kept, at whatever moment the process and its Git are killed',
  async () => {
    const acknowledged = new Set<string>();
    const merged: string[] = [];
    let locks = 0;
    for (let run = 0; run < kills; run += 1) {
      const last = acknowledged.size + 1 + Math.floor(random() * 3);
      let onLast: () => void = () => undefined;
      const isEnough = new Promise<void>((resolve) => {
        onLast = resolve;
      });
      const { child, failed } = start(run, (line) => {
        if (line.startsWith('merged ')) merged.push(line.slice('merged '.length));
        else acknowledged.add(line);
        // The last one goes on until something was merged, so that there is a merge to look for.
        const isLastRun = run === kills - 1;
        if (acknowledged.size >= last && (!isLastRun || merged.length > 0)) onLast();
      });
      try {
        await Promise.race([isEnough, failed]);
      } catch (error) {
        throw new Error(`With ENDURANCE_SEED=${seed}, run ${run}: ${messageOf(error)}`, { cause: error });
      }
      await wait(Math.floor(random() * 600));
      if (child.pid === undefined) throw new Error('It was not started');
      const ended = once(child, 'close');
      if (random() < 0.5) killGitOf(child.pid);
      process.kill(child.pid, 'SIGKILL');
      await ended;
      // If the process alone was killed, its Git may still be at work.
      await wait(200);
      locks += await ageLocks();
      await checkSaved(acknowledged);
    }
    for (const commit of merged) await git('merge-base', '--is-ancestor', commit, 'main');
    expect(merged.length).toBeGreaterThan(0);
    if (isFull)
      process.stdout.write(`${acknowledged.size} saves, ${merged.length} merges, ${locks} locks left\n`);
  },
  30 * minutes,
);

test(
  'of three people who save at once, each sees what was kept, or both versions',
  async () => {
    // Two ask the same server. A program beside it takes no turns with them, and may be told to try again.
    const shared = new Drafts(history.repository);
    const other = new Drafts(new ContentRepository(history.folder, path.join(history.root, 'others')));
    const people = ['Anna', 'Ben', 'Chloé'].map((name) => ({
      author: { name, mail: `${name.toLowerCase()}@example.com` },
      drafts: name === 'Chloé' ? other : shared,
    }));
    const files = [notes, 'company/company.yaml'];
    await shared.create('Draft', { name: 'Anna', mail: 'anna@example.com' });
    const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
    await history.git.raw(['checkout', '-q', 'draft/1']);
    for (const file of files) await history.write(file, `${long}\n`);
    await history.commit('Lines');
    await history.git.raw(['checkout', '-q', 'main']);

    let [kept, conflicts, count] = [0, 0, 0];
    const written: { file: string; line: number; text: string; commit: string }[] = [];
    const saveOne = async ({ author, drafts }: (typeof people)[number], number: number) => {
      const file = files[Math.floor(random() * files.length)] ?? notes;
      const head = await git('rev-parse', 'draft/1');
      const [base, before] = await Promise.all([
        git('rev-parse', `${head}:${file}`),
        git('cat-file', 'blob', `${head}:${file}`),
      ]);
      const line = Math.floor(random() * 40);
      const text = `${author.name} ${number}`;
      const content = Buffer.from(`${before.split('\n').with(line, text).join('\n')}\n`);
      // As long as somebody reads.
      await wait(Math.floor(random() * 100));
      const save = async (): Promise<{ commit: string }> => {
        try {
          return await drafts.save('1', { author, files: [{ path: file, base, content }] });
        } catch (error) {
          if (error instanceof HttpError && error.statusCode === 503) return save();
          throw error;
        }
      };
      try {
        const { commit } = await save();
        kept += 1;
        written.push({ file, line, text, commit });
      } catch (error) {
        if (!(error instanceof HttpError) || error.code !== 'draft-conflicts') throw error;
        const [conflict] = (error.details as { conflicts: DraftConflict[] }).conflicts;
        expect(conflict?.yours).toBe(content.toString());
        expect(conflict?.theirs).toMatch(/line|Anna|Ben|Chloé/);
        conflicts += 1;
      }
    };
    try {
      await Promise.all(
        people.map(async (person) => {
          while (count < saves) await saveOne(person, (count += 1));
        }),
      );
      // Each is in its commit, and stays until somebody who has seen it writes the same line.
      const log = (await git('log', '--reverse', '--format=%H', 'main..draft/1')).split('\n');
      expect([kept + conflicts, kept > conflicts]).toEqual([count, true]);
      if (isFull) process.stdout.write(`${kept} kept, ${conflicts} conflicts\n`);
      for (const { file, line, text, commit } of written) {
        expect(log).toContain(commit);
        expect((await git('cat-file', 'blob', `${commit}:${file}`)).split('\n')[line]).toBe(text);
      }
      const last = new Map<string, (typeof written)[number]>();
      for (const one of written.toSorted((a, b) => log.indexOf(a.commit) - log.indexOf(b.commit)))
        last.set(`${one.file} ${one.line}`, one);
      for (const { file, line, text } of last.values())
        expect((await git('cat-file', 'blob', `draft/1:${file}`)).split('\n')[line]).toBe(text);
      await git('fsck', '--strict');
    } catch (error) {
      throw new Error(`With ENDURANCE_SEED=${seed}: ${messageOf(error)}`, { cause: error });
    }
  },
  20 * minutes,
);
