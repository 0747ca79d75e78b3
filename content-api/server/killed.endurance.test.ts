import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { simpleGit } from 'simple-git';
import { revisionHeader } from '../../contract/contentRevision';
import { variableDefaults } from '../../platform/environment/variables';
import { messageOf } from '../../platform/errors';
import { filesBelow } from '../../platform/filesBelow';
import { freePort } from '../../platform/freePort';
import { killGitOf } from '../../content/revisions/testing/killGitOf';
import { createRepository } from '../../content/revisions/ContentRepository';
import { minimalContent } from '../../content/testing/minimalContent';
import { uniforms } from '../../content/testing/seededRandom';
import { writeMinimalContent } from '../../content/testing/writeMinimalContent';

const kills = process.env.ENDURANCE === 'full' ? 50 : 4;
const seed = Number(process.env.ENDURANCE_SEED ?? Date.now() % 1_000_000);
const random = uniforms(seed);
const readers = 3;
/** More than the folders of revisions that are kept: old ones are removed all the time. */
const commitsBefore = 30;

const minutes = 60_000;

const project = path.resolve(__dirname, '..', '..');
/** Within the project, so that packages resolve. The program takes it for the project. */
const folder = path.join(project, 'test-results', `content-api-${process.pid}`);
const repository = path.join(folder, 'repository');
const revisions = path.join(folder, '.data', 'revisions');
const companyFile = path.join('company', 'company.yaml');

/** Blanks every setting from the shell or a `.env` file. */
const withoutOthers = Object.fromEntries(Object.keys(variableDefaults).map((name) => [name, '']));

/** The company's title by commit, oldest first. */
const titles = new Map<string, string>();
let port: number;
let server: ChildProcess;
let output: string[];
/** Rejects with what the server wrote when it ends before. */
let isUp: Promise<void>;

/** The server answered something else than it should. */
class WrongAnswer extends Error {
  override name = 'WrongAnswer';
}

