import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseStore } from './releases/ReleaseStore';
import { publishSite } from './steps';
import { fakePublish } from './testing/fakeBuild';
import { useFolder } from '../platform/testing/useFolder';

/** `npm run test:endurance` runs the server under load for longer. */
const loadSeconds = process.env.ENDURANCE === 'full' ? 60 : 6;
const requestsPerSecond = 500;
const readersAtOnce = 32;
const switches = 20;

const minutes = 60_000;

const inRoot = useFolder();
let store: ReleaseStore;

beforeEach(async () => {
  store = new ReleaseStore(inRoot('releases'));
});

/** A page long enough to be sent in many chunks, each of which names its release. */
const longText = (release: number) => `release-${release} `.repeat(6000).trim();

async function publish(release: number, text: string): Promise<void> {
  const homes = { '/fr': 'home', '/en': 'home', '/it': 'home' };
  const parts = fakePublish(inRoot(), { pages: { ...homes, '/fr/a': text, '/fr/b': text }, script: release });
  const build = async () => {
    await writeFile(inRoot('public', '404.html'), 'not found');
    return parts.build();
  };
  await mkdir(inRoot('public'), { recursive: true });
  await publishSite({ ...parts, build, store, kept: 5 }, () => undefined);
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

  /** Describes the fault of a page or its script as a visitor gets them; normally undefined. */
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
