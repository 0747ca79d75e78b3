import { once } from 'node:events';
import http from 'node:http';
import * as v from 'valibot';
import { waitForHealth } from './waitForHealth';

it('waits until the answer is good', async () => {
  let calls = 0;
  const server = http.createServer((_request, response) => {
    calls += 1;
    response.writeHead(calls < 3 ? 503 : 200, { connection: 'close' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  expect(await waitForHealth(`http://127.0.0.1:${port}/health`, 5_000)).toBe(true);
  expect(calls).toBe(3);
  server.close();
  await once(server, 'close');
  expect(await waitForHealth(`http://127.0.0.1:${port}/health`, 200)).toBe(false);
});