beforeAll(async () => {
  await mkdir(path.join(folder, 'content-api', 'server'), { recursive: true });
  await build({
    absWorkingDir: project,
    entryPoints: ['content-api/server/main.ts'],
    outfile: path.join(folder, 'content-api', 'server', 'main.cjs'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'warning',
  });
  // It makes the folder the root of the project.
  await writeFile(path.join(folder, 'package.json'), '{}');
  // The thread that reads documents runs its sources.
  for (const file of [
    'content-api/schema.graphql',
    'content/contentLocales.ts',
    'content/facts',
    'content/files',
    'content/schemas',
    'locales/localeDetails.ts',
  ]) {
    await cp(path.join(project, file), path.join(folder, file), { recursive: true });
  }
  const content = await writeMinimalContent();
  await createRepository(repository, content.contentDir);
  await content.dispose();
  for (let index = 0; index < commitsBefore; index += 1) await commit();
  port = await freePort();
}, minutes);

afterAll(async () => {
  await kill();
  await rm(folder, { recursive: true, force: true });
});

/** Commits as an editor does, without waiting for the server. */
async function commit(): Promise<void> {
  const title = `House ${titles.size}`;
  const company = minimalContent[companyFile] ?? '';
  await writeFile(path.join(repository, companyFile), company.replace(/^title: .*$/m, `title: ${title}`));
  const git = simpleGit(repository);
  await git.commit(title, ['--all', '--author', 'Anna <anna@example.com>']);
  titles.set(await git.revparse(['HEAD']), title);
}

function start(): void {
  const program = path.join(folder, 'content-api', 'server', 'main.cjs');
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      ...process.env,
      ...withoutOthers,
      CONTENT_API_PORT: String(port),
      CONTENT_API_TOKEN: 'a-token-of-the-test',
      CONTENT_DIR: repository,
      DATABASE_URL: `file:${path.join(folder, 'contact.db')}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = child;
  const lines: string[] = [];
  output = lines;
  isUp = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (!line.includes('"msg":"request"')) lines.push(line);
        if (line.includes('The content API answers')) resolve();
      });
    }
    child.once('close', () => reject(new Error(`The server ended.\n${lines.join('\n')}`)));
  });
  isUp.catch(() => undefined);
}

/** Kills the server alone, or with the Git that it has started, as systemd does. */
async function kill(withGit = true): Promise<void> {
  const { pid } = server;
  if (pid === undefined) throw new Error('The server was not started');
  const ended = once(server, 'exit');
  if (withGit) killGitOf(pid);
  process.kill(pid, 'SIGKILL');
  await ended;
}

/** @throws WrongAnswer; Error when the server ends before its answer is complete */
async function ask(method: 'GET' | 'POST', url: string, body?: object, revision?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    authorization: 'Bearer a-token-of-the-test',
    ...(revision !== undefined && { [revisionHeader]: revision }),
  };
  const asked = request({ host: '127.0.0.1', port, path: url, method, agent: false, headers });
  const answer = new Promise<[status: number | undefined, text: string]>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (response) => {
      text(response).then((json) => resolve([response.statusCode, json]), reject);
    });
  });
  asked.end(body && JSON.stringify(body));
  const [status, json] = await answer;
  if (status !== 200)
    throw new WrongAnswer(`${method} ${url} of ${revision}: ${status} ${json}\n${output.join('\n')}`);
  return JSON.parse(json);
}

/** Asks for the content of a commit, and compares. */
async function checkAnswer(id: string): Promise<void> {
  const query = '{ company(locale: "fr") { title } }';
  const answer = JSON.stringify(await ask('POST', '/graphql', { query }, id));
  const wanted = JSON.stringify({ data: { company: { title: titles.get(id) } } });
  if (answer !== wanted) throw new WrongAnswer(`${id}: ${answer}, not ${wanted}`);
}

/** The newest commit is known at once. */
async function checkLatest(): Promise<void> {
  const before = titles.size;
  const { id, message, problems } = Object(await ask('GET', '/_revisions/latest')) as Record<string, unknown>;
  if (JSON.stringify(problems) !== '[]')
    throw new WrongAnswer(`${String(id)} has problems: ${JSON.stringify(problems)}`);
  const number = Number(/^House (\d+)$/.exec(String(message))?.[1]);
  if (!(number >= before - 1)) throw new WrongAnswer(`${String(message)} is the latest of ${before}.`);
}

/** Any commit; the newest ones more often. */
function anyCommit(): string {
  const ids = [...titles.keys()];
  const id = ids[ids.length - 1 - Math.floor(random() ** 2 * ids.length)];
  if (id === undefined) throw new Error('There are no commits');
  return id;
}

/** Kills the server while it is asked and editors commit. @throws WrongAnswer */
async function killAtWork(): Promise<void> {
  const last = Math.floor(random() * 40);
  let answers = 0;
  let isKilled = false;
  const read = async (onAnswer: () => void) => {
    for (;;) {
      if (random() < 0.2) await checkLatest();
      else await checkAnswer(anyCommit());
      onAnswer();
    }
  };
  const edit = async () => {
    while (!isKilled) await commit();
  };
  let editing: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    const onAnswer = () => {
      answers += 1;
      if (answers >= last) resolve();
    };
    const onError = (error: unknown) => {
      if (error instanceof WrongAnswer || !isKilled)
        reject(error instanceof Error ? error : new Error(String(error)));
    };
    for (let index = 0; index < readers; index += 1) read(onAnswer).catch(onError);
    editing = edit();
    editing.catch(onError);
  });
  await wait(Math.floor(random() * 100));
  isKilled = true;
  await kill(random() < 0.5);
  await editing;
}

/** A revision's folder has all files of its commit, or is not there. */
async function checkFolders(): Promise<void> {
  const git = simpleGit(repository);
  const ids = (await readdir(revisions)).filter((name) => titles.has(name));
  for (const id of ids) {
    const wanted = (await git.raw(['ls-tree', '-r', '--name-only', id])).trim().split('\n').sort();
    expect([id, (await filesBelow(path.join(revisions, id, 'content'))).sort()]).toEqual([id, wanted]);
  }
}

test(
  'each commit is answered as it is, and the content API starts again, at whatever moment it is killed',
  async () => {
    let killed = 0;
    try {
      const begin = performance.now();
      start();
      await isUp;
      const startMs = performance.now() - begin;
      while (killed < kills) {
        await killAtWork();
        killed += 1;
        // Some are killed again as they start.
        if (killed < kills && random() < 0.3) {
          start();
          await wait(Math.floor(random() * startMs * 1.5));
          await kill(random() < 0.5);
          killed += 1;
        }
        await checkFolders();
        start();
        await isUp;
        await checkLatest();
        for (const id of [...titles.keys()].slice(-3)) await checkAnswer(id);
        // Leftovers of killed processes do not hinder editors.
        await commit();
        await checkLatest();
      }
    } catch (error) {
      const where = `With ENDURANCE_SEED=${seed}, after kill ${killed}`;
      throw new Error(`${where}: ${messageOf(error)}\n${output.join('\n')}`, { cause: error });
    }
  },
  20 * minutes,
);
