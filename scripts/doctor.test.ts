import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startServer, type TestServer } from '../gatsby/testing/startServer';
import { diagnose } from './doctor';

let server: TestServer;

beforeAll(async () => {
  server = await startServer((_, response) =>
    response
      .writeHead(403)
      .end('<Error><Code>Other</Code><Key>AKEXAMPLEKEY</Key><Secret>secret-of-storage</Secret></Error>'),
  );
});

afterAll(() => server.close());

/** Everything is set, and nothing works. */
const everything = () => ({
  SITE_URL: server.url,
  CONTENT_API_URL: server.url,
  CONTENT_API_TOKEN: 'secret-of-the-content-api',
  DATABASE_URL: 'http://127.0.0.1:1',
  DATABASE_AUTH_TOKEN: 'secret-of-the-database',
  SMTP_URL: 'smtp://site:secret%2Dof-mail@127.0.0.1:1',
  CONTACT_TO: 'contact@meridane.example',
  DESK_OIDC_ISSUER: server.url,
  DESK_OIDC_CLIENT_ID: 'meridane-desk',
  DESK_OIDC_CLIENT_SECRET: 'secret-of-sign-in',
  DESK_OIDC_ROLES: 'it=administrator',
  S3_ENDPOINT: server.url,
  S3_REGION: 'eu-west-3',
  S3_BUCKET: 'www.example.com',
  S3_ACCESS_KEY_ID: 'AKEXAMPLEKEY',
  S3_SECRET_ACCESS_KEY: 'secret-of-storage',
});

test('each thing that is configured is tried, though others fail, and no secret is told', async () => {
  const findings = await diagnose({ env: everything() });
  expect(findings.map(({ name, state }) => `${name}: ${state}`)).toEqual([
    'environment: ok',
    'content-api: wrong',
    'database: wrong',
    'mail: wrong',
    'sign-in: wrong',
    'captcha: not configured',
    'storage: wrong',
    'site: wrong',
  ]);
  const told = Object.fromEntries(findings.map(({ name, sentence }) => [name, sentence]));
  expect(told['content-api']).toContain('refused the request (403). Check CONTENT_API_TOKEN');
  expect(told['database']).toContain('(DATABASE_URL), cannot be used: ');
  expect(told['mail']).toContain(
    'did not take a sign-in: nothing listens there: start it, or correct SMTP_URL',
  );
  expect(told['sign-in']).toContain('correct DESK_OIDC_ISSUER (answer 403).');
  expect(told['storage']).toMatch(/the storage answered 403 .*<Key>…<.*<Secret>…<.*: check S3_BUCKET/);
  expect(told['site']).toContain("is not the site server's");
  expect(Object.values(told).join()).not.toMatch(/secret-of|secret%2D|AKEXAMPLE|\n/);
});

test('one thing alone, and one that is not configured', async () => {
  expect(await diagnose({ env: {}, only: ['mail'] })).toEqual([
    { name: 'mail', state: 'not configured', sentence: 'Not set: SMTP_URL, CONTACT_TO.' },
  ]);
});

test('some of the variables of the storage ask for the others', async () => {
  const [finding] = await diagnose({ env: { S3_BUCKET: 'www.example.com' }, only: ['storage'] });
  expect(finding).toMatchObject({ state: 'wrong', sentence: expect.stringContaining('S3_ENDPOINT: got ""') });
});

test('an environment that is not accepted is told, a line a variable', async () => {
  const env = { SITE_URL: 'www.example.com', CONTENT_API_TOKEN: 'too short' };
  expect(await diagnose({ env })).toEqual([
    {
      name: 'environment',
      state: 'wrong',
      sentence: expect.stringContaining('SITE_URL: got "www.example.com"'),
    },
    { name: 'environment', state: 'wrong', sentence: expect.stringContaining('a value of 9 characters') },
  ]);
});

test('is a program, whose exit code says that something is wrong', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'doctor.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...everything() },
    });
  expect(run('--only', 'mail')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^wrong {11}mail {9}The mail server 127\.0\.0\.1:1 did not .*\n$/),
    stderr: '\n✗ Wrong: 1 of 1.\n',
  });
  expect(run('--only', 'post')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('There is no "post" to try\n\nnpm run doctor'),
  });
});
