import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { variableDefaults } from '../../platform/environment/variables';
import { freePort } from '../../platform/freePort';
import { useDatabase } from './testing/useDatabase';

const database = useDatabase();

/** Blanks every setting from the shell or a `.env` file. */
const withoutOthers = Object.fromEntries(Object.keys(variableDefaults).map((name) => [name, '']));

let started: ChildProcess | undefined;

afterEach(() => {
  started?.kill('SIGKILL');
});

function startProgram(variables: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'desk/server/main.ts'], {
    cwd: path.join(__dirname, '..', '..'),
    env: {
      ...process.env,
      ...withoutOthers,
      DESK_DATABASE_URL: database.url,
      RELEASES_FOLDER: path.join(database.folder, 'releases'),
      ...variables,
    },
  });
  started = child;
  return child;
}

test('answers until a signal arrives, with metrics, and warns where other machines can reach it', async () => {
  const [port, metricsPort, nobody] = await Promise.all([freePort(), freePort(), freePort()]);
  const child = startProgram({
    DESK_HOST: '0.0.0.0',
    DESK_PORT: String(port),
    DESK_METRICS_PORT: String(metricsPort),
    // Beside a running `npm start` the default one answers.
    CONTENT_API_URL: `http://127.0.0.1:${nobody}`,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  // It does not wait for health: the page may not be built.
  while (!output.includes('The desk is at')) await once(child.stdout, 'data');
  const health = await fetch(`http://127.0.0.1:${port}/health`);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await health.json()).toMatchObject({ contentApi: 'unreachable' });
  const told = await metrics.text();
  for (const name of [
    'http_request_duration_seconds_count',
    'meridane_content_api_up 0',
    'meridane_publish_jobs',
  ])
    expect(told).toContain(name);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(output).toContain('other machines can reach the desk without encryption');
});

test('explains a wrong configuration in one line', async () => {
  const child = startProgram({ DESK_URL: 'http://desk.example.com' });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(errors).toBe(
    'DESK_URL: got "http://desk.example.com"; accepted: an https origin without a path; example: https://desk.example.com\n',
  );
  expect(code).toBe(1);
});
