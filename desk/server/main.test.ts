import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { variableDefaults } from '../../platform/environment/variables';
import { freePort } from '../../platform/freePort';
import { waitForHealth } from '../../platform/serverLifecycle';
import { useDatabase } from './testing/useDatabase';

const database = useDatabase();

/** Blanks every setting from the shell or a `.env` file. */
const withoutOthers = Object.fromEntries(Object.keys(variableDefaults).map((name) => [name, '']));

function startProgram(variables: NodeJS.ProcessEnv) {
  return spawn(process.execPath, ['--import', 'tsx', 'desk/server/main.ts'], {
    cwd: path.join(__dirname, '..', '..'),
    env: {
      ...process.env,
      ...withoutOthers,
      DESK_DATABASE_URL: database.url,
      RELEASES_FOLDER: path.join(database.folder, 'releases'),
      ...variables,
    },
  });
}

test('answers until a signal arrives, and warns where other machines can reach it', async () => {
  const port = String(await freePort());
  const child = startProgram({ DESK_HOST: '0.0.0.0', DESK_PORT: port });
  const output = text(child.stdout);
  const health = `http://127.0.0.1:${port}/health`;
  const isUp = await waitForHealth(health, once(child, 'exit'));
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect([isUp, code]).toEqual([true, 0]);
  expect(await output).toContain('other machines can reach the desk without encryption');
});

test('explains a wrong configuration in one line', async () => {
  const child = startProgram({ DESK_URL: 'http://desk.example.com' });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(errors).toBe(
    'DESK_URL: got "http://desk.example.com"; accepted: an https origin without a path; example: https://desk.example.com\n',
  );
  expect(code).toBe(1);
});
