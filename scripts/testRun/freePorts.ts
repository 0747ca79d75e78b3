import { createServer, type Server } from 'node:net';

function listen(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

/** Two different ports on which nothing listens now, so that a run does not meet a site that is being worked on. */
export async function twoFreePorts(): Promise<readonly [number, number]> {
  const [first, second] = await Promise.all([listen(), listen()]);
  const ports = [portOf(first), portOf(second)] as const;
  await Promise.all([close(first), close(second)]);
  return ports;
}
