import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { freePort } from '../../platform/freePort';
import { ContentHistory } from '../../content/revisions/testing/ContentHistory';
import { uniforms } from '../../content/testing/seededRandom';
import type { ContactRequest } from './contactFields';
import { ContactStore } from './store/ContactStore';
import { exampleRequest, temporaryDatabase } from './testing/contactExamples';
import { TestMailServer } from './testing/TestMailServer';

const repository = path.join(__dirname, '..', '..');
/** `npm run test:endurance` sends the full number of requests. */
const requestCount = process.env.ENDURANCE === 'full' ? 10_000 : 500;
const killCount = process.env.ENDURANCE === 'full' ? 10 : 4;
/** Number of visitors sending at the same time. */
const visitors = 24;

const random = uniforms(5);

const query = `mutation Submit($input: ContactRequestInput!) {
  submitContactRequest(input: $input) { registered }
}`;

let content: ContentHistory;
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let mailServer: TestMailServer;
let environment: NodeJS.ProcessEnv;
let port: number;

beforeAll(async () => {
  content = await ContentHistory.create();
  database = await temporaryDatabase();
  mailServer = new TestMailServer();
  port = await freePort();
  environment = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '',
    SITE_URL: 'http://localhost:9000',
    CONTENT_API_URL: '',
    CONTENT_API_PORT: String(port),
    CONTENT_API_TOKEN: 'a-token-of-the-test',
    CONTENT_DIR: content.folder,
    DATABASE_URL: database.url,
    DATABASE_AUTH_TOKEN: '',
    SMTP_URL: await mailServer.listen(),
    CONTACT_TO: 'contact@meridane.example',
    CONTACT_FROM: '',
    CONTACT_RATE_LIMIT: '1000000',
    GATSBY_RECAPTCHA_SITE_KEY: '',
    RECAPTCHA_SECRET_KEY: '',
  };
});

afterAll(async () => {
  server?.kill('SIGKILL');
  await mailServer.close();
  await database.remove();
  await content.dispose();
});

let server: ChildProcess | undefined;
/** Resolves once the current or starting server accepts requests. */
let serverStarts: Promise<void>;

function startServer(): void {
  const program = ['--import', 'tsx', 'content-api/server/main.ts'];
  const child = spawn(process.execPath, program, {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = child;
  const errors = text(child.stderr);
  serverStarts = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('The content API answers')) resolve();
    });
    child.once('exit', () => {
      void errors.then((told) => {
        reject(new Error(`The server ended. ${told}`));
      });
    });
  });
}

/** Kills the server at an arbitrary instruction, as a crash of the machine would, and restarts it. */
function killServer(): void {
  const child = server;
  server = undefined;
  serverStarts = new Promise((resolve, reject) => {
    child?.once('exit', () => {
      startServer();
      serverStarts.then(resolve, reject);
    });
  });
  child?.kill('SIGKILL');
}

const agent = new http.Agent({ keepAlive: true, maxSockets: visitors });

/** @returns the response body. @throws if the server dies before the response is complete */
function post(body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      origin: 'http://localhost:9000',
      authorization: 'Bearer a-token-of-the-test',
    };
    const request = http.request({
      host: '127.0.0.1',
      port,
      path: '/graphql',
      method: 'POST',
      agent,
      headers,
    });
    request.once('error', reject);
    request.once('response', (response) => {
      text(response).then(resolve, reject);
    });
    request.end(body);
  });
}

let repeated = 0;

/** A visitor's browser: repeats the same request until it gets an answer. */
async function sendUntilRegistered(request: ContactRequest): Promise<void> {
  const input = { ...request, consent: true, elapsed: 60_000 };
  const body = JSON.stringify({ query, variables: { input } });
  for (;;) {
    await serverStarts;
    const answer = await post(body).catch(() => undefined);
    if (answer === undefined) {
      repeated += 1;
      continue;
    }
    expect(answer).toBe('{"data":{"submitContactRequest":{"registered":true}}}');
    return;
  }
}

/** Answer counts at which the server is killed, spread over the run. */
const killsAfter = Array.from({ length: killCount }, (_, index) =>
  Math.floor(((index + random()) * requestCount) / (killCount + 1)),
);

test('every request that was answered is kept once and its mail arrives, whenever the program is killed', async () => {
  const requests = Array.from({ length: requestCount }, (_, index) =>
    exampleRequest({ lastName: `Durand ${index}`, message: `Demande ${index}\n${'é'.repeat(200)}` }),
  );
  const waiting = [...requests];
  let answered = 0;
  let kills = 0;
  let refused = 0;
  let killWithNextMail = false;

  function kill(): void {
    kills += 1;
    killWithNextMail = false;
    killServer();
  }

  // Refused mails are retried after at least 30 s or at the next start, so none is refused after the last kill.
  mailServer.fateOf = () => {
    const chance = random();
    if (kills === killCount || chance > 0.03) return 'taken';
    refused += 1;
    return chance < 0.005 ? 'dropped' : 'refused';
  };
  const allMailsCame = new Promise<void>((resolve) => {
    const came = new Set<string>();
    mailServer.onTaken = (messageId) => {
      came.add(messageId);
      if (came.size === requestCount) resolve();
      // The server does not yet know that the mail was accepted.
      if (killWithNextMail) kill();
    };
  });

  /** Alternately kills the server right after an answer and while it sends a mail. */
  function killWhenDue(): void {
    const next = killsAfter[kills];
    if (next === undefined || answered < next || killWithNextMail || !server) return;
    if (kills % 2 === 0) kill();
    else killWithNextMail = true;
  }

  async function visit(): Promise<void> {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      await sendUntilRegistered(request);
      answered += 1;
      killWhenDue();
    }
  }

  startServer();
  await Promise.all(Array.from({ length: visitors }, visit));
  await allMailsCame;
  const last = server;
  expect(last).toBeDefined();
  last?.kill('SIGTERM');
  expect(last && (await once(last, 'exit'))).toEqual([0, null]);
  server = undefined;

  expect(kills).toBe(killCount);
  expect(repeated).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
  const store = await ContactStore.open({ url: database.url });
  const { requests: kept, unreadable } = await store.list();
  store.close();
  expect(unreadable).toEqual([]);
  const byKey = (a: ContactRequest, b: ContactRequest) => (a.requestKey < b.requestKey ? -1 : 1);
  expect(kept.map(({ request }) => request).sort(byKey)).toEqual([...requests].sort(byKey));
  expect(kept.filter(({ deliveredAt }) => deliveredAt === null)).toEqual([]);
  const mails = new Set(
    mailServer.received.map(({ raw }) => /^message-id: <contact-(\S+)@/im.exec(raw)?.[1]),
  );
  expect([...mails].sort()).toEqual(requests.map(({ requestKey }) => requestKey).sort());
}, 300_000);
