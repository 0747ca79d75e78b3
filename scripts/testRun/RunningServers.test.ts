import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { twoFreePorts } from './freePorts';
import { ProcessGroups } from './ProcessGroups';
import { RunningServers } from './RunningServers';

let logFolder = '';
let healthUrl = '';
let processes: ProcessGroups;

beforeEach(async () => {
  const [port] = await twoFreePorts();
  healthUrl = `http://127.0.0.1:${port}/health`;
  logFolder = mkdtempSync(path.join(tmpdir(), 'servers-'));
  processes = new ProcessGroups(process.cwd());
});

afterEach(async () => {
  await processes.stopAll();
  rmSync(logFolder, { recursive: true });
});

/** Servers that all run this code. */
function serversOf(code: string, healthLimitMs: number): RunningServers {
  const server = { command: [process.execPath, '-e', code] as [string, ...string[]], healthUrl };
  return new RunningServers({
    servers: { 'content-api': server, 'site-server': server },
    processes,
    env: { ...process.env, PORT: new URL(healthUrl).port },
    logFolder,
    healthLimitMs,
  });
}

test('a server is started once, and what it writes is kept', async () => {
  const code = `console.log('started'); require('http').createServer((_, answer) => answer.end()).listen(process.env.PORT)`;
  const servers = serversOf(code, 10_000);
  const start = jest.spyOn(processes, 'start');
  await servers.ensure(['content-api']);
  await servers.ensure(['content-api']);
  expect(start).toHaveBeenCalledTimes(1);
  expect(readFileSync(path.join(logFolder, 'content-api.log'), 'utf8')).toBe('started\n');
});

test('a server that ends at once is told with the end of its log', async () => {
  const servers = serversOf(`console.error('PORT: got "x"'); process.exit(1)`, 2000);
  await expect(servers.ensure(['site-server'])).rejects.toThrow(
    /^The site-server ended with code 1 .*\nPORT: got "x"$/,
  );
});

test('a server that never answers is given up', async () => {
  const servers = serversOf('setInterval(() => {}, 1000)', 200);
  await expect(servers.ensure(['content-api'])).rejects.toThrow(
    `did not answer at ${healthUrl} within 0.2 s`,
  );
});
