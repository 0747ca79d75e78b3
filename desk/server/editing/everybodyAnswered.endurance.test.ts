import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import * as v from 'valibot';
import { createRepository } from '../../../content/revisions/ContentRepository';
import { minimalContent } from '../../../content/testing/minimalContent';
import { writeMinimalContent } from '../../../content/testing/writeMinimalContent';
import { variableDefaults } from '../../../platform/environment/variables';
import { freePort } from '../../../platform/freePort';
import { draftSchema, savedSchema } from '../../api';
import { addDatabase } from '../testing/compileDesk';
import { compiledDeskFolder } from '../testing/DeskProgram';
import { password } from '../testing/useDatabase';
import { type HostileFile, hostileFiles } from '../testing/hostileFiles';

const seed = Number(process.env.ENDURANCE_SEED ?? 2026);
/** All files in a full run, and every twelfth one otherwise. */
const files = hostileFiles(seed).filter((_, index) => process.env.ENDURANCE === 'full' || index % 12 === 0);

/** A wait above the goal is printed, and none may pass the limit: a busy machine is slow, too, but not each of three times. */
const [goalMs, limitMs, attempts] = [100, 1_000, 3];

const minutes = 60_000;
const project = path.resolve(__dirname, '..', '..', '..');
const folder = compiledDeskFolder();
const repository = path.join(folder, 'repository');
const token = 'a-token-of-the-test';
const withoutOthers = Object.fromEntries(Object.keys(variableDefaults).map((name) => [name, '']));

const servers: ChildProcess[] = [];
const output: string[] = [];
let ports: { desk: number; data: number };
let cookie: string;

async function start(program: string, isUp: string, variables: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [path.join(folder, `${program}.cjs`)], {
    cwd: folder,
    env: {
      ...process.env,
      ...withoutOthers,
      CONTENT_DIR: repository,
      CONTENT_API_TOKEN: token,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.push(child);
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output.push(String(chunk));
        output.splice(0, output.length - 100);
        if (String(chunk).includes(isUp)) resolve();
      });
    }
    child.once('close', () => reject(new Error(`${program} ended.\n${output.join('')}`)));
  });
}

const agents = { desk: new Agent({ keepAlive: true }), data: new Agent({ keepAlive: true }) };

/** @throws Error when the server ends, or breaks off */
async function ask(server: 'desk' | 'data', method: string, url: string, body?: string, agent?: Agent) {
  const asked = request({
    host: '127.0.0.1',
    port: ports[server],
    path: url,
    method,
    agent: agent ?? false,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(server === 'desk' && { origin: `http://127.0.0.1:${ports.desk}`, cookie }),
      ...(server === 'data' && { authorization: `Bearer ${token}` }),
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('error', reject).once('response', resolve);
  });
  asked.end(body);
  const response = await answered;
  return {
    status: response.statusCode ?? 0,
    cookie: response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '',
    body: await text(response),
  };
}

const askDesk = async (method: string, url: string, body?: object) =>
  ask('desk', method, `/api${url}`, body && JSON.stringify(body));

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  const programs = { desk: 'desk/server/main.ts', data: 'content-api/server/main.ts' };
  await build({
    absWorkingDir: project,
    entryPoints: Object.entries(programs).map(([out, from]) => ({ in: from, out })),
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'warning',
  });
  // It makes the folder the root of the project, in which the threads find their sources.
  await writeFile(path.join(folder, 'package.json'), '{}');
  for (const part of ['content', 'content-api', 'desk', 'platform'])
    await symlink(path.join(project, part), path.join(folder, part));
  const content = await writeMinimalContent();
  await createRepository(repository, content.contentDir);
  await content.dispose();
  const url = await addDatabase(folder);
  ports = { desk: await freePort(), data: await freePort() };
  cookie = '';
  const contact = `file:${path.join(folder, 'contact.db')}`;
  await start('data', 'The content API answers', {
    CONTENT_API_PORT: String(ports.data),
    DATABASE_URL: contact,
  });
  await start('desk', 'The desk is at', {
    DESK_PORT: String(ports.desk),
    DESK_DATABASE_URL: url,
    RELEASES_FOLDER: path.join(folder, 'releases'),
    CONTENT_API_URL: `http://127.0.0.1:${ports.data}`,
  });
  ({ cookie } = await askDesk('POST', '/session', { name: 'anna', password }));
}, 2 * minutes);

