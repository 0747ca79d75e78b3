import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentApiSource } from '../../gatsby/contentApi/contentApiSource';
import { fetchContentFile } from '../../gatsby/contentApi/fetchContentFile';
import { postToContentApi } from '../../gatsby/contentApi/postToContentApi';
import { ContentRevisions } from '../../publishing/contentRevisions';
import { fetchWhole, retryDropped } from './retryDropped';

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;
/** Requests that were dropped in place of an answer. */
let dropped: number;

/** Answers once on each connection, and drops it as soon as it is used again: what Node.js does by chance after 5 s. */
beforeEach(async () => {
  const used = new WeakSet();
  dropped = 0;
  server = createServer((request, response) => {
    if (used.has(request.socket)) {
      dropped += 1;
      request.socket.destroy();
      return;
    }
    used.add(request.socket);
    answer(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const revision = { id: 'a1', at: '2026-11-20T08:00:00.000Z', author: 'A', message: 'B', problems: [] };

test.each<[string, string, () => Promise<unknown>]>([
  ['a query of the build', '{"data":{"a":1}}', () => postToContentApi({ url, token: undefined }, '{ a }')],
  [
    'a query of Gatsby',
    '{"data":{"a":1}}',
    async () => {
      const { fetch } = contentApiSource(url).options;
      await (await fetch(`${url}/graphql`, { method: 'POST', body: '{}' })).text();
    },
  ],
  ['a file', 'bytes', () => fetchContentFile({ url, token: undefined }, '/media/logo.svg', 'The logo')],
  [
    'a revision',
    JSON.stringify({ ...revision, untranslated: [], uncommitted: [] }),
    () => new ContentRevisions({ url, token: undefined }).latest(),
  ],
])('%s is asked for again when the idle connection is dropped', async (_, body, ask) => {
  answer = (response) => response.end(body);
  for (let count = 0; count < 4; count += 1) await ask();
  expect(dropped).toBeGreaterThan(0);
});

test('an answer that breaks off is asked for again', async () => {
  let requests = 0;
  answer = (response) => {
    requests += 1;
    if (requests > 1) response.end('abcd');
    else response.writeHead(200, { 'content-length': '4' }).write('ab', () => response.destroy());
  };
  expect(await (await fetchWhole(url, { timeLimitMs: 5_000 })).text()).toBe('abcd');
  expect(requests).toBe(2);
});

test('a server that drops every connection is asked three times', async () => {
  let requests = 0;
  answer = (response) => {
    requests += 1;
    response.destroy();
  };
  await expect(fetchWhole(url, { timeLimitMs: 5_000 })).rejects.toThrow('fetch failed');
  expect(requests).toBe(3);
});

test.each([
  ['a time limit', new DOMException('The operation was aborted', 'TimeoutError')],
  ['another error', Object.assign(new Error('no'), { code: 'ENOTFOUND' })],
])('%s is no reason to ask again', async (_, error) => {
  const ask = jest.fn(() => Promise.reject(error));
  await expect(retryDropped(ask)).rejects.toBe(error);
  expect(ask).toHaveBeenCalledTimes(1);
});
