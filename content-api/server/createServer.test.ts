import { Writable } from 'node:stream';
import { exampleContent } from '../../content/testing/exampleContent';
import { createServer } from './createServer';
import { exampleServer } from './testing/exampleServer';

/** Collects the log lines. */
class LogLines extends Writable {
  readonly lines: string[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.lines.push(...chunk.toString().trim().split('\n'));
    done();
  }
}

test('health reports what is served and since when', async () => {
  const at = new Date('2026-11-21T08:00:00Z');
  const app = await exampleServer({ contentLoadedAt: () => at });
  const { statusCode, headers, body } = await app.inject('/health');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body)).toEqual({
    status: 'ok',
    contentLoadedAt: '2026-11-21T08:00:00.000Z',
    contentProblems: 0,
    funds: 2,
    news: 3,
  });
});

test('health tells what is known and opens no content, be there none', async () => {
  const open = jest.fn(() => {
    throw new Error('opened');
  });
  const problem = { file: 'content/team/team.yaml', line: 1, expected: 'expected a list' };
  const app = await createServer({ open, known: () => ({ problems: [problem] }) });
  const { statusCode, body } = await app.inject('/health');
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual({
    status: 'degraded',
    contentLoadedAt: null,
    contentProblems: 1,
    funds: 0,
    news: 0,
  });
  expect(open).not.toHaveBeenCalled();
});

test('an address with nothing at it', async () => {
  const app = await exampleServer();
  const answer = await app.inject('/nothing?secret=1');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: 'There is nothing at GET /nothing' });
});

test.each(['/media/%ff', '/e/fr/docs/funds/%E9/KIID', '/e/fr/funds/%/navs', '/%E9'])(
  '%s is malformed, and is answered with its id',
  async (url) => {
    const app = await exampleServer();
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'Malformed address' });
    expect(answer.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  },
);

test('a part of an address that is too long for anything names nothing', async () => {
  const app = await exampleServer();
  const answer = await app.inject(`/e/fr/docs/funds/${'a'.repeat(200)}/KIID`);
  expect(answer.statusCode).toBe(414);
  expect(answer.json()).toEqual({ error: 'The address is too long' });
});

test('one line a request, without its query, headers or body', async () => {
  const stream = new LogLines();
  const app = await exampleServer({ logger: { level: 'info', stream }, token: 'a-token-of-the-test' });
  await app.inject({
    method: 'POST',
    url: '/graphql?secret=1',
    headers: { authorization: 'Bearer a-token-of-the-test' },
    payload: { query: '{ company(locale: "fr") { title } }' },
  });
  expect(stream.lines).toHaveLength(1);
  expect(JSON.parse(stream.lines[0]!)).toMatchObject({
    level: 30,
    method: 'POST',
    path: '/graphql',
    status: 200,
    milliseconds: expect.any(Number),
  });
  expect(stream.lines[0]).not.toMatch(/secret|company|Bearer|a-token/);
});

test('the log and the answer tell the id that the site server gave a request', async () => {
  const stream = new LogLines();
  const app = await exampleServer({ logger: { level: 'info', stream } });
  const headers = { 'x-request-id': '0b3f6f0e-7a53-4b7e-9f0f-5d3a1c2b4e6d' };
  const answer = await app.inject({ url: '/health', headers });
  expect(answer.headers).toMatchObject(headers);
  expect(JSON.parse(stream.lines[0]!)).toMatchObject({ reqId: headers['x-request-id'] });
});

test('internal errors appear in the log only', async () => {
  const stream = new LogLines();
  const content = () => {
    throw new Error('the disk is full');
  };
  const app = await exampleServer({ content, logger: { level: 'info', stream } });
  const answer = await app.inject('/e/fr/docs/funds/emerging-equity/PROSPECTUS');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ error: 'Internal error' });
  expect(stream.lines.join()).toContain('the disk is full');
  expect(stream.lines.join()).toContain('"level":50');
});

test('each request reads the content as it is then', async () => {
  let content = exampleContent;
  const app = await exampleServer({ content: () => content });
  content = { ...content, news: [] };
  expect((await app.inject('/health')).json()).toMatchObject({ news: 0 });
});
