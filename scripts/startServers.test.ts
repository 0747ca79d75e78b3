import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../platform/freePort';
import { stopProcessGroups } from '../platform/processGroup';
import { startServer } from './startServers';

/** Answers badly until the file `ready` is beside it; ends when `ends` is. */
const slowServer = `
  const { existsSync } = require('node:fs');
  const isThere = (name) => existsSync(require('node:path').join(__dirname, name));
  require('node:http').createServer((_, response) => {
    if (isThere('ends')) process.exit(3);
    response.writeHead(isThere('ready') ? 200 : 503, { connection: 'close' }).end();
  }).listen(Number(process.env.PORT_OF_TEST), () => console.log('slow'));
`;

const healthyServer = `
  require('node:http').createServer((_, response) => response.end()).listen(Number(process.env.PORT_OF_TEST), () => {
    console.log('{"level":40,"time":0,"msg":"from ' + process.env.LOG_LEVEL + '"}');
  });
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-servers-'));
});

afterEach(async () => {
  await stopProcessGroups();
  await rm(folder, { recursive: true });
});

test.each([
  ['warn', ''],
  ['debug', 'debug'],
])('a server logs from %s on when LOG_LEVEL is %j, in lines to be read', async (level, given) => {
  const program = path.join(folder, 'server.cjs');
  await writeFile(program, healthyServer);
  const port = await freePort();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    PORT_OF_TEST: String(port),
    LOG_LEVEL: given,
  });
  const lines: string[] = [];
  const print = jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  const isPrinted = new Promise((resolve) =>
    print.mockImplementation((line: string) => resolve(lines.push(line))),
  );
  const origin = `http://127.0.0.1:${port}`;
  await startServer({ name: 'server', program, origin, label: 'site' }, new AbortController().signal);
  await isPrinted;
  jest.restoreAllMocks();
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^site \\| .*WARN: from ${level}$`))]);
});

describe('a server that is not ready for longer than anyone has measured', () => {
  let lines: string[];
  let start: Promise<unknown>;
  let origin: string;

  beforeEach(async () => {
    const program = path.join(folder, 'server.cjs');
    await writeFile(program, slowServer);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    jest.replaceProperty(process, 'env', { ...process.env, PORT_OF_TEST: String(port) });
    lines = [];
    const isUp = new Promise<void>((resolve) => {
      jest.spyOn(console, 'log').mockImplementation((line: string) => {
        lines.push(line);
        if (line === 'site | slow') resolve();
      });
    });
    jest.useFakeTimers({
      now: new Date(2026, 10, 20, 9, 30, 5),
      doNotFake: ['setTimeout', 'nextTick', 'setImmediate'],
    });
    const options = { name: 'site server', program, origin, label: 'site' };
    start = startServer(options, new AbortController().signal);
    start.catch(() => undefined);
    await isUp;
    jest.advanceTimersByTime(65_000);
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('is waited for, with a line every ten seconds', async () => {
    const waiting = (seconds: number) =>
      `  Waiting for the site server since 09:30:05 (${seconds} s): it runs, and does not answer yet at ${origin}/health`;
    expect(lines).toEqual(['site | slow', ...[10, 20, 30, 40, 50, 60].map(waiting)]);
    await writeFile(path.join(folder, 'ready'), '');
    await expect(start).resolves.toEqual({ ended: expect.any(Promise) });
  });

  test('is given up once it ends', async () => {
    await writeFile(path.join(folder, 'ends'), '');
    await expect(start).rejects.toThrow('The site server ended with code 3; its output above says why.');
  });
});
