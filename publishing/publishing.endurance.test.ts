import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { ReleaseStore } from './releases/ReleaseStore';
import { writeBuild } from './testing/fakeBuild';
import { publishRelease } from './publishRelease';

/** `npm run test:endurance` runs the server under load for longer. */
const loadSeconds = process.env.ENDURANCE === 'full' ? 60 : 15;
const requestsPerSecond = 500;
const readersAtOnce = 32;
const switches = 20;
const kills = 50;

const minutes = 60_000;

let root: string;
let source: string;
let store: ReleaseStore;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'publishing-'));
  source = path.join(root, 'public');
  store = new ReleaseStore(path.join(root, 'releases'));
});
afterEach(() => rm(root, { recursive: true }));

/** A page long enough to be sent in many chunks, each of which names its release. */
const longText = (release: number) => `release-${release} `.repeat(6000).trim();

async function publish(release: number, text = `release-${release}`): Promise<void> {
  await publishRelease(
    {
      store,
      source,
      kept: 5,
      purpose: 'a test',
      build: async () => {
        const homes = { '/fr': 'home', '/en': 'home', '/it': 'home' };
        await writeBuild(source, { pages: { ...homes, '/fr/a': text, '/fr/b': text }, script: release });
        await writeFile(path.join(source, '404.html'), 'not found');
        return { rendered: [] };
      },
      compress: async () => 'nothing',
      check: async () => ({ problems: [], warnings: [], pages: 2, references: new Set<string>() }),
      signal: new AbortController().signal,
    },
    () => undefined,
  );
}

type Program = ChildProcessByStdio<null, Readable, null>;

