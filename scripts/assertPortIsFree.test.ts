import { once } from 'node:events';
import net from 'node:net';
import * as v from 'valibot';
import { assertPortIsFree } from './assertPortIsFree';

it('tells free ports from those in use', async () => {
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
