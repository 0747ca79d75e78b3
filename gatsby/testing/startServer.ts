import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type TestServer = { url: string; close: () => Promise<void> };

/** Serves `listener` on a free port of this machine. */
export async function startServer(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port always has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The JSON body of a request. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  return JSON.parse(await text(request));
}
