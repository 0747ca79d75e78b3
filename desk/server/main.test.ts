import { freePort } from '../../platform/freePort';
import { projectRoot } from '../../platform/projectRoot';
import { DeskProgram } from './testing/DeskProgram';
import { useDatabase } from './testing/useDatabase';

const database = useDatabase();

let started: DeskProgram | undefined;

afterEach(() => started?.kill());

async function startProgram(settings: NodeJS.ProcessEnv) {
  const variables = { DESK_DATABASE_URL: database.url, RELEASES_FOLDER: database.releases, ...settings };
  const port = await freePort();
  started = new DeskProgram({ folder: projectRoot, port, variables });
  return { program: started, port };
}

test('answers until a signal arrives, with metrics, and warns where other machines can reach it', async () => {
  const [metricsPort, nobody] = await Promise.all([freePort(), freePort()]);
  const { program, port } = await startProgram({
    DESK_HOST: '0.0.0.0',
    DESK_METRICS_PORT: String(metricsPort),
    // Beside a running `npm start` the default one answers.
    CONTENT_API_URL: `http://127.0.0.1:${nobody}`,
  });
  // It does not wait for health: the page may not be built.
  await program.isUp;
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
  expect(await program.kill('SIGTERM')).toEqual([0, null]);
  expect(program.output).toContain('other machines can reach the desk without encryption');
});

test('explains a wrong configuration in one line', async () => {
  const { program } = await startProgram({ DESK_URL: 'http://desk.example.com' });
  await expect(program.isUp).rejects.toMatchObject({
    message:
      'The desk ended.\nDESK_URL: got "http://desk.example.com"; accepted: an https origin without a path; example: https://desk.example.com',
  });
  expect(await program.kill()).toEqual([1, null]);
});
