import { once } from 'node:events';
import net from 'node:net';
import { describeStartError } from '../site-server/describeStartError';

/**
 * Finds out before the long work starts. `portVariable` is the name of the variable that sets the port.
 *
 * @throws Error that says what to do when the port cannot be listened on
 */
export async function assertPortIsFree(host: string, port: number, portVariable: string): Promise<void> {
  const server = net.createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new Error(describeStartError(error, portVariable));
  }
  server.close();
  await once(server, 'close');
}
