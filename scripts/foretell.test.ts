import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startServer, type TestServer } from '../gatsby/testing/startServer';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function run(contentApiUrl: string, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'foretell.ts'), ...args], {
    env: { ...process.env, CONTENT_API_URL: contentApiUrl },
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, stdout, stderr };
}

/** A content API that answers this at `/_revisions/…`. */
async function serve(status: number, body: object): Promise<string> {
  server = await startServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));
  return server.url;
}

const revision = { id: 'a1', at: '2026-11-21T08:00:00.000Z', author: 'Anna', message: '', untranslated: [] };
const problem = { file: 'news/letter/fr.md', line: 3, expected: 'title: expected a text' };

test('explains what it takes', async () => {
  expect(await run('http://127.0.0.1:1', '--from', 'a1')).toEqual({
    code: 2,
    stdout: '',
    stderr: '\n✗ Name two revisions\n\nnpm run foretell -- --from REVISION --to REVISION\n',
  });
});

test('says that the content API is away', async () => {
  const { code, stdout, stderr } = await run('http://127.0.0.1:1', '--from', 'a1', '--to', 'b2');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/✗ The content API at http:\/\/127\.0\.0\.1:1\/_revisions\/\w+ cannot be asked/);
});

test.each([
  ['is not known', 404, {}, 'The content API knows no revision a1.'],
  [
    'has problems',
    200,
    { ...revision, problems: [problem] },
    'Nothing can be built from revision a1: news/letter/fr.md:3: title: expected a text',
  ],
])('names a revision that %s', async (_, status, body, message) => {
  const url = await serve(status, body);
  expect(await run(url, '--from', 'a1', '--to', 'a1')).toEqual({
    code: 1,
    stdout: '',
    stderr: `\n✗ ${message}\n`,
  });
});
