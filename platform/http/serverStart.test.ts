import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import * as v from 'valibot';
import { assertPortIsFree, describeStartError, waitForHealth } from './serverStart';

it('tells free ports from used ones', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  await expect(assertPortIsFree('127.0.0.1', port, 'CONTENT_API_PORT')).rejects.toThrow(
    `127.0.0.1:${port} is in use: stop the program that listens there, or set CONTENT_API_PORT to another port.`,
  );
  server.close();
  await once(server, 'close');
  await expect(assertPortIsFree('127.0.0.1', port, 'PORT')).resolves.toBeUndefined();
});

it('waits until the answer is good', async () => {
  let calls = 0;
  const server = http.createServer((_request, response) => {
    calls += 1;
    response.writeHead(calls < 3 ? 503 : 200, { connection: 'close' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const never = new Promise<never>(() => undefined);
  expect(await waitForHealth(`http://127.0.0.1:${port}/health`, never)).toBe(true);
  expect(calls).toBe(3);
  server.close();
  await once(server, 'close');
});

test.each([
  [
    Object.assign(new Error('listen EACCES'), { code: 'EACCES', address: '127.0.0.1', port: 80 }),
    '127.0.0.1:80 may not be listened on: set CONTENT_API_PORT to a port above 1023.',
  ],
  [
    Object.assign(new Error('getaddrinfo ENOTFOUND nowhere'), { code: 'ENOTFOUND' }),
    'getaddrinfo ENOTFOUND nowhere: set CONTENT_API_HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0.',
  ],
  [
    new Error('content/funds/x/fund.yaml:3: expected a title'),
    'content/funds/x/fund.yaml:3: expected a title',
  ],
  ['a text', 'a text'],
])('tells an operator what to do about %s', (error, text) => {
  expect(describeStartError(error, 'CONTENT_API_PORT')).toBe(text);
});
