import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { simpleGit } from 'simple-git';
import { freePort } from '../../platform/freePort';
import { writeMinimalContent } from '../testing/writeMinimalContent';

const repository = path.join(__dirname, '..', '..');
let contentDir: string;
const children: ChildProcessWithoutNullStreams[] = [];

beforeEach(async () => {
  contentDir = path.join(await mkdtemp(path.join(tmpdir(), 'content-api-')), 'content');
  await cp(path.join(repository, 'content-api', 'content'), contentDir, { recursive: true });
});

afterEach(async () => {
  // A server left running by a failed test would keep Jest from exiting.
  const left = children
    .splice(0)
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(
    left.map((child) => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      return ended;
    }),
  );
  await rm(path.dirname(contentDir), { recursive: true });
});

/** Next to the content folder. */
function databaseUrl(): string {
  return `file:${path.join(path.dirname(contentDir), 'contact.db')}`;
}

function start(port: number, variables: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  const program = ['--import', 'tsx', 'content-api/server/main.ts', '--content', contentDir];
  const env = {
    ...process.env,
    CONTENT_API_HOST: '',
    PORT: '',
    CONTENT_API_URL: '',
    CONTENT_API_PORT: String(port),
    CONTENT_API_TOKEN: '',
    LOG_LEVEL: '',
    DATABASE_URL: databaseUrl(),
    DATABASE_AUTH_TOKEN: '',
    SMTP_URL: '',
    GATSBY_RECAPTCHA_SITE_KEY: '',
    RECAPTCHA_SECRET_KEY: '',
    ...variables,
  };
  const child = spawn(process.execPath, program, { cwd: repository, env });
  children.push(child);
  return child;
}

/** Waits until the output has a line containing each text, in this order. */
function followOutput(child: ChildProcessWithoutNullStreams): (text: string) => Promise<string> {
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async (expected) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`The program ended without "${expected}"`);
      if (value.includes(expected)) return value;
    }
  };
}

async function replaceIn(file: string, search: string, replacement: string): Promise<void> {
  const source = await readFile(path.join(contentDir, file), 'utf8');
  expect(source).toContain(search);
  await writeFile(path.join(contentDir, file), source.replace(search, replacement));
}

test('serves a folder, follows its edits, keeps what it has when an edit is wrong, and stops', async () => {
  const port = await freePort();
  const child = start(port);
  const lineWith = followOutput(child);
  await lineWith(`The content API answers at http://127.0.0.1:${port}/graphql`);
  const companyTitle = async (): Promise<unknown> => {
    const query = '{ company(locale: "fr") { title } }';
    const headers = { 'content-type': 'application/json' };
    const url = `http://127.0.0.1:${port}/graphql`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return answer.json();
  };
  const title = (value: string) => ({ data: { company: { title: value } } });
  expect(await companyTitle()).toEqual(title('Meridane Asset Management'));

  await replaceIn('company/company.yaml', 'title: Meridane Asset Management', 'title: [Meridane]');
  const problem = JSON.parse(await lineWith('content not read'));
  expect(problem).toMatchObject({ level: 50, file: 'content/company/company.yaml' });
  expect(problem).toMatchObject({ line: expect.any(Number), expected: expect.stringContaining('title') });
  expect(await companyTitle()).toEqual(title('Meridane Asset Management'));

  const health = async (): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}/health`)).json();
  expect(await health()).toMatchObject({ status: 'degraded', contentProblems: 1 });

  await replaceIn('company/company.yaml', 'title: [Meridane]', 'title: Meridane & Co');
  await lineWith('content read again');
  expect(await companyTitle()).toEqual(title('Meridane & Co'));
  expect(await health()).toMatchObject({ status: 'ok', contentProblems: 0 });

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('content that cannot be read ends the start with its problems only', async () => {
  await replaceIn('company/company.yaml', 'title: Meridane Asset Management', 'name: Meridane');
  const child = start(1);
  const [errors, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(errors).toMatch(/^content\/company\/company\.yaml:\d+: .*title.*\n/);
  expect(errors).not.toContain('    at ');
  expect(exit).toEqual([1, null]);
});

test('a repository of which no commit can be read starts all the same, and says what is wrong', async () => {
  const content = await writeMinimalContent();
  await rm(contentDir, { recursive: true });
  await cp(content.contentDir, contentDir, { recursive: true });
  await content.dispose();
  await symlink('/proc/self/environ', path.join(contentDir, 'company', 'x.yaml'));
  const git = simpleGit(contentDir);
  await git
    .init()
    .addConfig('user.name', 'A')
    .addConfig('user.email', 'a@example.com')
    .add('.')
    .commit('A link');
  const port = await freePort();
  const lineWith = followOutput(start(port));
  const problem = { file: 'content/company/x.yaml', line: 1, expected: expect.stringMatching(/got a link/) };
  expect(JSON.parse(await lineWith('content not read'))).toMatchObject(problem);
  await lineWith('The content API answers');
  const ask = async (url: string, init?: RequestInit): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, init);
    return { status: answer.status, body: await answer.json() };
  };
  const health = { status: 'degraded', contentLoadedAt: null, contentProblems: 1 };
  expect(await ask('/health')).toMatchObject({ status: 200, body: health });
  expect(await ask('/_revisions/latest')).toMatchObject({ status: 200, body: { problems: [problem] } });
  const query = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{ "query": "{ x }" }',
  };
  const message = expect.stringMatching(/^There is no content to answer from/);
  expect(await ask('/graphql', query)).toEqual({ status: 503, body: { errors: [{ message }] } });
});

test.each([
  [
    'a database that cannot be used',
    { DATABASE_URL: 'file:/dev/null/contact.db' },
    /^The database of contact requests, \/dev\/null\/contact\.db \(DATABASE_URL\), cannot be used: .+\n$/,
  ],
  [
    'an unknown log level',
    { LOG_LEVEL: 'loud' },
    /^LOG_LEVEL: got "loud"; accepted: fatal, error, warn, info, debug, trace, silent; example: warn\n$/,
  ],
  [
    'a captcha without its secret',
    { CONTENT_API_URL: 'http://127.0.0.1:1', GATSBY_RECAPTCHA_SITE_KEY: '6Lc_example-key_01234' },
    /^RECAPTCHA_SECRET_KEY: got ""; accepted: .+\n$/,
  ],
])('%s ends the start with one line', async (_, variables, message) => {
  const child = start(1, variables);
  const [errors, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(errors).toMatch(message);
  expect(exit).toEqual([1, null]);
});
