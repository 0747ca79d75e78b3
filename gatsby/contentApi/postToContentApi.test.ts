import type { RequestListener, ServerResponse } from 'node:http';
import { readJson, startServer, type TestServer } from '../testing/startServer';
import { ContentApiError } from './contentApiError';
import { postToContentApi } from './postToContentApi';

let server: TestServer | undefined;

async function serve(listener: RequestListener): Promise<string> {
  server = await startServer(listener);
  return server.url;
}

const serveJson = (value: unknown) => serve((_, response) => response.end(JSON.stringify(value)));

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function problemOf(url: string, timeLimit?: number): Promise<string> {
  const error: unknown = await postToContentApi({ url, token: undefined, timeLimit }, '{ a }').then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContentApiError)) throw new Error(`not a ContentApiError: ${String(error)}`);
  const prefix = `Content API at ${url}/graphql: `;
  expect(error.message.slice(0, prefix.length)).toBe(prefix);
  return error.message.slice(prefix.length);
}

it('posts the query with the token and gives the data', async () => {
  const requests: unknown[] = [];
  const url = await serve((request, response) => {
    void readJson(request).then((body) => {
      requests.push([request.method, request.url, request.headers.authorization, body]);
      response.end(JSON.stringify({ data: { a: 1 } }));
    });
  });
  expect(await postToContentApi({ url, token: '0123456789abcdef' }, '{ a }')).toEqual({ a: 1 });
  expect(requests).toEqual([['POST', '/graphql', 'Bearer 0123456789abcdef', { query: '{ a }' }]]);
});

it('names the revision of the build, if it has one', async () => {
  const revisions: unknown[] = [];
  const url = await serve((request, response) => {
    revisions.push(request.headers['content-revision']);
    response.end('{"data":{}}');
  });
  await postToContentApi({ url, token: undefined, revision: 'a1b2' }, '{ a }');
  await postToContentApi({ url, token: undefined }, '{ a }');
  expect(revisions).toEqual(['a1b2', undefined]);
});

it('sends no authorization without a token', async () => {
  let authorization: string | undefined = 'not asked';
  const url = await serve((request, response) => {
    authorization = request.headers.authorization;
    response.end('{"data":{}}');
  });
  await postToContentApi({ url, token: undefined }, '{ a }');
  expect(authorization).toBeUndefined();
});

describe('names the address and the problem', () => {
  it('of a server that is not there', async () => {
    const url = await serve(() => undefined);
    await server?.close();
    server = undefined;
    const { port } = new URL(url);
    expect(await problemOf(url)).toBe(
      `cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}). Is it running? Set CONTENT_API_URL to where it is`,
    );
    expect(await problemOf(`http://localhost:${port}`)).toContain('cannot be reached (connect ECONNREFUSED ');
  });

  it('of a host that does not exist', async () => {
    expect(await problemOf('http://content.invalid')).toContain('content.invalid). Is it running?');
  });

  it('of a connection that breaks off', async () => {
    const url = await serve((request) => request.socket.destroy());
    expect(await problemOf(url)).toMatch(/^cannot be reached \(.+\)\. Is it running\?/);
  });

  it('of a server that does not answer in time', async () => {
    expect(await problemOf(await serve(() => undefined), 50)).toBe('no answer within 0.05 s');
  });

  it('of an answer that does not end in time', async () => {
    const url = await serve((_, response) => void response.write('{"data":'));
    expect(await problemOf(url, 200)).toBe('no answer within 0.2 s');
  });

  it.each([401, 403])('of a refusal with status %d', async (status) => {
    const url = await serve((_, response) => response.writeHead(status).end('{"message":"No"}'));
    expect(await problemOf(url)).toBe(`refused the request (${status}). Check CONTENT_API_TOKEN`);
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    [
      'HTML',
      (response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html>'),
      'answered 200 with text/html; charset=utf-8 instead of JSON',
    ],
    ['nothing', (response) => response.end(), 'answered 200 with no content type instead of JSON'],
    [
      'a bad gateway',
      (response) => response.writeHead(502, { 'content-type': 'text/plain' }).end('Bad gateway'),
      'answered 502 with text/plain instead of JSON',
    ],
  ])('of an answer that is %s', async (_, answer, problem) => {
    expect(await problemOf(await serve((_request, response) => answer(response)))).toBe(problem);
  });

  it.each([[{ status: 'ok' }], [[]], ['text'], [null], [{ data: 'text' }], [{ errors: [{}] }]])(
    'of JSON that is not GraphQL: %j',
    async (value) => {
      expect(await problemOf(await serveJson(value))).toBe('answered JSON that is not a GraphQL answer');
    },
  );

  it('of an answer with errors', async () => {
    const url = await serveJson({
      data: { a: null },
      errors: [{ message: 'Invalid locale' }, { message: 'b' }],
    });
    expect(await problemOf(url)).toBe('answered the error "Invalid locale"');
  });

  it('of an answer without data', async () => {
    expect(await problemOf(await serveJson({ data: null }))).toBe('answered no data');
  });
});