function startProgram(args: readonly string[]): Program {
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

describe('under load', () => {
  let server: Program;
  let origin: string;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  async function fetchText(address: string): Promise<{ status: number | undefined; text: string }> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}${address}`, { agent }, resolve).once('error', reject);
    });
    return { status: response.statusCode, text: await textOf(response) };
  }

  beforeEach(async () => {
    await publish(1, longText(1));
    const program = path.join(__dirname, '../site-server/testing/serveReleases.ts');
    server = startProgram(['--import', 'tsx', program, store.folder]);
    const [line] = await once(server.stdout, 'data');
    origin = String(line).trim();
  }, minutes);

  afterEach(async () => {
    agent.destroy();
    server.kill();
    await once(server, 'exit');
  });

  /** What is wrong with a page and its script as a visitor gets them; normally nothing. */
  async function faultOf(page: string): Promise<string | undefined> {
    const { status, text } = await fetchText(page);
    if (status !== 200) return `${page} answered ${status}`;
    const releases = new Set(text.match(/release-\d+/g));
    if (releases.size !== 1) return `${page} is of ${[...releases].join(' and ')}`;
    const script = /src="([^"]+)"/.exec(text)?.[1] ?? 'no script';
    const answer = await fetchText(script);
    return answer.status === 200 ? undefined : `${script} answered ${answer.status}`;
  }

  it(
    'no answer fails and none is mixed while releases go live and are rolled back',
    async () => {
      const faults: string[] = [];
      const seen = { requests: 0, live: new Set<string>() };
      let isOver = false;

      /** Requests pages at a steady pace, however slow the server is; each page takes two requests. */
      const load = async () => {
        const pages = (loadSeconds * requestsPerSecond) / 2;
        const start = performance.now();
        const underWay = new Set<Promise<void>>();
        for (let index = 0; index < pages || !isOver; index += 1) {
          const due = start + (index * 1000 * 2) / requestsPerSecond;
          if (due > performance.now()) await wait(due - performance.now());
          // A slow machine may fall behind the pace; otherwise pending requests would pile up without limit.
          if (underWay.size >= readersAtOnce) await Promise.race(underWay);
          const reader = faultOf(index % 2 === 0 ? '/fr/a' : '/fr/b')
            .catch(String)
            .then((fault) => {
              if (fault !== undefined) faults.push(fault);
            });
          underWay.add(reader);
          void reader.then(() => underWay.delete(reader));
          seen.requests += 2;
        }
        await Promise.all(underWay);
      };

      const switchReleases = async () => {
        for (let number = 1; number <= switches; number += 1) {
          if (number % 4 === 0) {
            await store.rollback();
          } else {
            await publish(number + 1, longText(number + 1));
          }
          seen.live.add((await store.current())?.id ?? '');
          await wait((loadSeconds * 1000) / switches / 2);
        }
        isOver = true;
      };

      await Promise.all([load(), switchReleases()]);
      expect(faults).toEqual([]);
      expect(seen.live.size).toBeGreaterThan(switches / 2);
      expect(seen.requests).toBeGreaterThanOrEqual(loadSeconds * requestsPerSecond);
    },
    5 * minutes,
  );
});

describe('killed', () => {
  // Within the project, so that packages resolve.
  const program = path.resolve('test-results', `publishUntilKilled-${process.pid}.cjs`);

  // Started about fifty times: precompiled, each start takes a third of the time.
  beforeAll(async () => {
    const entry = path.join(__dirname, 'testing', 'publishUntilKilled.ts');
    await build({
      entryPoints: [entry],
      outfile: program,
      bundle: true,
      packages: 'external',
      platform: 'node',
      logLevel: 'warning',
    });
  });
  afterAll(() => rm(program));

  const liveFile = (file: string) => readFile(path.join(store.folder, 'current', file), 'utf8');

  /** The text of all live pages. Fails unless pages, script and page list come from one release. */
  async function liveText(): Promise<string> {
    const pages = await Promise.all(['fr/a/index.html', 'fr/b/index.html'].map(liveFile));
    const [first = ''] = pages;
    expect(new Set(pages).size).toBe(1);
    const script = /src="\/([^"]+)"/.exec(first)?.[1] ?? '';
    expect(JSON.parse(await liveFile('assets.json'))).toContain(script);
    expect(await liveFile(script)).not.toBe('');
    expect((await store.current())?.id).toBe(JSON.parse(await liveFile('release.json')).id);
    return /<h1>(.*)<\/h1>/.exec(first)?.[1] ?? '';
  }

  /** Publishes in a process that dies at the given file change. @returns the number of changes; NaN if it died */
  async function publishUntilKilled(
    text: string,
    script: number,
    change: number | 'live' = Infinity,
  ): Promise<number> {
    const child = startProgram([program, store.folder, source, text, String(script), String(change)]);
    const ended = once(child, 'exit');
    const output = await textOf(child.stdout);
    await ended;
    expect(child.signalCode).toBe(output === '' ? 'SIGKILL' : null);
    return Number.parseInt(output, 10);
  }

  it(
    'one complete release is served, and the next publish succeeds, at whatever moment',
    async () => {
      await publish(1);
      const changes = await publishUntilKilled('whole', 2);
      expect(await liveText()).toBe('whole');
      expect(changes).toBeGreaterThan(20);
      let killed = 0;
      const moments = Array.from({ length: kills }, () => 1 + Math.floor(Math.random() * changes));
      for (const [index, moment] of [...moments, 'live' as const].entries()) {
        const before = await liveText();
        if (Number.isNaN(await publishUntilKilled(`killed at ${moment}`, 10 + index, moment))) killed += 1;
        const after = await liveText();
        expect(moment === 'live' ? [`killed at ${moment}`] : [before, `killed at ${moment}`]).toContain(
          after,
        );
        await publish(100 + index);
        expect(await liveText()).toBe(`release-${100 + index}`);
        const unfinished = (await readdir(store.folder)).filter((name) => name.startsWith('incoming-'));
        expect(unfinished).toEqual([]);
      }
      // A publish with less to clean up makes fewer changes than the one counted, so some kills come too late.
      expect(killed).toBeGreaterThan(kills / 2);
    },
    10 * minutes,
  );
});
