import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { freePort } from '../../platform/freePort';
import { ContentHistory } from '../../content/revisions/testing/ContentHistory';
import { minimalContent } from '../../content/testing/minimalContent';

const repository = path.join(__dirname, '..', '..');
const token = 'a-token-of-the-test';
let content: ContentHistory;
const children: ChildProcessWithoutNullStreams[] = [];

beforeEach(async () => {
  content = await ContentHistory.create();
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
  await content.dispose();
});

function start(port: number, variables: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  const program = ['--import', 'tsx', 'content-api/server/main.ts'];
  const env = {
    ...process.env,
    CONTENT_API_HOST: '',
    PORT: '',
    CONTENT_API_URL: '',
    CONTENT_API_PORT: String(port),
    CONTENT_API_TOKEN: token,
    CONTENT_DIR: content.folder,
    LOG_LEVEL: '',
    DATABASE_URL: `file:${path.join(content.root, 'contact.db')}`,
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

/** Commits another title of the company. */
async function commitTitle(title: string): Promise<void> {
  const company = minimalContent['company/company.yaml'] ?? '';
  await content.write('company/company.yaml', company.replace(/^title: .*$/m, `title: ${title}`));
  await content.commit(title);
}

test('serves the latest commit that can be read, says what is wrong with a later one, and stops', async () => {
  await commitTitle('One');
  await commitTitle('[Two]');
  const port = await freePort();
  const child = start(port);
  const lineWith = followOutput(child);
  const problem = JSON.parse(await lineWith('content not read'));
  expect(problem).toMatchObject({ level: 50, file: 'content/company/company.yaml', line: 1 });
  expect(problem).toMatchObject({ expected: expect.stringContaining('title') });
  await lineWith(`The content API answers at http://127.0.0.1:${port}/graphql`);
  const companyTitle = async (): Promise<unknown> => {
    const query = '{ company(locale: "fr") { title } }';
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const url = `http://127.0.0.1:${port}/graphql`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return answer.json();
  };
  const title = (value: string) => ({ data: { company: { title: value } } });
  const health = async (): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}/health`)).json();
  expect(await companyTitle()).toEqual(title('One'));
  expect(await health()).toMatchObject({ status: 'degraded', contentProblems: 1 });

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a folder that is no repository ends the start, with what to do', async () => {
  await rm(path.join(content.folder, '.git'), { recursive: true });
  const child = start(1);
  const [errors, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(errors).toMatch(
    /content \(CONTENT_DIR\) is no Git repository, .* run git init && git add -A && git commit/,
  );
  expect(errors).not.toContain('    at ');
  expect(exit).toEqual([1, null]);
});

test('a repository of which no commit can be read starts all the same, and says what is wrong', async () => {
  // Removes the earlier commit, which would otherwise be served.
  await rm(path.join(content.folder, '.git'), { recursive: true });
  await symlink('/proc/self/environ', path.join(content.folder, 'company', 'x.yaml'));
  await content.git
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
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers, ...init });
    return { status: answer.status, body: await answer.json() };
  };
  const health = { status: 'degraded', contentLoadedAt: null, contentProblems: 1 };
  expect(await ask('/health')).toMatchObject({ status: 200, body: health });
  expect(await ask('/_revisions/latest')).toMatchObject({ status: 200, body: { problems: [problem] } });
  const query = {
    method: 'POST',
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
    'a content API that other machines ask, without a token',
    { CONTENT_API_URL: 'http://127.0.0.1:1', CONTENT_API_TOKEN: '' },
    /^CONTENT_API_TOKEN is not set\. Set it to the output of `openssl rand -hex 24`, .+\n$/,
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
