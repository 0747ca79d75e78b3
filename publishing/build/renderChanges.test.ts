import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { projectRoot } from '../../platform/projectRoot';
import { useFolder } from '../../platform/testing/useFolder';
import { type ChangesAnswer, renderChanges } from './renderChanges';

const inRoot = useFolder();
const socket = () => inRoot('renderer.sock');
let told: string[];
let server: Server | undefined;
beforeEach(async () => {
  told = [];
  await mkdir(inRoot('live'));
  await mkdir(inRoot('scripts'));
  await writeFile(inRoot('live', 'digests.json'), '{}');
});
afterEach(() => server?.close());

const rendered: ChangesAnswer = { kind: 'rendered', rendered: ['/fr/a'], removed: ['fr/b/index.html'] };

function render(options: Partial<Parameters<typeof renderChanges>[0]> = {}) {
  return renderChanges({
    root: inRoot(),
    revision: 'a1b2',
    socket: socket(),
    isOfDesk: true,
    live: inRoot('live'),
    signal: new AbortController().signal,
    onProgress: (detail) => told.push(detail),
    ...options,
  });
}

/** A renderer as the desk runs it. */
async function listen(answer: (connection: Socket, line: string) => void): Promise<void> {
  const started = createServer((connection) =>
    connection.once('data', (line) => answer(connection, line.toString())),
  );
  server = started;
  await new Promise<void>((resolve) => started.listen(socket(), resolve));
}

const reason = (text: string) => ({ reason: text });

it('asks the renderer of the desk, and passes on what it warns of', async () => {
  const asked: unknown[] = [];
  await listen((connection, line) => {
    asked.push(JSON.parse(line));
    const said: ChangesAnswer[] = [{ kind: 'warning', message: 'A code is unknown.' }, rendered];
    connection.end(said.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  });
  const folder = expect.stringMatching(/\.data\/changes\/[0-9a-f-]{36}$/);
  expect(await render()).toMatchObject({ folder, rendered: ['/fr/a'], removed: ['fr/b/index.html'] });
  expect(asked).toEqual([{ revision: 'a1b2', live: inRoot('live'), target: folder }]);
  expect(told).toEqual(['A code is unknown.']);
});

it('hands on each text as it is there, and waits for what is done with it', async () => {
  const done: string[] = [];
  await listen((connection) => {
    const said: ChangesAnswer[] = [
      { kind: 'written', file: '/a' },
      { kind: 'written', file: '/b' },
      rendered,
    ];
    connection.end(said.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  });
  const onText = async (folder: string, file: string) => {
    await setImmediate();
    done.push(`${path.basename(path.dirname(folder))} ${file}`);
  };
  expect(await render({ onText })).toMatchObject({ rendered: ['/fr/a'] });
  expect(done).toEqual(['changes /a', 'changes /b']);
});

it('leaves to Gatsby what the renderer does not know, and what it does not answer', async () => {
  await listen((connection) =>
    connection.end(`${JSON.stringify({ kind: 'unknown', reason: 'it is new.' })}\n`),
  );
  expect(await render()).toEqual(reason('it is new.'));
  server?.close();
  for (const line of ['no JSON', '{"kind":"of another version"}']) {
    await listen((connection) => connection.end(`${line}\n`));
    expect(await render()).toEqual(reason('the renderer answered otherwise than this publish knows.'));
    server?.close();
  }
  await listen((connection) => connection.destroy());
  expect(await render()).toEqual(reason('the renderer ended (the connection was closed).'));
  server?.close();
  await listen(() => undefined);
  expect(await render({ timeLimitMs: 50 })).toEqual(reason('the renderer did not answer in time.'));
});

it('starts one of its own where the desk has none, also behind a socket that was left', async () => {
  await symlink(path.join(projectRoot, 'node_modules'), inRoot('node_modules'));
  await writeFile(inRoot('package.json'), '{}');
  await writeFile(
    inRoot('scripts', 'publishRenderer.ts'),
    `process.on('message', () => process.send?.(${JSON.stringify(rendered)}));`,
  );
  await writeFile(socket(), '');
  expect(await render()).toMatchObject({ rendered: ['/fr/a'] });
  await writeFile(inRoot('scripts', 'publishRenderer.ts'), `process.on('message', () => process.exit(3));`);
  expect(await render()).toEqual(reason('the renderer ended (3).'));
});

it('starts one of its own for a publish of the shell where that of the desk has other code or settings', async () => {
  await symlink(path.join(projectRoot, 'node_modules'), inRoot('node_modules'));
  await writeFile(inRoot('package.json'), '{}');
  await writeFile(
    inRoot('scripts', 'publishRenderer.ts'),
    `process.on('message', () => process.send?.({ kind: 'unknown', reason: 'its own.' }));`,
  );
  const asked: unknown[] = [];
  const answers: ChangesAnswer[] = [rendered, { kind: 'other' }];
  await listen((connection, line) => {
    asked.push(JSON.parse(line));
    connection.end(`${JSON.stringify(answers.shift())}\n`);
  });
  const env = { SITE_URL: 'https://www.korvane.example', CONTENT_API_TOKEN: 'secret', PATH: '' };
  expect(await render({ isOfDesk: false, env })).toMatchObject({ rendered: ['/fr/a'] });
  expect(await render({ isOfDesk: false, env })).toEqual(reason('its own.'));
  const told = expect.objectContaining({ env: { SITE_URL: 'https://www.korvane.example' } });
  expect(asked).toEqual([told, told]);
});

it('asks nobody where the live release is of before, and stops with the publish', async () => {
  expect(await render({ live: inRoot('scripts') })).toEqual(
    reason('the live release does not say what it was made from.'),
  );
  await listen(() => undefined);
  const controller = new AbortController();
  const stopped = render({ signal: controller.signal });
  controller.abort(new Error('stopped'));
  await expect(stopped).rejects.toThrow('stopped');
});
