import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../platform/freePort';
import { stopProcessGroups } from '../platform/processGroup';
import { startServer } from './startServers';

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
