import type { FastifyInstance } from 'fastify';

/** For requests under way; connections that nobody uses would otherwise keep the server up. */
const graceMs = 3_000;

/** On SIGTERM or SIGINT takes no new requests, finishes those under way and exits. Further signals change nothing. */
export function stopOnSignal(app: FastifyInstance): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      app.server.closeAllConnections();
    }, graceMs).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