afterAll(async () => {
  for (const server of servers) {
    server.removeAllListeners('close');
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  for (const agent of Object.values(agents)) agent.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** Asks again and again until it is told to stop. @returns the longest wait */
async function longestWait(server: 'desk' | 'data', stop: AbortSignal): Promise<number> {
  const isDesk = server === 'desk';
  const [method, url, body] = isDesk
    ? (['GET', '/health', undefined] as const)
    : (['POST', '/_content/fr/pages', '{"search":"a"}'] as const);
  let longest = 0;
  do {
    const begin = performance.now();
    const { status } = await ask(server, method, url, body, agents[server]);
    longest = Math.max(longest, performance.now() - begin);
    // Without a page, the desk says that it is of no use.
    if (status !== 200 && !isDesk) throw new Error(`${url}: ${status}`);
    await wait(5);
  } while (!stop.aborted);
  return longest;
}

const places: Readonly<Record<string, { known: string; saved: string }>> = {
  yaml: { known: 'funds/first-fund/fund.yaml', saved: 'pages/hostile/fr.yaml' },
  markdown: { known: 'news/2026-10-13-example/fr.md', saved: 'news/2026-10-14-hostile/fr.md' },
  svg: { known: 'company/image.svg', saved: 'company/hostile.svg' },
  pdf: {
    known: 'funds/first-fund/documents/KIID.fr.pdf',
    saved: 'funds/first-fund/shares/ZZ0000000016/KIID.fr.2020-01-01.pdf',
  },
  series: {
    known: 'funds/first-fund/navs/ZZ0000000016.csv',
    saved: 'funds/first-fund/navs/ZZ0000000099.csv',
  },
};

/** Sends a file through its ways into the servers. Each answer is one that a server means to give. */
async function send({ kind }: HostileFile, bytes: Buffer): Promise<void> {
  const answers: { status: number; body: string }[] = [];
  const post = async (url: string, body: object) => {
    const answer = await askDesk('POST', `/drafts/1${url}`, body);
    answers.push(answer);
    return answer;
  };
  const file = bytes.toString('base64');
  const place = places[kind];
  if (place) {
    const content = { base: null, content: file, encoding: 'base64' };
    await post('/problems', { files: [{ path: place.known, ...content }] });
    const saved = await post('/save', { files: [{ path: place.saved, ...content }] });
    if (saved.status === 200) {
      answers.push(await askDesk('GET', `/drafts/1/files?path=${encodeURIComponent(place.saved)}`));
      answers.push(await askDesk('GET', '/drafts/1'));
      const base = v.parse(savedSchema, JSON.parse(saved.body)).files[0]?.blob ?? null;
      await post('/save', { files: [{ path: place.saved, base, content: null }] });
    }
  } else if (kind === 'portfolio') await post('/portfolio/check', { fund: 'first-fund', file });
  else if (kind === 'json') {
    answers.push(await ask('desk', 'POST', '/api/drafts/1/save', String(bytes)));
    answers.push(await ask('data', 'POST', '/_content/fr/pages', String(bytes).slice(0, 16_000)));
  } else if (kind === 'graphql') answers.push(await ask('data', 'POST', '/graphql', String(bytes)));
  else await post('/navs/check', { file, answers: { days: 'day-first', mark: '.' } });
  for (const { status, body } of answers)
    if (status >= 500) throw new Error(`${status} ${body}\n${output.join('')}`);
}

interface Waited {
  file: string;
  took: number;
  desk: number;
  data: number;
}

/** Once more for whoever had to wait, with other bytes: the shortest wait is that of the file, and not of the machine. */
async function waitBeside(file: HostileFile): Promise<Waited> {
  const waited: Waited = { file: file.name, took: Infinity, desk: Infinity, data: Infinity };
  for (let attempt = 0; attempt < attempts && Math.max(waited.desk, waited.data) > goalMs; attempt += 1) {
    const bytes = file.bytes(attempt);
    const stop = new AbortController();
    const waits = [longestWait('desk', stop.signal), longestWait('data', stop.signal)] as const;
    const begin = performance.now();
    await send(file, bytes).finally(() => stop.abort());
    const took = performance.now() - begin;
    const [desk, data] = await Promise.all(waits);
    waited.took = Math.min(waited.took, took);
    waited.desk = Math.min(waited.desk, desk);
    waited.data = Math.min(waited.data, data);
  }
  return waited;
}

const shown = (all: readonly Waited[], by: 'took' | 'desk' | 'data', count: number) =>
  all
    .toSorted((a, b) => b[by] - a[by])
    .slice(0, count)
    .map((waited) => `${by} ${Math.round(waited[by])} ms: ${waited.file}`);

test(
  'whatever is sent to the servers, they answer everybody else meanwhile',
  async () => {
    const draft = await askDesk('POST', '/drafts', { title: 'Hostile' });
    expect(v.parse(draftSchema, JSON.parse(draft.body)).name).toBe('1');
    // The threads and the content of each server are read by then.
    for (const kind of Object.keys(places)) {
      const file = files.find((one) => one.kind === kind);
      if (file) await send(file, Buffer.from(minimalContent['company/company.yaml'] ?? ''));
    }
    const waited: Waited[] = [];
    for (const file of files) waited.push(await waitBeside(file));
    const late = waited.filter(({ desk, data }) => Math.max(desk, data) > goalMs);
    process.stdout.write(
      `ENDURANCE_SEED=${seed}: ${files.length} files, ${late.length} with a wait above ${goalMs} ms\n${[...shown(waited, 'took', 10), ...shown(waited, 'desk', 12), ...shown(waited, 'data', 5)].join('\n')}\n`,
    );
    expect(waited.filter(({ desk, data }) => Math.max(desk, data) > limitMs)).toEqual([]);
  },
  30 * minutes,
);
