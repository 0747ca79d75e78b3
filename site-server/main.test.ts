import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../platform/freePort';
import { waitForHealth } from '../platform/http/serverStart';
import { writeLiveRelease } from './testing/liveRelease';

const repository = path.join(__dirname, '..');

/** Serves the live release on a free port until a signal arrives, with one slow route. */
function program(releasesFolder: string): string {
  return `
    const { createSiteServer } = require('./site-server/createSiteServer');
    const { stopOnSignal } = require('./platform/http/runServer');
    createSiteServer({ releasesFolder: ${JSON.stringify(releasesFolder)}, contentApiUrl: 'http://127.0.0.1:9' }).then(async (app) => {
      stopOnSignal(app);
      app.get('/slow', async () => {
        console.log('asked');
        await new Promise((resolve) => setTimeout(resolve, 300));
        return 'finished';
      });
      console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
    });
  `;
}

it('stops on SIGTERM when the requests under way are answered', async () => {
  const releasesFolder = await writeLiveRelease({ 'a.txt': 'a' });
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', program(releasesFolder)], {
    cwd: repository,
  });
  const [line] = await once(child.stdout, 'data');
  const answered = fetch(`${String(line).trim()}/slow`).then((response) => response.text());
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(await answered).toBe('finished');
  expect(code).toBe(0);
  await rm(releasesFolder, { recursive: true });
});

it('ends with npm, which a service manager or a container signals', async () => {
  const releasesFolder = await writeLiveRelease({});
  const port = String(await freePort());
  const env = { ...process.env, HOST: '127.0.0.1', PORT: port, RELEASES_FOLDER: releasesFolder };
  const child = spawn('npm', ['run', '--silent', 'serve'], { cwd: repository, env });
  child.stdout.resume();
  const health = `http://127.0.0.1:${port}/health`;
  const isUp = await waitForHealth(health, once(child, 'exit'));
  child.kill('SIGTERM');
  expect(isUp).toBe(true);
  // Waits until all that npm has started has closed its output.
  await once(child, 'close');
  await expect(fetch(health)).rejects.toThrow('fetch failed');
  await rm(releasesFolder, { recursive: true });
});

it('explains a wrong configuration in one line and exits with 1', async () => {
  const env = { ...process.env, PORT: 'http' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'site-server/main.ts'], { cwd: repository, env });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(errors).toBe('PORT: got "http"; accepted: a whole number from 1 to 65535; example: 9000\n');
  expect(code).toBe(1);
});
